import { addDays, dateYearLabel, daysBetween } from "@courtside/contracts/domain/club-clock.ts";
import { instantOf, localDate } from "@courtside/contracts/domain/club-time.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { type ClubPerson, dateAhead, following, makeOwnClub, openAs, openFollowing } from "../own-club.ts";

const tomorrow = dateAhead(1);
// Coaches and members use a tablet at the court.
const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true };
test.use(tablet);

/** Creates a weekly event from 18:00 to 20:00, starting so many days from today. */
async function planWeekly(page: Page, daysAhead: number): Promise<void> {
  await page.getByRole("button", { name: "Create Event" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Event" });
  await dialog.getByRole("button", { name: "Create Event" }).click();
  await expect(dialog.getByText("Title is required")).toBeVisible();
  await dialog.getByLabel("Title").fill("Ladder Night");
  await dialog.getByLabel("Court").selectOption({ index: 1 });
  await dialog.getByRole("button", { name: /^Date/ }).click();
  for (let week = 0; week < Math.floor(daysAhead / 7); week++) await page.keyboard.press("ArrowDown");
  for (let day = 0; day < daysAhead % 7; day++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await dialog.getByLabel("Start time").selectOption("18:00");
  await dialog.getByLabel("End time").selectOption("20:00");
  await dialog.getByLabel("Repeat weekly").check();
  await dialog.getByRole("button", { name: "Create Event" }).click();
  await expect(page.getByText("Event created successfully!")).toBeVisible();
  await expect(page.getByText("Weekly · 13 dates")).toBeVisible();
}

test("a coach plans a weekly event; ten of twelve simultaneous registrations succeed; grid and dashboard show it", async ({
  browser,
  page,
  baseURL,
}) => {
  const club = await makeOwnClub();
  const coach = await club.person("coach", "Maya Okafor");
  const members: ClubPerson[] = [];
  // One by one: of many sign-ins at once a busy server rejects some.
  for (let at = 1; at <= 12; at++) members.push(await club.person("member", `Member ${at}`));

  await openFollowing(page, coach, "/events");
  await expect(page.getByRole("heading", { name: "Club Events" })).toBeVisible();
  await expect(page.getByText("No upcoming events")).toBeVisible();
  await planWeekly(page, 1);

  const response = await page.request.get(`${baseURL}/api/v1/events`, {
    headers: { authorization: `Bearer ${coach.token}` },
  });
  const [event] = ((await response.json()) as { data: { id: string }[] }).data;
  const responses = await Promise.all(
    members.map(({ token }) =>
      page.request.post(`${baseURL}/api/v1/events/${event?.id}/registration`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    ),
  );
  const statuses = responses.map((each) => each.status());
  expect([statuses.filter((status) => status === 201), statuses.filter((status) => status === 409)]).toMatchObject([
    { length: 10 },
    { length: 2 },
  ]);
  // The coach's own screen has been updated.
  await expect(page.getByText("All 10 places taken")).toBeVisible();
  await page.getByRole("button", { name: "Roster (10) of Ladder Night" }).click();
  await expect(page.getByRole("list", { name: "Registered people" }).getByRole("listitem")).toHaveCount(10);
  await page.keyboard.press("Escape");

  const winner = members[statuses.indexOf(201)];
  const context = await browser.newContext({ baseURL: baseURL ?? "", ...tablet });
  const theirs = await context.newPage();
  if (!winner) throw new Error("no registration succeeded");
  await openAs(theirs, winner, "/dashboard?tab=events");
  await expect(theirs.getByRole("heading", { name: "Ladder Night" })).toBeVisible();
  await theirs.getByRole("button", { name: "Unregister from Ladder Night" }).click();
  await expect(theirs.getByText("Successfully unregistered from event")).toBeVisible();
  await expect(theirs.getByText("No registered events")).toBeVisible();
  await expect(page.getByText("1 of 10 places left")).toBeVisible();
  await theirs.goto("/events");
  await theirs.getByRole("button", { name: "Register for Ladder Night" }).click();
  await expect(theirs.getByText("You've been registered for the event!")).toBeVisible();
  const followed = following(theirs);
  await theirs.goto(`/book?date=${tomorrow}`);
  await expect(theirs.getByRole("gridcell", { name: /^Court 1, 18:00–19:00, Event: Ladder Night/ })).toBeVisible();
  await followed;

  await page.getByRole("button", { name: "Cancel Event: Ladder Night" }).click();
  await page.getByRole("button", { name: "Cancel Event", exact: true }).last().click();
  await expect(page.getByText("Event canceled successfully")).toBeVisible();
  await expect(theirs.getByRole("gridcell", { name: "Court 1, 18:00–19:00, Available" })).toBeVisible();
});

const zone = "America/New_York";
/** The hour in UTC of 18:00 in New York. */
const utcHourOn = (date: string) => new Date(instantOf(`${date}T18:00`, zone) ?? 0).getUTCHours();

test("a weekly series that begins four weeks before a clock change keeps its local time on every date", async ({
  page,
}) => {
  const today = localDate(Date.now(), zone);
  let change = addDays(today, 30);
  while (utcHourOn(change) === utcHourOn(addDays(change, -1))) change = addDays(change, 1);
  const dates = Array.from({ length: 13 }, (_, week) => addDays(change, 7 * (week - 4)));
  expect(new Set(dates.map(utcHourOn)).size).toBe(2);

  const club = await makeOwnClub({ rules: { time_zone: zone } });
  await openAs(page, await club.person("coach", "Maya Okafor"), "/events");
  await planWeekly(page, daysBetween(today, dates[0] ?? today));
  await page.getByText("Weekly · 13 dates").tap();
  const shown = page.getByRole("listitem").filter({ hasText: /^\w{3}, \w{3} \d+, \d/ });
  await expect(shown).toHaveText(
    dates.map((date, at) => `${dateYearLabel(date, zone)}, 18:00 - 20:00${at === 0 ? "" : "Instance"}`),
  );
});
