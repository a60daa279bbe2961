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

test("a member moves a series by dragging one date: it says which dates are in the way, moves all of them elsewhere, and back", async ({
  page,
}) => {
  const club = await makeOwnClub({ rules: { ...rules, max_bookings_per_day: 3 }, courts: 3 });
  const [member, other] = await Promise.all([club.person("member"), club.person("member", "Other member")]);
  const [first, third] = [dateAhead(2), dateAhead(16)];
  await club.repeat(member, { court: 0, date: first, time: "10:00" }, { count: 4 });
  await club.book(other, 1, third, "13:00");
  await openAs(page, member, `/book?date=${first}`);
  const own = (name: string) => page.getByRole("gridcell", { name: `${name}, Your booking` });
  await own("Court 1, 10:00–11:00").hover();
  await page.mouse.down();
  await page.getByRole("gridcell", { name: "Court 2, 13:00–14:00, Available" }).hover();
  await page.mouse.up();
  const asked = page.getByRole("alertdialog", { name: "Move Court 1?" });
  await expect(asked.getByText(/Every \w+day, 1 of 4/)).toBeVisible();
  await asked.getByRole("radio", { name: "All dates that have not begun" }).check();
  await asked.getByRole("button", { name: "Move", exact: true }).click();
  const failure = asked.getByRole("alert");
  await expect(failure.getByText("Nothing was changed")).toBeVisible();
  await expect(failure.getByRole("listitem")).toHaveCount(1);
  await expect(failure.getByText("This time slot conflicts with an existing booking")).toBeVisible();
  await asked.getByRole("button", { name: "Court 2, 12:00 - 13:00" }).click();
  await expect(own("Court 2, 12:00–13:00")).toBeVisible();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByText("Move undone")).toBeVisible();
  await expect(own("Court 1, 10:00–11:00")).toBeVisible();
  await page.goto(`/book?date=${third}`);
  await expect(own("Court 1, 10:00–11:00")).toBeVisible();
});

test("on its page, a date of a series leads to the grid, and moves alone or with those that follow", async ({
  page,
}) => {
  const club = await makeOwnClub({ rules });
  const member = await club.person("member");
  const dates = [dateAhead(2), dateAhead(9), dateAhead(16)];
  await club.repeat(member, { court: 0, date: dates[0] ?? "", time: "10:00" }, { count: 3 });
  await openAs(page, member, "/my-bookings");
  await page.getByRole("link", { name: "Court 1", exact: true }).nth(1).click();
  await expect(page.getByText(/Every \w+day, 2 of 3/)).toBeVisible();
  await page.getByRole("link", { name: "Move", exact: true }).click();
  await expect(page.getByRole("region", { name: "Move booking" })).toBeVisible();
  await page.getByRole("gridcell", { name: "Court 2, 12:00–13:00, Available" }).click();
  const asked = page.getByRole("alertdialog", { name: "Move Court 1?" });
  await asked.getByRole("radio", { name: "This and all following dates" }).check();
  await asked.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByText("Series changed", { exact: true })).toBeVisible();
  const moved = page.getByRole("gridcell", { name: "Court 2, 12:00–13:00, Your booking" });
  await expect(moved).toBeVisible();
  await page.goto(`/book?date=${dates[2]}`);
  await expect(moved).toBeVisible();
  await page.goto(`/book?date=${dates[0]}`);
  await expect(page.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Your booking" })).toBeVisible();
});

test("staff read a season's label on the board, move all of it, and make all of it longer", async ({ page }) => {
  const club = await makeOwnClub({ courts: 3 });
  const [desk, ana] = await Promise.all([club.person("front_desk"), club.person("member", "Ana Ruiz")]);
  const [first, second] = [dateAhead(3), dateAhead(10)];
  const season = { count: 3, user_id: ana.id, label: "Winter season" };
  await club.repeat(desk, { court: 0, date: first, time: "10:00" }, season);
  await openAs(page, desk, `/bookings?date=${first}&zoom=60`);
  const cell = (name: string) => page.getByRole("gridcell", { name, exact: true });
  await cell("Court 1, 10:00–11:00, Booking: Ana Ruiz, Winter season").focus();
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("region", { name: "Move booking" })).toContainText("To Court 2, 10:00 - 11:00");
  await page.keyboard.press("Enter");
  const all = page.getByRole("radio", { name: "All dates that have not begun" });
  const moving = page.getByRole("alertdialog", { name: "Move Court 1?" });
  await all.check();
  await moving.getByRole("button", { name: "Move", exact: true }).click();
  const moved = cell("Court 2, 10:00–11:00, Booking: Ana Ruiz, Winter season");
  await expect(moved).toBeVisible();

  await moved.click();
  await page.getByRole("button", { name: "+ 15 min" }).click();
  await page.getByRole("button", { name: "Save length" }).click();
  const changing = page.getByRole("alertdialog", { name: "Change Court 2?" });
  await all.check();
  await changing.getByRole("button", { name: "Change", exact: true }).click();
  const longer = cell("Court 2, 10:00–11:15, Booking: Ana Ruiz, Winter season");
  await expect(longer).toBeVisible();
  await page.goto(`/bookings?date=${second}&zoom=60`);
  await expect(longer).toBeVisible();
  await page.goto("/all-bookings");
  await expect(page.getByText("Series: Winter season").first()).toBeVisible();
});
