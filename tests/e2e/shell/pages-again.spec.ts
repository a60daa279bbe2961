import { expect, test } from "../journey.ts";
import { makeOwnClub, openAs } from "../own-club.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a page is as far down as it was left; another one begins at its top", async ({ page }) => {
  const club = await makeOwnClub();
  await openAs(page, await club.person("admin"), "/settings");
  const welcome = page.getByLabel("Welcome Message");
  await welcome.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(welcome).toBeInViewport();
});
