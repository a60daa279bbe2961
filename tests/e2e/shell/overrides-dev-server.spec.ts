import { overrideLink, shellWithOverrides } from "../../../tools/site/deployed-shell.ts";
import { startBesideShell, waitForServer } from "../../../tools/site/dev-servers.ts";
import { freePort } from "../../support/free-port.ts";
import { expect, menu, signIn, test } from "../journey.ts";
import { releaseOf } from "./built-remotes.ts";

// `npm run dev -w mf-coach -- --against …`: a development build on the production build of the shell.
test("a remote's development server serves the deployed shell", async ({ page, baseURL }) => {
  const shell = await shellWithOverrides(baseURL ?? "");
  const server = { part: releaseOf("mf-coach"), port: await freePort() };
  const lines: string[] = [];
  const child = startBesideShell(server, shell, (line) => lines.push(line));
  try {
    await waitForServer(child, server);
    await signIn(page, "member", "/book");
    const address = `ws://localhost:${server.port}/ws`;
    const socket = page.waitForEvent("websocket", (opened) => opened.url().startsWith(address));
    await page.goto(overrideLink(shell, "mf-coach", server.port));
    // The banner comes by itself and moves the menu down: a click in that moment meets nothing.
    await expect(page.getByText(`mf-coach runs from http://localhost:${server.port} in this browser.`)).toBeVisible();
    await menu(page).getByRole("link", { name: "Coaches" }).click();
    await expect(page.getByText("QA Coach"), lines.join("\n")).toBeVisible();
    // The connection over which it announces changes.
    await socket;
    const scripts = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    expect(scripts).toContain(`http://localhost:${server.port}/remoteEntry.js`);
  } finally {
    await page.close();
    await child.stop("SIGTERM", 5_000);
  }
});
