import type { Browser, Page } from "@playwright/test";
import { expect, menu } from "../journey.ts";
import { type ClubPerson, dateAhead, makeOwnClub, type OwnClub, openAs } from "../own-club.ts";
import { withOwnMail } from "../own-mail.ts";

const test = withOwnMail();

// One after another: a second process would send the first one's mail to its own server.
test.describe.configure({ mode: "default" });

const emailOf = ({ session }: ClubPerson): string => JSON.parse(session).user.email;

/** One court, open for two hours tomorrow evening, both of them booked. */
async function makeFullEvening(): Promise<{ club: OwnClub; date: string }> {
  const hours = { booking_hours_start: "18:00", booking_hours_end: "20:00" };
  const club = await makeOwnClub({ courts: 1, rules: hours });
  const date = dateAhead(1);
  const other = await club.person("member", "Ben Okafor");
  for (const time of ["18:00", "19:00"]) {
    const { status } = await club.book(other, 0, date, time);
    expect(status).toBe(201);
  }
  return { club, date };
}

async function openPage(browser: Browser, person: ClubPerson, path: string, phone: boolean): Promise<Page> {
  const size = phone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {};
  const context = await browser.newContext({ baseURL: process.env.COURTSIDE_URL ?? "", ...size });
  const page = await context.newPage();
  await openAs(page, person, path);
  return page;
}

async function join(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Join Waitlist for Tennis" }).click();
  const dialog = page.getByRole("dialog", { name: "Join Waitlist" });
  await dialog.getByRole("button", { name: "Join Waitlist" }).click();
  await expect(page.getByText("Joined Waitlist!")).toBeVisible();
}

test("a full evening: a member joins by phone, the desk cancels, the offer arrives live and by mail, and accepting it books", async ({
  browser,
  mail,
}) => {
  const { club, date } = await makeFullEvening();
  const maya = await club.person("member", "Maya Chen");
  const phone = await openPage(browser, maya, `/book?date=${date}`, true);
  await phone.getByRole("gridcell", { name: "Court 1, 19:00–20:00, Join Waitlist" }).tap();
  await phone.getByRole("button", { name: "Join Waitlist", exact: true }).tap();
  await expect(phone.getByText("Joined Waitlist!")).toBeVisible();
  await expect(phone.getByText(/^You are number 1 in line for Tennis on /)).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  const desk = await openPage(browser, await club.person("front_desk"), `/bookings?date=${date}`, false);
  await desk.getByRole("button", { name: "Cancel Court 1, 19:00 - 20:00, Ben Okafor" }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Cancel Booking" }).click();
  await expect(desk.getByText("Booking canceled successfully")).toBeVisible();

  await expect(phone.getByText("Court 1 is offered to you", { exact: true })).toBeVisible();
  await expect(phone.getByRole("gridcell", { name: "Court 1, 19:00–20:00, Offered to you" })).toBeVisible();
  await desk.goto(`/book?date=${date}`);
  await expect(desk.getByRole("gridcell", { name: "Court 1, 19:00–20:00, Offer held for: Maya Chen" })).toBeVisible();

  const { subject, link } = await mail.next(emailOf(maya), { subject: /^A court is free for you/ });
  expect(subject).toContain("Court 1");
  await phone.goto(link?.href ?? "");
  await expect(phone.getByRole("tab", { name: "Waitlist", selected: true })).toBeVisible();
  await phone.getByRole("button", { name: /^Accept Court 1/ }).tap();
  await expect(phone.getByText("Court 1 booked for 19:00")).toBeVisible();
  await expect(phone.getByText("You are not on a waitlist")).toBeVisible();
  await phone.goto(`/book?date=${date}`);
  await expect(phone.getByRole("gridcell", { name: "Court 1, 19:00–20:00, Your booking" })).toBeVisible();
  await expect(desk.getByRole("gridcell", { name: "Court 1, 19:00–20:00, Booked by: Maya Chen" })).toBeVisible();
});

test("the desk sees the waitlist and assigns a held slot to another member after a warning; members cannot open the list", async ({
  browser,
}) => {
  const { club, date } = await makeFullEvening();
  const [maya, dai] = [await club.person("member", "Maya Chen"), await club.person("coach", "Dai Nguyen")];
  const phone = await openPage(browser, maya, `/book?date=${date}`, true);
  await join(phone);
  const coach = await openPage(browser, dai, `/book?date=${date}`, false);
  await join(coach);

  const desk = await openPage(browser, await club.person("front_desk"), `/bookings?date=${date}`, false);
  await desk.getByRole("button", { name: "Cancel Court 1, 18:00 - 19:00, Ben Okafor" }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Cancel Booking" }).click();
  await expect(phone.getByText("Court 1 is offered to you", { exact: true })).toBeVisible();

  await menu(desk).getByRole("link", { name: "Waitlist" }).click();
  // The rows are cards where the people's addresses are too long for a table.
  const rows = desk
    .getByRole("table", { name: "Waitlist" })
    .getByRole("row")
    .or(desk.getByRole("list", { name: "Waitlist" }).getByRole("listitem"))
    .filter({ hasText: /Maya Chen|Dai Nguyen/ });
  await expect(rows.nth(0)).toContainText("Maya Chen");
  await expect(rows.nth(0)).toContainText("Court 1 until");
  await expect(rows.nth(1)).toContainText("Dai Nguyen");
  await desk.getByRole("button", { name: "Assign Slot to Dai Nguyen" }).click();
  const dialog = desk.getByRole("dialog", { name: "Assign Slot" });
  await dialog.getByLabel("Court").selectOption("Court 1");
  await dialog.getByLabel("Start").selectOption("18:00");
  await expect(dialog.getByLabel("End")).toHaveValue("19:00");
  await dialog.getByRole("button", { name: "Assign Slot" }).click();
  await expect(dialog.getByText(/^Held for Maya Chen until /)).toBeVisible();
  await dialog.getByRole("button", { name: "Assign Anyway" }).click();
  await expect(desk.getByText("Slot assigned successfully!")).toBeVisible();
  await expect(desk.getByText("1 entry, longest wait first")).toBeVisible();

  await expect(phone.getByText("Court 1 is offered to you", { exact: true })).toBeHidden();
  await expect(coach.getByRole("gridcell", { name: "Court 1, 18:00–19:00, Your booking" })).toBeVisible();
  await phone.goto("/waitlist");
  await expect(phone).toHaveURL(/\/book$/);
});
