import type { Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs, openFollowing } from "../own-club.ts";
import { axeProblems } from "../shell/axe-problems.ts";
import { countTaps } from "./count-taps.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const date = dateAhead(1);

/** The requests of data that the page sends, as "POST /bookings". */
function watchRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/v1/")) sent.push(`${request.method()} ${pathname.replace("/api/v1", "")}`);
  });
  return sent;
}

test("any court in three taps from the booking page, without reading the day again", async ({ page }) => {
  const club = await makeOwnClub({ courts: 3 });
  await openFollowing(page, await club.person("member"), `/book?date=${date}`);
  // A page that followed late reads everything again before it shows the first change.
  await club.book(await club.person("coach"), 0, date, "18:00");
  await expect(page.getByRole("gridcell", { name: "Court 1, 18:00–19:00, Booked" })).toBeAttached();
  const taps = await countTaps(page);
  const sent = watchRequests(page);

  await page.getByRole("radio", { name: /^Any court/ }).tap();
  const times = page.getByRole("region", { name: "Free times" });
  await expect(times.getByRole("button", { name: /^18:00/ })).toHaveText(/2 courts free/);
  expect(await axeProblems(page)).toEqual([]);
  await times.getByRole("button", { name: /^18:00/ }).tap();
  const sheet = page.getByRole("dialog", { name: "Book Court 2" });
  await expect(sheet.getByText("18:00 - 19:00")).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  expect(sent.filter((call) => /days|free-times/.test(call))).toEqual([]);
  await sheet.getByRole("button", { name: "Book", exact: true }).tap();
  await expect(page.getByText("Court 2 booked for 18:00")).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  // The next visit begins with all courts.
  await page.goto(`/book?date=${date}`);
  await expect(times.getByRole("button").first()).toBeVisible();
});

test("from the dashboard a free hour is booked in two taps; any court in three", async ({ page }) => {
  const club = await makeOwnClub();
  await openAs(page, await club.person("member"), "/dashboard");
  const free = page.getByRole("link", { name: /2 courts$/ });
  await expect(free.nth(1)).toBeVisible();
  const taps = await countTaps(page);
  // Not the first: it may end while it is chosen.
  const time = (await free.nth(1).textContent())?.slice(0, 5) ?? "";
  await free.filter({ hasText: time }).tap();
  const sheet = page.getByRole("dialog", { name: "Book Court 1" });
  await expect(sheet.getByText(new RegExp(`^${time} - `))).toBeVisible();
  await sheet.getByRole("radio", { name: "Court 2" }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Book", exact: true }).tap();
  await expect(page.getByText(`Court 2 booked for ${time}`)).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(3);
});

test("the list follows live changes; a full day leads to the next free one, and to the waitlist", async ({ page }) => {
  const rules = { booking_hours_start: "10:00", booking_hours_end: "12:00", waitlist_enabled: true };
  const club = await makeOwnClub({ rules });
  const coach = await club.person("coach");
  await openFollowing(page, await club.person("member"), `/book?date=${date}&courts=any`);
  const times = page.getByRole("region", { name: "Free times" });
  // A page that followed late reads everything again before it shows the first change.
  await club.book(coach, 0, date, "10:00");
  await expect(times.getByRole("button")).toHaveText([/^10:00.*1 court free.*Court 2$/, /^11:00.*2 courts free/]);
  const sent = watchRequests(page);
  await club.book(await club.person("member"), 1, date, "10:00");
  await expect(times.getByRole("button")).toHaveText([/^11:00.*2 courts free/]);
  expect(sent.filter((call) => call.includes("/days/"))).toEqual([]);

  await club.book(coach, 0, date, "11:00");
  await club.book(await club.person("member"), 1, date, "11:00");
  await expect(times.getByText(/^No court is free on /)).toBeVisible();
  await expect(page.getByRole("button", { name: "Join Waitlist for Tennis" })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await times.getByRole("button", { name: /^Next free day: / }).tap();
  await expect(page).toHaveURL(new RegExp(`date=${dateAhead(2)}`));
  await expect(times.getByRole("button")).toHaveCount(2);
});

test("a past booking is booked again: court, weekday, time and length", async ({ page }) => {
  const club = await makeOwnClub({ rules: { max_booking_length_minutes: 120, advance_booking_days: 14 } });
  const member = await club.person("member");
  await club.past(member, 1, dateAhead(-6), "18:00", 120);
  await openAs(page, member, "/my-bookings?tab=past");
  await page.getByRole("link", { name: /^Book Again/ }).tap();
  await expect(page).toHaveURL(new RegExp(`date=${date}`));
  const sheet = page.getByRole("dialog", { name: "Book Court 2" });
  await expect(sheet.getByText("18:00 - 20:00")).toBeVisible();
  await sheet.getByRole("button", { name: "Book", exact: true }).tap();
  await expect(page.getByText("Court 2 booked for 18:00")).toBeVisible();
});

test("a canceled booking is booked again with its players", async ({ page, request }) => {
  const club = await makeOwnClub();
  const member = await club.person("member");
  const headers = { authorization: `Bearer ${member.token}` };
  const made = await request.post("/api/v1/bookings", {
    headers,
    data: { court_id: club.courts[1]?.id, start_time: `${date}T18:00`, players: [{ guest_name: "Gus Guest" }] },
  });
  expect(made.status()).toBe(201);
  await request.post(`/api/v1/bookings/${(await made.json()).id}/cancel`, { headers, data: {} });
  await openAs(page, member, "/my-bookings?tab=past");
  await page.getByRole("link", { name: /^Book Again/ }).tap();
  const sheet = page.getByRole("dialog", { name: "Book Court 2" });
  await expect(sheet.getByText("Gus Guest").first()).toBeVisible();
  await sheet.getByRole("button", { name: "Book", exact: true }).tap();
  await expect(page.getByText("Court 2 booked for 18:00")).toBeVisible();
  const { data } = await (await request.get("/api/v1/bookings?scope=mine&when=upcoming", { headers })).json();
  expect(data[0].players.map(({ name }: { name: string }) => name)).toContain("Gus Guest");
});
