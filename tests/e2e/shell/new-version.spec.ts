import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, menu, test } from "../journey.ts";
import { makeOwnClub, openAs } from "../own-club.ts";

const registry = readFileSync(join(import.meta.dirname, "../../../dist/site/remotes.json"), "utf8");
const isRegistry = (url: URL) => url.pathname === "/remotes.json";

/** From here on the registry has one more release of mf-coach. */
const release = (page: Page) =>
  page.route(isRegistry, (route) =>
    route.fulfill({
      contentType: "application/json",
      body: registry.replaceAll(/(mf-coach\/|"version": ")1\.0\.0-\w+/g, "$11.0.1-0000beef"),
    }),
  );

/** The person comes back to the tab, again if the response before was still being processed: then nothing is requested. */
async function comeBack(page: Page) {
  await expect(async () => {
    await Promise.all([
      page.waitForResponse((response) => isRegistry(new URL(response.url())), { timeout: 2_000 }),
      page.evaluate(() => window.dispatchEvent(new Event("visibilitychange"))),
    ]);
  }).toPass();
}

const OFFER = "There is a new version of Courtside.";

/** Records the path on which the offer is first shown, however briefly. */
function watchForOffer(offer: string): void {
  const seen = new MutationObserver(() => {
    if (!document.body?.textContent?.includes(offer)) return;
    document.documentElement.dataset.offeredOn ??= location.pathname;
  });
  seen.observe(document, { subtree: true, childList: true, characterData: true });
}
const offeredOn = (page: Page) => page.evaluate(() => document.documentElement.dataset.offeredOn);

test("an open page keeps its release, and offers the new one once an unfinished form is left", async ({ page }) => {
  await page.addInitScript(watchForOffer, OFFER);
  const club = await makeOwnClub();
  await openAs(page, await club.person("member"), "/my-account");
  const offer = page.getByText(OFFER);
  // Before the first rendering nothing hears that the person comes back.
  await expect(page.getByLabel("New email")).toBeVisible();
  await comeBack(page);
  await release(page);
  await page.getByLabel("New email").fill("other@club.test");
  // Only the entered text shows that the person has not finished.
  await menu(page).getByRole("link", { name: "Coaches" }).focus();
  await comeBack(page);
  // It requests again only after the first response was processed.
  await comeBack(page);

  await menu(page).getByRole("link", { name: "Book Court" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(offer).toBeVisible();
  expect(await offeredOn(page)).toBe("/book");
  await menu(page).getByRole("link", { name: "Coaches" }).click();
  await expect(page.getByRole("heading", { name: "Coaches" })).toBeVisible();

  await page.unroute(isRegistry);
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Reload" }).click()]);
  await expect(page.getByRole("heading", { name: "Coaches" })).toBeVisible();
  await comeBack(page);
  await comeBack(page);
  expect(await offeredOn(page)).toBeUndefined();
});
