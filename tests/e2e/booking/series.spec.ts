import { expect, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs } from "../own-club.ts";

const rules = { series_max_dates: 12, advance_booking_days: 90 };

test("a member repeats a booking for eight weeks, leaves out the date that is taken, and cancels the rest from one date on", async ({
  page,
}) => {
  const club = await makeOwnClub({ rules });
  const [member, other] = await Promise.all([club.person("member"), club.person("member", "Other member")]);
  for (const court of [0, 1])
    await club.book(court === 0 ? other : await club.person("member"), court, dateAhead(16), "10:00");
  await openAs(page, member, `/book?date=${dateAhead(2)}`);
  await page.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Available" }).click();
  await page.getByRole("button", { name: "Repeat" }).click();
  const dialog = page.getByRole("dialog", { name: "Repeat Court 1" });
  await expect(dialog.getByRole("spinbutton", { name: "Dates" })).toHaveValue("8");
  await dialog.getByRole("button", { name: "Show dates" }).click();
  await expect(dialog.getByText("7 of 8 dates are free.")).toBeVisible();
  await expect(dialog.getByText("This time slot conflicts with an existing booking")).toBeVisible();
  await dialog.getByRole("combobox").selectOption("Leave this date out");
  await dialog.getByRole("button", { name: "Book 7 dates" }).click();
  await expect(dialog.getByText("7 dates, 1 left out")).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Your booking" })).toBeVisible();

  await page.goto("/my-bookings");
  await expect(page.getByRole("tab", { name: "Upcoming (7)" })).toBeVisible();
  await expect(page.getByText(/Every \w+day, 1 of 7/)).toBeVisible();
  await page.getByRole("button", { name: "Cancel Booking" }).nth(2).click();
  const asked = page.getByRole("alertdialog");
  await asked.getByRole("radio", { name: "This and all following dates" }).check();
  await asked.getByRole("button", { name: "Cancel Booking" }).click();
  await expect(page.getByText("Bookings canceled successfully")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Upcoming (2)" })).toBeVisible();
});

test("the front desk books a season for a member from the board, and sees how far it is", async ({ page }) => {
  const club = await makeOwnClub();
  const member = await club.person("member", "Ada Lindqvist");
  await openAs(page, await club.person("front_desk"), `/book?date=${dateAhead(2)}`);
  await page.getByRole("gridcell", { name: "Court 2, 18:00–19:00, Available" }).click();
  await page.getByRole("combobox", { name: "Book for" }).fill("Ada");
  await page.getByText(member.email).click();
  await page.getByRole("button", { name: "Repeat" }).click();
  const dialog = page.getByRole("dialog", { name: "Repeat Court 2 for Ada Lindqvist" });
  await dialog.getByRole("textbox", { name: "Label (optional)" }).fill("Winter season");
  await dialog.getByRole("spinbutton", { name: "Dates" }).fill("40");
  await dialog.getByRole("button", { name: "Show dates" }).click();
  await expect(dialog.getByText("40 of 40 dates are free.")).toBeVisible();
  await dialog.getByRole("button", { name: "Book 40 dates" }).click();
  await expect(dialog.getByText("40 dates", { exact: true })).toBeVisible({ timeout: 30_000 });
});
