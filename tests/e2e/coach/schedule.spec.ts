import { weekdayLabel, weekdayOf } from "@courtside/contracts/domain/weekly-availability.ts";
import type { Page } from "@playwright/test";
import { newAddress } from "../identity/mailing-product.ts";
import { openLink } from "../identity/steps.ts";
import { expect, menu } from "../journey.ts";
import { dateAhead, following, makeOwnClub, openFollowing } from "../own-club.ts";
import { withOwnMail } from "../own-mail.ts";

// Notices would reach other journeys' mail server too.
const test = withOwnMail({ SEND_NOTICES: "off", AUTH_CONFIRM_EMAIL: "on" });

const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true };
test.use(tablet);

const tomorrow = dateAhead(1);
const NAME = "Maya Okafor";

/** An admin adds a coach from /coaches, which redirects staff to their own screen. */
async function addCoach(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/manage\/coaches$/);
  await page.getByRole("button", { name: "Add Coach" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Coach" });
  await dialog.getByLabel("Name").fill(NAME);
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("checkbox", { name: "Tennis" }).check();
  await dialog.getByRole("button", { name: "Add Coach" }).click();
  await expect(page.getByText("Coach added successfully!")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: NAME })).toContainText("Invited");
}

/** The invited person accepts and chooses a password. */
async function accept(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Accept invitation" }).tap();
  await page.getByLabel("New Password").fill("first-secret");
  await page.getByLabel("Confirm Password").fill("first-secret");
  await page.getByRole("button", { name: "Set password" }).tap();
  await page.getByRole("button", { name: "Continue" }).tap();
  await expect(menu(page).getByRole("link", { name: /^Lesson Requests/ })).toBeVisible();
}

test("on a tablet a coach is invited and sets a week, a member requests a lesson, the coach accepts: both calendars and the grid show it", async ({
  browser,
  page,
  baseURL,
  mail,
}) => {
  const club = await makeOwnClub();
  const open = async (role: "admin" | "member", name: string, path: string, device = {}) => {
    const theirs = await (await browser.newContext({ baseURL: baseURL ?? "", ...device })).newPage();
    await openFollowing(theirs, await club.person(role, name), path);
    return theirs;
  };
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

  const office = await open("admin", "Ada Okafor", "/coaches");
  const email = newAddress();
  await addCoach(office, email);
  await openLink(page, mail, email, /^You are invited/);
  await expect(page.getByText(/^Ada Okafor invites you to join .* as Coach\./)).toBeVisible();
  await accept(page);
  // The admin's list updates without a reload.
  await expect(office.getByRole("link", { name: NAME })).toBeVisible();

  const followed = following(page);
  await page.goto("/coaches");
  await page.getByRole("main").getByRole("link", { name: NAME }).tap();
  await page.getByRole("tab", { name: "Edit Schedule" }).tap();
  await page.getByRole("button", { name: `Add hours on ${weekdayLabel(weekdayOf(tomorrow))}` }).tap();
  await page.getByRole("button", { name: "Save Availability" }).tap();
  await expect(page.getByText("Availability updated successfully!")).toBeVisible();

  const theirs = await open("member", "Ana Ruiz", new URL(page.url()).pathname, tablet);
  await menu(page).getByRole("link", { name: "Schedule", exact: true }).tap();
  await expect(page.getByRole("heading", { name: "Schedule", exact: true })).toBeVisible();
  await followed;
  await theirs.getByRole("button", { name: "Request a Lesson" }).tap();
  const sheet = theirs.getByRole("dialog", { name: `Request a Lesson with ${NAME}` });
  await sheet.getByRole("radio", { name: "10:00" }).tap();
  await sheet.getByLabel("Notes").fill("Second serve");
  await sheet.getByRole("button", { name: "Send Request" }).tap();
  await expect(theirs.getByText("Lesson Request Sent!")).toBeVisible();

  // The coach's screen has been updated.
  await page.getByRole("link", { name: "Lesson Requests 1 pending" }).tap();
  await page.getByRole("button", { name: /^Accept: Ana Ruiz/ }).tap();
  const dialog = page.getByRole("dialog", { name: "Accept the lesson with Ana Ruiz" });
  await expect(dialog.getByText("Second serve")).toBeVisible();
  await expect(dialog.getByLabel("Court")).toHaveValue(club.courts[0]?.id ?? "");
  await dialog.getByRole("button", { name: "Accept" }).tap();
  await expect(page.getByText("Lesson request accepted successfully")).toBeVisible();
  await expect(page.getByText("No pending requests")).toBeVisible();

  await page.goto(`/schedule?date=${tomorrow}`);
  const lesson = page.getByRole("button", { name: /^10:00 Ana Ruiz Court 1 \(lesson until 11:00\)/ });
  await expect(lesson).toBeInViewport();
  expect(await fits()).toBe(true);
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(lesson).toBeVisible();
  expect(await fits()).toBe(true);

  await theirs.goto("/my-bookings");
  await expect(theirs.getByText(`Lesson with ${NAME} (Tennis)`)).toBeVisible();
  const others = await open("member", "Ben Okafor", `/book?date=${tomorrow}`);
  await expect(others.getByRole("gridcell", { name: /^Court 1, 10:00–11:00, Lesson/ })).toBeVisible();

  await lesson.tap();
  await page.getByRole("button", { name: "Cancel Lesson" }).tap();
  const confirm = page.getByRole("alertdialog", { name: "Cancel the lesson with Ana Ruiz?" });
  await confirm.getByLabel("Reason").fill("I am ill");
  await confirm.getByRole("button", { name: "Cancel Lesson" }).tap();
  await expect(page.getByText("Booking canceled successfully")).toBeVisible();
  await expect(lesson).toHaveCount(0);
  await expect(others.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Available" })).toBeVisible();
  await theirs.getByRole("tab", { name: /^Past/ }).tap();
  await expect(theirs.getByText("Reason: I am ill")).toBeVisible();
});
