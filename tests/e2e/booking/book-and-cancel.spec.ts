import { expect, menu, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs } from "../own-club.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a member books a free slot, finds it in My Bookings, and cancels it", async ({ page }) => {
  const club = await makeOwnClub();
  await openAs(page, await club.person("member"), `/book?date=${dateAhead(2)}`);
  await page.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Available" }).click();
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByText("Booking Confirmed! 🎾")).toBeVisible();
  await expect(page.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Your booking" })).toBeVisible();

  await menu(page).getByRole("link", { name: "My Bookings" }).click();
  await expect(page.getByRole("tab", { name: "Upcoming (1)" })).toBeVisible();
  await expect(page.getByText("Tennis").first()).toBeVisible();
  await page.getByRole("button", { name: /^Cancel Booking/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel Booking" }).click();
  await expect(page.getByText("Booking canceled successfully")).toBeVisible();
  await expect(page.getByText("No upcoming bookings")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Past & Canceled (1)" })).toBeVisible();
});
