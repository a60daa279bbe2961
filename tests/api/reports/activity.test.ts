import { addDays } from "@courtside/contracts/domain/club-clock.ts";
import { afterAll, expect, inject, test } from "vitest";
import { openPool } from "../../../api/src/db/pool.ts";
import { call } from "../../support/call.ts";
import { book, outcome } from "../../support/try-booking.ts";
import { dateFromNow, makeClub, ownerSql } from "../../support/world.ts";
import { rolledUp } from "./rolled-up.ts";

const db = openPool(inject("apiDatabaseUrl"));
afterAll(() => db.end({ timeout: 1 }));

const DAY = 86_400_000;
const HOUR = 3_600_000;

test("demand, lead time, cancellations, the busiest and those who stopped coming; the same from rollups, also once the rows are gone", async () => {
  // In UTC, so that hours of the day are easy to say.
  const founded = new Date(Date.now() - 60 * DAY);
  const club = await makeClub({ rules: { time_zone: "UTC", created_at: founded } });
  const { admin, member, coach, courts } = club;
  const quiet = await club.person("member", "Quiet Quinn");
  const today = Date.parse(new Date().toISOString().slice(0, 10));
  const dateOf = (ago: number) => new Date(today - ago * DAY).toISOString().slice(0, 10);
  const insert = async (ago: number, hour: number, values: Record<string, unknown>, leadHours = 2) => {
    const starts = today - ago * DAY + hour * HOUR;
    const row = {
      ...{ club_id: club.id, court_id: courts[0]?.id, user_id: member.id, created_by: member.id },
      ...{
        starts_at: new Date(starts),
        ends_at: new Date(starts + HOUR),
        created_at: new Date(starts - leadHours * HOUR),
      },
    };
    await ownerSql`insert into bookings ${ownerSql({ ...row, ...values })}`;
  };
  await insert(5, 10, {}, 0.5);
  await insert(5, 11, {}, 30);
  await insert(5, 12, { status: "canceled", canceled_at: new Date(today - 5 * DAY + 11.5 * HOUR) });
  // Whose time is unknown.
  await insert(5, 14, { status: "canceled" });
  await insert(5, 13, { kind: "lesson", coach_id: coach.id });
  await insert(15, 10, { user_id: quiet.id });
  await ownerSql`
    insert into waitlist_entries (club_id, user_id, requested_date, sport) values (${club.id}, ${member.id}, ${dateOf(5)}, 'tennis')`;
  const rejected = { club_id: club.id, actor_id: member.id, action: "POST /api/v1/bookings", outcome: "refused" };
  const at = new Date(today - 5 * DAY + 9 * HOUR);
  const detail = ownerSql.json({ code: "slot_conflict" });
  await ownerSql`insert into audit_log ${ownerSql({ ...rejected, detail, at, times: 3, rejected_by: member.id, rejected_in: at })}`;

  const read = async () =>
    (await call("/reports/activity", { token: admin.token, query: { from: dateOf(9), to: dateOf(1) } })).body;
  const live = await read();
  expect(live).toMatchObject({
    waiting: [{ sport: "tennis", count: 1 }],
    rejected: [{ code: "slot_conflict", count: 3 }],
    busiest: [{ user_id: member.id, name: member.name, bookings: 2, minutes: 120 }],
    lapsed: [{ user_id: quiet.id, name: "Quiet Quinn", bookings: 1 }],
    coaches: [{ user_id: coach.id, lessons: 1, minutes: 60 }],
    events: [],
    guests: { visits: 0, guests: 0 },
  });
  const counted = (name: string) => (live[name] as { count: number }[]).map(({ count }) => count);
  expect([counted("lead"), counted("canceled")]).toEqual([
    [1, 0, 0, 1, 0, 0, 0],
    [1, 0, 0, 0, 0, 0, 0],
  ]);
  const file = await call("/reports/activity", {
    ...{ token: admin.token, query: { from: dateOf(9), to: dateOf(1) } },
    headers: { accept: "text/csv" },
  });
  expect(file.headers.get("content-disposition")).toBe(`attachment; filename="activity-${dateOf(9)}-${dateOf(1)}.csv"`);
  const lines = file.text.split("\r\n");
  expect(lines[0]).toBe("figure,id,name,from_hours,to_hours,count,minutes,last_at,dates,places");
  expect(lines.slice(1, 4)).toEqual(["waiting,,tennis,,,1,,,,", "rejected,,slot_conflict,,,3,,,,", "lead,,,0,1,1,,,,"]);
  expect(lines).toContain(`busiest,${member.id},${member.name},,,2,120,,,`);
  expect(lines).toContain(`coaches,${coach.id},${coach.name},,,1,60,,,`);
  expect(lines.find((line) => line.startsWith("lapsed"))).toContain(`${quiet.id},Quiet Quinn,,,1,,20`);
  expect(lines).toContain("guests,,visits,,,0,,,,");

  await rolledUp(db, club.id);
  await ownerSql`delete from waitlist_entries where club_id = ${club.id}`;
  await ownerSql`delete from audit_log where club_id = ${club.id}`;
  expect(await read()).toEqual(live);
});

test("waitlist entries count once their date is over on the club's calendar", async () => {
  const { id, admin, member } = await makeClub({ rules: { time_zone: "Pacific/Kiritimati" } });
  const today = dateFromNow(0, "Pacific/Kiritimati");
  const date = (days: number) => addDays(today, days);
  for (const requested_date of [date(-1), date(0), date(1)])
    await ownerSql`insert into waitlist_entries ${ownerSql({ club_id: id, user_id: member.id, requested_date, sport: "tennis" })}`;
  const query = { from: date(-1), to: date(1) };
  const waiting = async (now: string) =>
    (await call("/reports/activity", { token: admin.token, query, now })).body.waiting;
  expect(await waiting(`${today}T12:00:00+14:00`)).toEqual([{ sport: "tennis", count: 1 }]);
  expect(await waiting(`${date(2)}T00:00:00+14:00`)).toEqual([{ sport: "tennis", count: 3 }]);
});

test("requests that are rejected today count at once; admins alone read it", async () => {
  const { admin, member, front_desk } = await makeClub({ rules: { time_zone: "UTC" } });
  // A day may end in between.
  const from = dateFromNow(0, "UTC");
  await book(member, { court_id: "6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11", start_time: "2026-07-16T10:00" });
  const query = { from, to: dateFromNow(0, "UTC") };
  const { body } = await call("/reports/activity", { token: admin.token, query });
  expect(body).toMatchObject({ rejected: [{ code: "not_found", count: 1 }], waiting: [] });
  expect(await outcome(call("/reports/activity", { token: front_desk.token, query }))).toBe(
    "403 forbidden: Access Denied",
  );
  const wrong = await call("/reports/activity", { token: admin.token, query: { from, to: "2000-01-01" } });
  expect([wrong.status, wrong.rejection.details?.field]).toEqual([400, "to"]);
});

test("lists longer than twenty say how many there are, and are whole as CSV; none who lapsed is not the same as none who came", async () => {
  const founded = new Date(Date.now() - 60 * DAY);
  const club = await makeClub({ rules: { time_zone: "UTC", created_at: founded } });
  const { id, admin, courts } = club;
  const today = dateFromNow(0, "UTC");
  const read = (from: number, to: number, headers = {}) => {
    const query = { from: addDays(today, from), to: addDays(today, to) };
    return call("/reports/activity", { token: admin.token, query, headers });
  };
  const { body: nothing } = await read(-9, -1);
  expect(nothing).toMatchObject({
    ...{ totals: { busiest: 0, lapsed: 0, coaches: 0, events: 0 }, has_bookings_before: false },
  });
  const people = await Promise.all(Array.from({ length: 21 }, () => club.person("member")));
  const at = (daysAgo: number, n: number) => new Date(Date.parse(today) - daysAgo * DAY + n * HOUR);
  for (const [n, { id: user_id }] of people.entries()) {
    const times = { starts_at: at(15, n), ends_at: at(15, n + 1) };
    const place = { club_id: id, court_id: courts[0]?.id, created_by: admin.id };
    await ownerSql`insert into bookings ${ownerSql({ ...place, ...times, user_id })}`;
    const [event] = await ownerSql`insert into events ${ownerSql({ ...place, title: `Event ${n}` })} returning id`;
    const date = { club_id: id, court_id: courts[0]?.id, event_id: event?.id, number: 0 };
    await ownerSql`insert into event_dates ${ownerSql({ ...date, starts_at: at(5, n), ends_at: at(5, n + 1) })}`;
  }
  const { body } = await read(-9, -1);
  expect(body).toMatchObject({
    ...{ totals: { busiest: 0, lapsed: 21, coaches: 0, events: 21 }, has_bookings_before: true },
  });
  const { body: before } = await read(-18, -10);
  expect(before).toMatchObject({ totals: { busiest: 21, lapsed: 0 }, has_bookings_before: false });
  const lengths = [body.lapsed, body.events, before.busiest].map((list) => (list as unknown[]).length);
  expect(lengths).toEqual([20, 20, 20]);
  const linesOf = async (from: number, to: number, figure: string) => {
    const { text } = await read(from, to, { accept: "text/csv" });
    return text.split("\r\n").filter((line) => line.startsWith(`${figure},`)).length;
  };
  expect(await linesOf(-9, -1, "lapsed")).toBe(21);
  expect(await linesOf(-9, -1, "events")).toBe(21);
  expect(await linesOf(-18, -10, "busiest")).toBe(21);
});
