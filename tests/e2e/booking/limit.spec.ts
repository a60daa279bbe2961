import { expect, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs } from "../own-club.ts";

const date = dateAhead(2);

test("at the daily limit the day is yellow, says why, and links to the member's bookings", async ({ page }) => {
  const club = await makeOwnClub({ rules: { max_bookings_per_week: 7 } });
  const member = await club.person("member");
  await club.book(member, 0, date, "10:00");
  await club.book(member, 0, date, "12:00");
  await openAs(page, member, `/book?date=${date}`);
  await expect(page.getByText("Daily limit reached (2 bookings per day)").first()).toBeVisible();
  await expect(page.getByText("2 / 2")).toBeVisible();
  await expect(page.getByText("2 / 7")).toBeVisible();
  const rejected = page.getByRole("gridcell", { name: "Court 2, 14:00–15:00, Limit Reached" });
  await expect(rejected).toHaveAttribute("aria-disabled", "true");
  // Forced: Playwright would wait for a cell that is aria-disabled.
  await rejected.click({ force: true });
  await expect(page.getByText("Daily limit reached (2 bookings per day)")).toHaveCount(2);
  await page.getByRole("main").getByRole("link", { name: "My Bookings" }).click();
  await expect(page).toHaveURL(/\/my-bookings/);
  await expect(page.getByRole("tab", { name: "Upcoming (2)" })).toBeVisible();
});

test("a day beyond the window says so and links to the last bookable one", async ({ page }) => {
  const club = await makeOwnClub();
  await openAs(page, await club.person("member"), `/book?date=${dateAhead(9)}`);
  await expect(page.getByText("Bookings are limited to 7 days in advance").first()).toBeVisible();
  await page.getByRole("gridcell", { name: /^Court 1, 10:00–11:00/ }).click({ force: true });
  await page.getByRole("button", { name: /^Last bookable day/ }).click();
  await expect(page).toHaveURL(new RegExp(`date=${dateAhead(7)}`));
  await expect(page.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Available" })).toBeVisible();
});
