import { expect, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs } from "../own-club.ts";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: "no-preference" },
});

const date = dateAhead(2);

test("by touch: a slot, the Book bar, a length, booked", async ({ page }) => {
  const club = await makeOwnClub({ rules: { max_booking_length_minutes: 120 } });
  await openAs(page, await club.person("member"), `/book?date=${date}`);
  await page.getByRole("radio", { name: /^Court 2/ }).check();
  await page.getByRole("gridcell", { name: "Court 2, 10:00–11:00, Available" }).tap();
  await expect(page.getByText("10:00 - 11:00 · 1 h")).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Book", exact: true }).tap();

  const sheet = page.getByRole("dialog", { name: "Book Court 2" });
  await sheet.getByRole("radio", { name: "2 h" }).check();
  await expect(sheet.getByText("10:00 - 12:00")).toBeVisible();
  await expect(sheet.getByText("Uses 1 of 2 that day")).toBeVisible();
  await sheet.getByRole("button", { name: "Book", exact: true }).tap();
  await expect(page.getByText("Booking Confirmed! 🎾")).toBeVisible();
  await expect(page.getByText("Court 2 booked for 10:00")).toBeVisible();
  await expect(page.getByRole("gridcell", { name: "Court 2, 11:00–12:00, Your booking 10:00–12:00" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("a taken slot says why it cannot be booked, and one tap leads to a free one", async ({ page }) => {
  const club = await makeOwnClub();
  await club.book(await club.person("member"), 0, date, "10:00");
  await openAs(page, await club.person("member"), `/book?date=${date}`);
  // Forced: Playwright would wait for a cell that is aria-disabled.
  await page.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Booked" }).tap({ force: true });
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("Booked", { exact: true })).toBeVisible();
  await sheet.getByRole("group", { name: "Available instead" }).getByRole("button").first().tap();
  await page.getByRole("dialog", { name: "Book Court 1" }).getByRole("button", { name: "Book", exact: true }).tap();
  await expect(page.getByText("Booking Confirmed! 🎾")).toBeVisible();
});
