import { expect, menu, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs } from "../own-club.ts";

test("the desk finds a booking; the address keeps search and filter, a reload shows them, Back undoes the last", async ({
  page,
}) => {
  const club = await makeOwnClub();
  const desk = await club.person("front_desk", "Dora Desk");
  const maya = await club.person("member", "Maya Chen");
  const tom = await club.person("member", "Tom Ferreira");
  await club.book(maya, 0, dateAhead(2), "10:00");
  await club.book(tom, 0, dateAhead(3), "11:00");
  await openAs(page, desk, "/all-bookings");
  await expect(page.getByText("2 bookings")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search bookings" }).fill("tom");
  await expect(page.getByText("1 booking", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/q=tom/);
  await page.getByRole("combobox", { name: "Period" }).selectOption({ label: "Last 7 days" });
  await expect(page.getByText("No bookings found")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("searchbox", { name: "Search bookings" })).toHaveValue("tom");
  await expect(page.getByText("No bookings found")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("1 booking", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("searchbox", { name: "Search bookings" })).toHaveValue("");
  await expect(page.getByText("2 bookings")).toBeVisible();

  await page.getByRole("checkbox", { name: "Select all of All Bookings" }).check();
  await page.getByRole("button", { name: "Cancel bookings" }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel 2 bookings?" });
  await dialog.getByLabel("Reason (optional)").fill("Rain");
  await dialog.getByRole("button", { name: "Cancel Bookings" }).click();
  await expect(page.getByText("Booking canceled")).toBeVisible();
  await expect(page.getByText("Canceled", { exact: true })).toHaveCount(2);
});

test("a member is led to the day grid, and has no such list in the menu", async ({ page }) => {
  const club = await makeOwnClub();
  const maya = await club.person("member", "Maya Chen");
  await openAs(page, maya, "/all-bookings");
  await expect(page).toHaveURL(/\/book$/);
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(menu(page).getByRole("link", { name: "All Bookings" })).toHaveCount(0);
});
