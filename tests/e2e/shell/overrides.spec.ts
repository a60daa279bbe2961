import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startApi } from "../../support/api-process.ts";
import { startStaticServer } from "../../support/static-server.ts";
import { expect, menu, signIn, test } from "../journey.ts";
import { coachSaying, FIRST_TEXT } from "./built-remotes.ts";

// The browser logs the requests that these journeys let fail.
test.use({ strict: false });

const LOCAL_TEXT = "Fresh from a desk: who coaches here.";
const open = (page: Page, link: string) => menu(page).getByRole("link", { name: link, exact: true }).click();
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem("courtside-remote-overrides"));

/** mf-coach as on a developer's machine: other text, and one more entry in the sidebar. */
async function buildAtDesk(): Promise<string> {
  const { dist } = await coachSaying(LOCAL_TEXT, join(tmpdir(), `courtside-desk-${process.pid}`));
  const file = join(dist, "remote.json");
  const remote = JSON.parse(await readFile(file, "utf8"));
  const nav = [...remote.nav, { path: "/coaches", label: "From my desk", icon: "coach", roles: ["member"], order: 99 }];
  await writeFile(file, JSON.stringify({ ...remote, nav }));
  return dist;
}

test("a team's own remote runs in the deployed shell, in this browser, until it is reset", async ({ page }) => {
  const dist = await buildAtDesk();
  let desk = await startStaticServer(dist);
  const banner = page.getByRole("status").filter({ hasText: `mf-coach runs from ${desk.url} in this browser.` });

  await test.step("a link starts it, and the sign-in page already shows it", async () => {
    await page.goto(`/coaches?remote=mf-coach@${desk.url}`);
    await expect(banner).toBeVisible();
    await expect(page).not.toHaveURL(/remote=/);
    await signIn(page, "member", "/coaches");
    await expect(page.getByText(LOCAL_TEXT)).toBeVisible();
    await expect(page.getByText("QA Coach")).toBeVisible();
    await expect(page.getByRole("link", { name: "From my desk" })).toBeVisible();
    await expect(banner).toBeVisible();
  });

  await test.step("/remotes.json has the same overrides as the page", async () => {
    const { overrides } = await (await page.request.get("/remotes.json")).json();
    expect(overrides).toEqual(["http://localhost:*", "http://127.0.0.1:*"]);
  });

  await test.step("a foreign origin is rejected, and nothing of it is stored", async () => {
    await page.goto("/book?remote=mf-booking@https://elsewhere.example");
    await expect(page.getByRole("alert")).toHaveText(/^mf-booking from https:\/\/elsewhere\.example was rejected/);
    await expect(page.getByRole("grid")).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    expect(await remembered(page)).toBe(`mf-coach@${desk.url}/`);
  });

  await test.step("while its server is down, only its screens are missing", async () => {
    await desk.stop();
    await page.reload();
    await expect(page.getByRole("grid")).toBeVisible();
    await expect(banner).toContainText("It does not respond.");
    const report = page.waitForRequest("**/api/v1/client-errors");
    await open(page, "Coaches");
    await expect(page.getByText("Coaches is not available right now")).toBeVisible();
    expect((await report).postDataJSON()).toMatchObject({ remote: "mf-coach", version: "1.0.0-local" });
    expect((await (await report).response())?.status()).toBe(204);
    desk = await startStaticServer(dist, desk.port);
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText(LOCAL_TEXT)).toBeVisible();
  });

  await test.step("Reset restores the released version", async () => {
    await banner.getByRole("button", { name: "Reset" }).click();
    await expect(page.getByText(FIRST_TEXT)).toBeVisible();
    await expect(banner).toBeHidden();
    await expect(page.getByRole("link", { name: "From my desk" })).toBeHidden();
    expect(await remembered(page)).toBeNull();
  });
  await desk.stop();
  await rm(join(dist, ".."), { recursive: true });
});

test("where overrides are off, neither a link nor a stored override has any effect", async ({ page }) => {
  const dist = await buildAtDesk();
  const desk = await startStaticServer(dist);
  const api = await startApi({
    DATABASE_URL: process.env.COURTSIDE_API_DATABASE_URL ?? "",
    DATA_DIR: join(dist, ".."),
    REMOTE_OVERRIDES: "off",
    LOG_LEVEL: "warn",
  });
  await page.addInitScript(
    (override) => localStorage.setItem("courtside-remote-overrides", override),
    `mf-coach@${desk.url}/`,
  );
  await signIn(page, "member", `${api.url}/coaches?remote=mf-coach@${desk.url}`);
  await expect(page.getByText(FIRST_TEXT)).toBeVisible();
  await expect(page.getByText("in this browser")).toBeHidden();
  expect(desk.responded()).toBe(0);
  expect(await (await page.request.get(`${api.url}/remotes.json`)).json()).not.toHaveProperty("overrides");
  await api.stop();
  await desk.stop();
  await rm(join(dist, ".."), { recursive: true });
});
