import { expect, menu, test } from "../journey.ts";
import { dateAhead, following, makeOwnClub, openAs } from "../own-club.ts";

const inTwoDays = dateAhead(2);

test("a block over booked courts previews the affected bookings, cancels exactly those, and the booker sees the reason", async ({
  browser,
  page,
}) => {
  const club = await makeOwnClub({ rules: { max_bookings_per_day: 5 } });
  const desk = await club.person("front_desk", "Dana Desk");
  const maya = await club.person("member", "Maya Chen");
  await club.book(maya, 0, inTwoDays, "10:00");
  await club.book(maya, 1, inTwoDays, "12:00");
  await club.book(maya, 0, inTwoDays, "18:00");

  await openAs(page, desk, "/bookings");
  await menu(page).getByRole("link", { name: "Time Blocks" }).click();
  await expect(page.getByText("No court blocks found. Create one to get started.")).toBeVisible();
  await page.getByRole("button", { name: "Add Block" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Block" });
  await dialog.getByRole("button", { name: "Select all courts" }).click();
  await dialog.getByRole("button", { name: /^Start date/ }).click();
  // The calendar shows today.
  for (const key of ["ArrowRight", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await dialog.getByLabel("Start time").selectOption("09:00");
  await dialog.getByLabel("End time").selectOption("17:00");
  await dialog.getByLabel("Reason").fill("Flooded");
  await dialog.getByRole("button", { name: "Add Block" }).click();

  const conflicts = dialog.getByRole("list", { name: "Bookings that will be canceled" });
  await expect(conflicts.getByRole("listitem")).toHaveCount(2);
  await expect(conflicts.getByText("Maya Chen")).toHaveCount(2);
  await dialog.getByRole("button", { name: "Block and Cancel 2 Bookings" }).click();
  await expect(page.getByText("Court block created successfully")).toBeVisible();
  await expect(page.getByRole("cell", { name: "Flooded" })).toHaveCount(2);

  const context = await browser.newContext({ baseURL: process.env.COURTSIDE_URL ?? "" });
  const mayas = await context.newPage();
  await openAs(mayas, maya, "/my-bookings?tab=past");
  await expect(mayas.getByText("Reason: Court blocked: Flooded")).toHaveCount(2);
  await expect(mayas.getByRole("tab", { name: "Upcoming (1)" })).toBeVisible();
  const followed = following(mayas);
  await mayas.goto(`/book?date=${inTwoDays}`);
  await expect(mayas.getByRole("gridcell", { name: /^Court 1, 10:00–11:00, Blocked/ })).toBeVisible();
  await followed;

  await page.getByRole("button", { name: /^Delete the block of Court 1/ }).click();
  await page.getByRole("button", { name: "Delete Block" }).click();
  await expect(page.getByText("Court block deleted successfully")).toBeVisible();
  await expect(mayas.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Available" })).toBeVisible();
});
