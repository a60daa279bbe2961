import { expect, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs } from "../own-club.ts";

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

test("on a tablet: wide columns with the next court in view, a popover beside the slot, a booking", async ({
  page,
}) => {
  const club = await makeOwnClub({ courts: 8 });
  await openAs(page, await club.person("member"), `/book?date=${dateAhead(2)}`);
  const heads = page.getByRole("columnheader");
  await expect(heads).toHaveCount(9);
  const [, ...courts] = await heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().toJSON()));
  expect(Math.min(...courts.map((box) => box.width))).toBeGreaterThanOrEqual(132);
  expect(courts.some((box) => box.left < 820 - 24 && box.right > 820 - 24)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.getByRole("gridcell", { name: "Court 2, 10:00–11:00, Available" }).tap();
  const popover = page.getByRole("dialog", { name: "Book Court 2" });
  await expect(popover).toBeInViewport({ ratio: 1 });
  await popover.getByRole("button", { name: "Book", exact: true }).tap();
  await expect(page.getByText("Booking Confirmed! 🎾")).toBeVisible();
  await expect(page.getByRole("gridcell", { name: "Court 2, 10:00–11:00, Your booking" })).toBeVisible();
});
