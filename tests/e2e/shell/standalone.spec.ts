import { startStandalone, waitForServer } from "../../../tools/site/dev-servers.ts";
import { freePort } from "../../support/free-port.ts";
import { expect, test } from "../journey.ts";
import { releaseOf } from "./built-remotes.ts";

// `npm run dev -w mf-coach`, except that the api is the journeys' own.
test("a remote runs alone, in a mock shell, against the real api, as any persona", async ({ page, baseURL }) => {
  const server = { part: releaseOf("mf-coach"), port: await freePort() };
  const lines: string[] = [];
  const child = startStandalone(server, baseURL ?? "", (line) => lines.push(line));
  try {
    await waitForServer(child, server);
    const alone = `http://localhost:${server.port}`;
    // After a second quick save a browser asks for the first one's update, which is not there any more.
    const update = await fetch(`${alone}/main.1a2b3c4d.hot-update.json`);
    expect(update.status).toBe(404);
    await page.goto(`${alone}/coaches`);
    await expect(page.getByRole("heading", { name: "Coaches" }), lines.join("\n")).toBeVisible();
    await expect(page.getByText("QA Coach")).toBeVisible();
    await page.getByLabel("as").selectOption("Admin");
    await page.waitForURL(`${alone}/coaches?as=admin`);
    await expect(page.getByText("QA Coach")).toBeVisible();
    await page.goto(`${alone}/`);
    await page.locator('a[href="/coaches"]').click();
    await expect(page.getByText("QA Coach")).toBeVisible();
  } finally {
    // Without its server the page's socket would be rejected, and the page would show it.
    await page.close();
    await child.stop("SIGTERM", 5_000);
  }
});
