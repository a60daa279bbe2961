import { afterAll, expect, test } from "vitest";
import { monthlyReportsJob } from "../../../api/src/reports/monthly/job.ts";
import { notifyOfMonth } from "../../../api/src/reports/monthly/notify-admins.ts";
import { call } from "../../support/call.ts";
import type { LoadClub } from "../../support/load-club.ts";
import { addressOf, POLL_OPTIONS, startNoticeWorld } from "../notices/notice-world.ts";
import { rolledUp } from "./rolled-up.ts";

const world = await startNoticeWorld();
const { sql, db, mail } = world;
// Two processes send, and ask by the real clock whom to notify: no admin, because all clubs of this file begin in 2031, but for one.
const [api] = await Promise.all([world.start({ TEST_CLOCK: "on" }), world.start({ TEST_CLOCK: "on" })]);
afterAll(() => expect(api.log()).not.toContain('"level":"error"'));

/** A club with one court, open for two hours a day, whose people came in January 2031. The second of them is an admin too. */
async function clubIn(time_zone: string, rules: object = {}) {
  const hours = { booking_hours_start: "06:00", booking_hours_end: "08:00", advance_booking_days: 60 };
  const club = await world.club({ courts: 1, members: 4, rules: { name: "Harbor", time_zone, ...hours, ...rules } });
  await sql`update memberships set joined_at = '2031-01-05' where club_id = ${club.clubId}`;
  const [admin, second, late, member] = club.members;
  if (!admin || !second || !late || !member) throw new Error("four people are there");
  await sql`update memberships set role = 'admin' where club_id = ${club.clubId} and user_id = ${second.id}`;
  const as = (token: string, method: string, path: string, more: { body?: object; now?: string } = {}) =>
    call(path, { method, url: api.url, token, ...more });
  return { club, admin, second, late, member, as };
}

/** Who was notified of which month, in order. */
async function notified({ clubId }: LoadClub): Promise<[string, string][]> {
  const rows = await sql<{ user_id: string; month: string }[]>`
    select user_id, details->>'month' as month from notices where club_id = ${clubId} and kind = 'monthly_report'
    order by 2, (select created_at from users where id = user_id), 1`;
  return rows.map(({ user_id, month }) => [month, user_id]);
}

const sorted = (...entries: [string, string][]) => entries.toSorted(([, a], [, b]) => (a < b ? -1 : 1));
const run = (clock: string) => monthlyReportsJob(db, clock).run();

test("on the first of a month each admin gets the figures of the club's own month, once, with a link to the report", async () => {
  const { club, admin, second, late, member, as } = await clubIn("Pacific/Auckland");
  const now = "2031-01-28T00:00:00Z";
  const book = async (start_time: string) => {
    const body = { court_id: club.courtIds[0], start_time, user_id: member.id };
    const { status, body: booked, text } = await as(admin.token, "POST", "/bookings", { body, now });
    expect(status, text).toBe(201);
    return String(booked.id);
  };
  // The morning of February 1 in Auckland is January in UTC, and that of March 1 is February.
  await book("2031-01-31T06:00");
  await book("2031-02-01T06:00");
  for (const day of ["11", "18"]) await book(`2031-02-${day}T07:00`);
  await book("2031-03-01T06:00");
  const canceled = await book("2031-02-12T06:00");
  await as(admin.token, "POST", `/bookings/${canceled}/cancel`, { now });
  const waiting = { requested_date: "2031-02-18", sport: "tennis", club_id: club.clubId, user_id: member.id };
  await sql`insert into waitlist_entries ${sql(waiting)}`;
  await sql`update memberships set role = 'admin', joined_at = '2031-02-28T12:00Z' where user_id = ${late.id}`;
  const choice = { monthly_report: { mail: false } };
  const switched = await as(second.token, "PUT", "/me/notification-settings", { body: choice });
  expect([switched.status, switched.body.monthly_report]).toMatchObject([200, { mail: false, inbox: true }]);

  await run("2031-02-28T18:59:59Z");
  expect(await notified(club)).toEqual([]);
  const at8 = "2031-02-28T19:00:00Z";
  await Promise.all([run(at8), run(at8), notifyOfMonth(db, club.clubId, at8)]);
  await run(at8);
  await run("2031-03-02T19:00:00Z");
  expect(sorted(...(await notified(club)))).toEqual(sorted(["2031-02", admin.id], ["2031-02", second.id]));

  const received = await mail.next(addressOf(admin.id), { subject: /in February 2031$/ });
  expect(received.subject).toBe("Harbor in February 2031");
  expect(received.text).toContain(
    [
      "Courts in use: 5% of the open time, 2% the month before",
      "Bookings: 3",
      "Canceled bookings: 1",
      "Requests that got no court: 1",
      "Busiest hour: Tuesday, 07:00 - 08:00",
    ].join("\n"),
  );
  expect(received.headers.has("list-unsubscribe")).toBe(true);
  const link = received.link;
  expect(link?.pathname).toBe("/admin/reports");
  const query = Object.fromEntries(link?.searchParams ?? []);
  expect(query).toEqual({ from: "2031-02-01", to: "2031-02-28" });
  const read = await call("/reports/utilisation", { url: api.url, token: admin.token, query });
  expect(read.body.totals).toMatchObject({ bookings: 3, booked_minutes: 180, open_minutes: 28 * 120 });
  const outcomes = async () => {
    const rows = await sql<{ user_id: string; state: string; problem: string | null }[]>`
      select user_id, state, problem from notices where club_id = ${club.clubId} and kind = 'monthly_report'`;
    return Object.fromEntries(rows.map(({ user_id, state, problem }) => [user_id, problem ?? state]));
  };
  await expect.poll(outcomes, POLL_OPTIONS).toEqual({ [admin.id]: "sent", [second.id]: "switched off" });
  const mails = mail.mails.filter(({ subject }) => subject === received.subject);
  expect(mails.map(({ to }) => to)).toEqual([addressOf(admin.id)]);
  await expect
    .poll(async () => (await as(second.token, "GET", "/me/inbox")).body.data, POLL_OPTIONS)
    .toMatchObject([{ event: "monthly_report", title: "How February 2031 was" }]);

  // Who joined on March 1 is notified of March.
  await run("2031-03-31T19:00:00Z");
  const march = (await notified(club)).filter(([month]) => month === "2031-03");
  expect(sorted(...march)).toEqual(sorted(["2031-03", admin.id], ["2031-03", second.id], ["2031-03", late.id]));
  expect((await mail.next(addressOf(late.id))).subject).toBe("Harbor in March 2031");
});

test.each([
  ["the rows", "2031"],
  ["rollups", "2023"],
])(
  "no-shows are counted from %s with real check-ins of the month's own dates, of the booker and of staff",
  async (from, year) => {
    const rules = { max_bookings_per_day: 5, created_at: `${year}-01-05T12:00:00Z` };
    const { club, admin, member, as } = await clubIn("America/New_York", rules);
    await sql`update memberships set joined_at = ${rules.created_at} where club_id = ${club.clubId}`;
    const book = async (date: string, hour: number) => {
      const body = { court_id: club.courtIds[0], start_time: `${year}-${date}T0${hour}:00` };
      const booked = await as(member.token, "POST", "/bookings", { body, now: `${year}-02-01T12:00:00Z` });
      expect(booked.status, booked.text).toBe(201);
      return String(booked.body.id);
    };
    // 06:00 in New York is 11:00 in UTC.
    const checkIn = async (token: string, id: string, date: string) => {
      const now = `${year}-${date}T10:50:00Z`;
      const checked = await as(token, "POST", `/bookings/${id}/check-in`, { now });
      expect(checked.status, checked.text).toBe(200);
    };
    await checkIn(member.token, await book("02-11", 6), "02-11");
    await book("02-11", 7);
    await checkIn(admin.token, await book("02-28", 6), "02-28");
    await book("02-28", 7);
    // Without a check-in on its date nothing is known of a booking; a canceled one and those of March do not count.
    await book("02-12", 6);
    const canceled = await book("02-13", 7);
    await checkIn(member.token, await book("02-13", 6), "02-13");
    await as(member.token, "POST", `/bookings/${canceled}/cancel`, { now: `${year}-02-13T11:00:00Z` });
    await checkIn(member.token, await book("03-01", 6), "03-01");
    await book("03-01", 7);
    if (from === "rollups") {
      await rolledUp(db, club.clubId, sql);
      const kept = await sql`
      select sum(no_shows)::int as no_shows from report_hours where club_id = ${club.clubId} and date < ${`${year}-03-01`}`;
      expect(kept).toEqual([{ no_shows: 2 }]);
    }

    expect(await notifyOfMonth(db, club.clubId, `${year}-03-01T13:00:00Z`)).toBe(2);
    const received = await mail.next(addressOf(admin.id), { subject: new RegExp(`in February ${year}$`) });
    expect(received.text).toContain(["Bookings: 6", "Canceled bookings: 1", "No-shows: 2", "Requests"].join("\n"));
  },
);

test("without a check-in in the month its mail names no no-shows", async () => {
  const { club, admin, member, as } = await clubIn("America/New_York");
  const body = { court_id: club.courtIds[0], start_time: "2031-02-11T06:00" };
  const booked = await as(member.token, "POST", "/bookings", { body, now: "2031-02-01T12:00:00Z" });
  expect(booked.status, booked.text).toBe(201);
  expect(await notifyOfMonth(db, club.clubId, "2031-03-01T13:00:00Z")).toBe(2);
  const received = await mail.next(addressOf(admin.id), { subject: /in February 2031$/ });
  expect(received.text).toContain("Bookings: 1");
  expect(received.text).not.toContain("No-shows");
});

test("elsewhere the month begins and the five days end by that club's clock, and a text of the club is used", async () => {
  const { club, admin, as } = await clubIn("America/Los_Angeles");
  const text = { subject: "{month}: how it was", text: "Hello,\n\n{figures}", version: 0 };
  const saved = await as(admin.token, "PUT", "/club/mail-texts/monthly_report", { body: text });
  expect(saved.status, saved.text).toBe(200);
  const notifiedAt = (clock: string) => notifyOfMonth(db, club.clubId, clock);
  expect(await notifiedAt("2031-02-28T20:00:00Z")).toBe(0);
  expect(await notifiedAt("2031-03-01T15:59:59Z")).toBe(0);
  expect(await notifiedAt("2031-03-06T08:00:00Z")).toBe(0);
  expect(await notifiedAt("2031-03-06T07:59:59Z")).toBe(2);
  expect(await notifiedAt("2031-03-06T07:59:59Z")).toBe(0);
  const received = await mail.next(addressOf(admin.id));
  expect(received.subject).toBe("February 2031: how it was");
  expect(received.text).toContain("Hello,\n\nCourts in use: 0% of the open time, 0% the month before\nBookings: 0");
  expect(received.text).not.toContain("Busiest hour");
});

test.each([
  ["the demo", { is_demo: true }],
  ["without access", { subscription_status: "none", trial_expires_at: new Date("2031-02-20") }],
  ["suspended", { suspended_at: new Date(), suspension_reason: "Unpaid" }],
  ["closed", { closed_at: new Date("2031-02-20") }],
])("a club that is %s gets none", async (_state, change) => {
  const [{ club }, { club: open }] = await Promise.all([clubIn("Europe/Berlin"), clubIn("Europe/Berlin")]);
  const clock = "2031-03-01T07:00:00Z";
  await sql`update clubs set ${sql(change)} where id = ${club.clubId}`;
  await run(clock);
  expect(await notified(open)).toHaveLength(2);
  expect(await notifyOfMonth(db, club.clubId, clock)).toBe(0);
  expect(await notified(club)).toEqual([]);
});
