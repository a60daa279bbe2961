import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../journey.ts";

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

/** The person comes back to the tab. */
async function comeBack(page: Page) {
  const answered = page.waitForResponse((response) => isRegistry(new URL(response.url())));
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await answered;
}

test("an open page keeps its release, and offers the new one once the form that was begun is left", async ({
  page,
}) => {
  await signIn(page, "member", "/my-account");
  const offer = page.getByText("There is a new version of Courtside.");
  await comeBack(page);
  await release(page);
  await page.getByLabel("New email").fill("somebody@else.test");
  await comeBack(page);
  await page.getByRole("link", { name: "Coaches" }).focus();
  // After a second answer the first has been seen by the page, and nothing was made of it.
  await comeBack(page);
  await expect(offer).toBeHidden();

  await page.getByRole("link", { name: "Book Court" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(offer).toBeVisible();
  await page.getByRole("link", { name: "Coaches" }).click();
  await expect(page.getByText("QA Coach")).toBeVisible();

  await page.unroute(isRegistry);
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Reload" }).click()]);
  await expect(page.getByText("QA Coach")).toBeVisible();
  await expect(offer).toBeHidden();
});
