import { expect, test } from "../journey.ts";
import { dateAhead, following, makeOwnClub, openAs, openFollowing } from "../own-club.ts";

test("a member sees the club's welcome, the rules, the legend and their use of the limits", async ({ page }) => {
  const club = await makeOwnClub({
    rules: { welcome_message: "The café opens at 7:30.", sports: ["tennis", "squash"], booking_hours_end: "24:00" },
  });
  const member = await club.person("member", "Maya Chen");
  await openFollowing(page, member, "/book");
  const main = page.getByRole("main");
  await expect(main.getByText("Court Booking System")).toBeVisible();
  await expect(main.getByRole("heading", { level: 1, name: "Book Your Court Time" })).toBeVisible();
  await expect(main.getByText("Welcome, Maya Chen")).toBeVisible();
  await expect(main.getByText(`Welcome to Club ${club.id.slice(0, 8)}!`)).toBeVisible();
  await expect(main.getByText("The café opens at 7:30.")).toBeVisible();
  for (const label of ["Available", "Booked", "Blocked", "Limit Reached", "Join Waitlist"]) {
    await expect(main.getByText(label, { exact: true }).first()).toBeVisible();
  }
  await expect(main.getByText("Booking Info")).toBeVisible();
  for (const [rule, value] of [
    ["Daily Limit", "2 bookings per day"],
    ["Advance Window", "7 days"],
    ["Slot Duration", "60 minutes"],
  ] as const) {
    await expect(main.getByText(rule, { exact: true })).toBeVisible();
    await expect(main.getByText(value, { exact: true })).toBeVisible();
  }
  await expect(main.getByText("0 / 2")).toBeVisible();
  await expect(main.getByText("2 slots left")).toBeVisible();
  await expect(main.getByText("0 bookings")).toBeVisible();
  await expect(main.getByText("Your Today's Bookings")).toBeVisible();
  await expect(main.getByText("Your This Week")).toBeVisible();
  await expect(main.getByText("Stay active!")).toBeHidden();
  await club.book(member, 0, dateAhead(0), "23:00");
  await expect(main.getByText("1 booking", { exact: true })).toBeVisible();
  await expect(main.getByText("Stay active!")).toBeVisible();

  await page.getByRole("radio", { name: "Squash" }).check();
  await expect(main.getByText("No courts available for Squash")).toBeVisible();
});

test("staff see the whole club's counts and whose view it is, instead of limits", async ({ page, browser }) => {
  const club = await makeOwnClub();
  await club.book(await club.person("member"), 0, dateAhead(2), "10:00");
  await openAs(page, await club.person("admin"), "/book");
  await expect(page.getByText("View Mode")).toBeVisible();
  await expect(page.getByText("All bookings visible")).toBeVisible();
  await expect(page.getByText("Daily Limit", { exact: true })).toHaveCount(0);
  await expect(page.getByText("All Today's Bookings")).toBeVisible();
  await expect(page.getByText("All This Week")).toBeVisible();
  await expect(page.getByText("All users")).toBeVisible();
  const followed = following(page);
  await page.goto(`/book?date=${dateAhead(2)}`);
  await expect(page.getByText("1 booking", { exact: true })).toBeVisible();
  await followed;
  // Another member books: the count follows.
  await club.book(await club.person("member"), 1, dateAhead(2), "12:00");
  await expect(page.getByText("2 bookings", { exact: true })).toBeVisible();

  const context = await browser.newContext({ baseURL: process.env.COURTSIDE_URL ?? "" });
  const desk = await context.newPage();
  await openAs(desk, await club.person("front_desk"), "/book");
  await expect(desk.getByText("Staff view")).toBeVisible();
  await context.close();
});

test("'Pick a date' opens a month and leads to a day", async ({ page }) => {
  const club = await makeOwnClub();
  await openAs(page, await club.person("member"), `/book?date=${dateAhead(1)}`);
  await page.getByRole("button", { name: "Pick a date" }).click();
  await expect(page.getByRole("dialog", { name: "Pick a date" }).locator(":focus")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`date=${dateAhead(2)}`));
});
