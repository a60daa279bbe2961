import { expect, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs } from "../own-club.ts";

const SIZES = [
  { what: "a small phone", width: 360, height: 640 },
  { what: "a phone", width: 390, height: 844 },
  { what: "a window of 1280 × 720 at 200 %", width: 640, height: 360 },
] as const;

for (const { what, width, height } of SIZES) {
  test(`the first slots are in view without scrolling on ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const club = await makeOwnClub({ courts: 5, rules: { sports: ["tennis", "squash", "pickleball"] } });
    await openAs(page, await club.person("member"), `/book?date=${dateAhead(1)}`);
    const first = page.getByRole("gridcell").first();
    await expect(first).toBeInViewport({ ratio: 1 });
    // No bar of the shell and no sticky row covers it.
    const isOnTop = await first.evaluate((cell) => {
      const { left, top, width: w, height: h } = cell.getBoundingClientRect();
      return cell.contains(document.elementFromPoint(left + w / 2, top + h / 2));
    });
    expect(isOnTop).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test("a long court name leaves room for the next court", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const club = await makeOwnClub({ courts: 2 });
  const admin = await club.person("admin");
  const name = "The Very Long Named Centre Court of Riverside";
  const response = await page.request.patch(`/api/v1/courts/${club.courts[0]?.id}`, {
    headers: { authorization: `Bearer ${admin.token}` },
    data: { name },
  });
  expect(response.status()).toBe(200);
  await openAs(page, await club.person("member"), `/book?date=${dateAhead(1)}`);
  await expect(page.getByRole("radio", { name: new RegExp(name) })).toBeVisible();
  await expect(page.getByRole("radiogroup", { name: "Court" }).getByText("Court 2")).toBeInViewport();
});
