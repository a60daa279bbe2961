import { expect, signIn, test } from "../journey.ts";

test("a member books a free slot, finds it in My Bookings, and cancels it", async ({ page }) => {
  await signIn(page, "member", "/book");
  await expect(page).toHaveURL(/\/book/);
  await page.getByRole("radiogroup", { name: "Date" }).locator("label").nth(2).click();
  await page
    .getByRole("gridcell", { name: /^Court 1, .*Available$/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByText("Booking Confirmed! 🎾")).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /^Court 1, .*Your booking/ })).toBeVisible();

  await page.getByRole("link", { name: "My Bookings" }).click();
  await expect(page.getByRole("tab", { name: "Upcoming (1)" })).toBeVisible();
  await expect(page.getByText("Tennis").first()).toBeVisible();
  await page.getByRole("button", { name: /^Cancel Booking/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel Booking" }).click();
  await expect(page.getByText("Booking canceled successfully")).toBeVisible();
  await expect(page.getByText("No upcoming bookings")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Past & Canceled (1)" })).toBeVisible();
});
