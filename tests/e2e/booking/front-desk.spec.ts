import { expect, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs } from "../own-club.ts";

test("the front desk finds a member, books for them past a conflict, and cancels with a reason", async ({ page }) => {
  const club = await makeOwnClub();
  const date = dateAhead(20);
  await club.person("member", "Ana Ruiz");
  const desk = await club.person("front_desk", "Sam Desk");
  await openAs(page, desk, `/bookings?date=${date}`);
  await expect(page.getByRole("heading", { level: 1, name: "Manage Bookings" })).toBeVisible();

  await page.getByRole("button", { name: "Create Booking" }).click();
  await expect(page.getByText("Please fill in all required fields")).toBeVisible();
  await page.getByRole("combobox", { name: "Member" }).fill("rui");
  await page.getByText("Ana Ruiz").click();
  await page.getByLabel("Court", { exact: true }).selectOption("Court 1");
  await page.getByLabel("Start").selectOption("10:15");
  await page.getByLabel("End").selectOption("11:45");

  // Another member books first.
  const faster = await club.book(desk, 0, date, "11:00");
  expect(faster.status).toBe(201);
  await page.getByRole("button", { name: "Create Booking" }).click();
  await expect(page.getByText("Failed to create booking")).toBeVisible();
  await expect(page.getByText("This time slot conflicts with an existing booking").first()).toBeVisible();
  const instead = page.getByRole("group", { name: "Available instead" });
  await instead.getByRole("button", { name: "Court 2, 10:15 - 11:45" }).click();
  await page.getByRole("button", { name: "Create Booking" }).click();
  await expect(page.getByText("Booking created successfully")).toBeVisible();

  const cancel = page.getByRole("button", { name: "Cancel Court 2, 10:15 - 11:45, Ana Ruiz" });
  await cancel.click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Reason (optional)").fill("Rain");
  await dialog.getByRole("button", { name: "Cancel Booking" }).click();
  await expect(page.getByText("Booking canceled successfully")).toBeVisible();
  await expect(cancel).toBeHidden();
});

test("an admin books for a member on the grid, reads the name by hovering, and cancels there", async ({ page }) => {
  const club = await makeOwnClub();
  await club.person("member", "Ana Ruiz");
  await openAs(page, await club.person("admin"), `/book?date=${dateAhead(2)}`);
  const slot = "Court 1, 10:00–11:00";
  await page.getByRole("gridcell", { name: `${slot}, Available` }).click();
  await page.getByRole("combobox", { name: "Book for" }).fill("rui");
  await page.getByText("Ana Ruiz").click();
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByText("Booking Confirmed! 🎾")).toBeVisible();

  const booked = page.getByRole("gridcell", { name: `${slot}, Booked by: Ana Ruiz` });
  const tip = page.locator("[popover]").filter({ hasText: "Booked by: Ana Ruiz" });
  await page.getByRole("heading", { level: 1 }).hover();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(tip).toBeHidden();
  await booked.hover({ force: true });
  await expect(tip).toBeVisible();

  // Forced: Playwright would wait for a cell that is aria-disabled.
  await booked.click({ force: true });
  await page.getByRole("button", { name: "Cancel Booking" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByText(/booked by Ana Ruiz/)).toBeVisible();
  await dialog.getByLabel("Reason (optional)").fill("Rain");
  await dialog.getByRole("button", { name: "Cancel Booking" }).click();
  await expect(page.getByText("Booking canceled successfully")).toBeVisible();
  await expect(page.getByRole("gridcell", { name: `${slot}, Available` })).toBeVisible();
});
