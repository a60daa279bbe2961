import type { Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { makeOwnClub, openAs } from "../own-club.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** Holds the application's own code back until it is let go. */
async function holdCode(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/main.*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const hasPicture = () => localStorage.getItem("courtside-picture") !== null;

test("a member's next start shows the day as it was seen last, until the application has drawn it", async ({
  page,
}) => {
  const club = await makeOwnClub({ courts: 2 });
  await openAs(page, await club.person("member", "Ana Ruiz"), "/book");
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  await page.waitForFunction(hasPicture);

  const letGo = await holdCode(page);
  await page.reload({ waitUntil: "commit" });
  const picture = page.locator(".kept-picture");
  await expect(picture).toBeVisible();
  await expect(picture.getByText(/^As of \d\d:\d\d$/)).toBeVisible();
  await expect(picture.locator("[role=gridcell]").first()).toBeVisible();
  // It is none for a keyboard or a screen reader.
  await expect(page.getByRole("gridcell")).toHaveCount(0);
  await expect(picture).toHaveAttribute("inert");
  letGo();
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  await expect(picture).toHaveCount(0);

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/auth/);
  expect(await page.evaluate(hasPicture)).toBe(false);
});

test("nothing is kept of the grid of staff, which has names", async ({ page }) => {
  const club = await makeOwnClub({ courts: 2 });
  await openAs(page, await club.person("front_desk", "Dora Desk"), "/book");
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  // What is kept of a visit is there.
  await page.waitForFunction(async () => (await (await caches.open("courtside-reads")).keys()).length > 0);
  // A picture is taken when the browser is idle.
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  expect(await page.evaluate(hasPicture)).toBe(false);
});
