import { expect, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs } from "../own-club.ts";

test("by keyboard alone: into the grid, a range, booked, and out again with the focus kept", async ({ page }) => {
  const club = await makeOwnClub({ courts: 3, rules: { max_booking_length_minutes: 120 } });
  await openAs(page, await club.person("member"), `/book?date=${dateAhead(2)}`);
  const cell = (name: string) => page.getByRole("gridcell", { name });
  const first = cell("Court 1, 06:00–07:00, Available");
  await expect(first).toBeVisible();

  for (let stops = 0; stops < 40; stops++) {
    await page.keyboard.press("Tab");
    if (await first.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(cell("Court 2, 07:00–08:00, Available")).toBeFocused();
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(2);
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page.getByText("Bookings are limited to 120 minutes")).toBeAttached();
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(2);

  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Book", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Booking Confirmed! 🎾")).toBeVisible();
  await expect(cell("Court 2, 08:00–09:00, Your booking 07:00–09:00")).toBeFocused();

  await page.keyboard.press("Home");
  await page.keyboard.press("PageDown");
  await expect(cell("Court 1, 09:00–10:00, Available")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Book", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Book", exact: true })).toHaveCount(0);
  await expect(cell("Court 1, 09:00–10:00, Available")).toBeFocused();
});
