import { randomUUID } from "node:crypto";
import type { Sql, TransactionSql } from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { openPool } from "../../../api/src/db/pool.ts";
import { call } from "../../support/call.ts";
import { book, outcome } from "../../support/try-booking.ts";
import { dateFromNow, makeClub, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";
import { rolledUp } from "./rolled-up.ts";

const db = openPool(inject("apiDatabaseUrl"));
afterAll(() => db.end({ timeout: 1 }));

const GROUPS = ["hour_weekday", "day", "court"] as const;
type Query = Record<string, string>;
const read = ({ token }: TestPerson, query: Query) => call("/reports/utilisation", { token, query });

interface Row {
  weekday?: string;
  hour?: number;
  date?: string;
  court_id?: string;
  open_minutes: number;
  booked_minutes: number;
  lesson_minutes: number;
  event_minutes: number;
  blocked_minutes: number;
  played_minutes: number;
  no_show_minutes: number;
  utilisation: number | null;
}
const rowsOf = (body: Record<string, unknown>) => body.data as Row[];

const KINDS = ["booking", "lesson", "event", "block"];

interface Occupied {
  club_id: string;
  court_id: string;
  kind: string;
  booking_id: string | null;
  starts_at: Date;
  ends_at: Date;
}

/**
 * Fills courts at random, half hours and whole nights, from one instant to another; each is booked for half an hour later that day.
 * Half of the bookings are checked in, on every other date.
 */
async function fillCourts({ id, courts, member }: TestClub, from: string, until: string): Promise<void> {
  const rows: Occupied[] = [];
  for (const court of courts) {
    for (let at = Date.parse(from); at < Date.parse(until); ) {
      const starts = at + Math.floor(Math.random() * 12) * 900_000;
      const ends = starts + (1 + Math.floor(Math.random() * 16)) * 900_000;
      const kind = KINDS[Math.floor(Math.random() * KINDS.length)] ?? "booking";
      rows.push({
        ...{ club_id: id, court_id: court.id, kind, booking_id: null },
        ...{ starts_at: new Date(starts), ends_at: new Date(ends) },
      });
      at = ends;
    }
    const hour = (count: number) => new Date(Date.parse(until) + count * 3_600_000);
    const later = { starts_at: hour(11), ends_at: hour(11.5) };
    rows.push({ ...{ club_id: id, court_id: court.id, kind: "booking", booking_id: null }, ...later });
  }
  const bookings = rows
    .filter(({ kind }) => kind === "booking")
    .map((row) => {
      row.booking_id = randomUUID();
      const isCheckedIn = row.starts_at.getUTCDate() % 2 === 0 && Math.random() < 0.5;
      return {
        ...{ club_id: id, id: row.booking_id, court_id: row.court_id, user_id: member.id, created_by: member.id },
        ...{ starts_at: row.starts_at, ends_at: row.ends_at, checked_in_at: isCheckedIn ? row.starts_at : null },
      };
    });
  await ownerSql`insert into bookings ${ownerSql(bookings)}`;
  for (let at = 0; at < rows.length; at += 500)
    await ownerSql`insert into court_occupancies ${ownerSql(rows.slice(at, at + 500))}`;
}

/**
 * Minutes counted one by one from the rows, by the wall clock, in SQL; blocks within the opening hours alone. Those of bookings are also
 * played or no-shows, on dates of which one minute at least was checked in.
 */
async function rawMinutes(sql: Sql, { id }: TestClub, zone: string, key: string, from: string, to: string) {
  const rows = await sql<{ key: string; kind: string; minutes: number }[]>`
    with minutes as materialized (
      select o.court_id, o.kind, at at time zone ${zone} as wall, b.checked_in_at is not null as played
      from court_occupancies o left join bookings b on b.club_id = o.club_id and b.id = o.booking_id,
        generate_series(o.starts_at, o.ends_at - interval '1 minute', interval '1 minute') as at
      where o.club_id = ${id}
    ), dated as (
      select *, bool_or(played) over (partition by wall::date) as uses_check_in from minutes
    )
    select ${sql.unsafe(key)} as key, seen as kind, count(*)::int as minutes
    from dated, unnest(array[kind, case when kind = 'booking' and uses_check_in then case when played then 'played' else 'no_show' end end]) as seen
    where wall::date between ${from} and ${to} and (kind <> 'block' or wall::time >= '06:00' and wall::time < '22:00')
      and seen is not null
    group by 1, 2`;
  const minutes: Record<string, Record<string, number>> = {};
  for (const row of rows) minutes[row.key] = { ...minutes[row.key], [row.kind]: row.minutes };
  return minutes;
}

const KEYS: Record<(typeof GROUPS)[number], string> = {
  hour_weekday: "trim(to_char(wall, 'day')) || ' ' || extract(hour from wall)",
  day: "wall::date::text",
  court: "court_id::text",
};
const keyOf = ({ weekday, hour, date, court_id }: Row) => date ?? court_id ?? `${weekday} ${hour}`;

async function expectRaw(club: TestClub, zone: string, span: { from: string; to: string }) {
  for (const group of GROUPS) {
    const { status, body } = await read(club.admin, { ...span, group });
    expect(status).toBe(200);
    const shown = rowsOf(body).map((row) => {
      const minutes = [
        ...[row.booked_minutes, row.lesson_minutes, row.event_minutes, row.blocked_minutes],
        ...[row.played_minutes, row.no_show_minutes],
      ];
      return [
        keyOf(row),
        Object.fromEntries(
          [...KINDS, "played", "no_show"].map((kind, at) => [kind, minutes[at]]).filter(([, each]) => each),
        ),
      ];
    });
    const used = Object.fromEntries(shown.filter(([, minutes]) => Object.keys(minutes as object).length > 0));
    expect(used).toEqual(await rawMinutes(ownerSql, club, zone, KEYS[group], span.from, span.to));
  }
}

const all = async (club: TestClub, span: { from: string; to: string }) =>
  Promise.all(GROUPS.map(async (group) => (await read(club.admin, { ...span, group })).text));

test.each([
  ["America/New_York", "2024-10-26", "2024-11-24"],
  ["Australia/Lord_Howe", "2024-03-20", "2024-04-20"],
])(
  "in %s rollups equal the rows over a random history with a clock change, also after later changes",
  async (zone, from, to) => {
    const club = await makeClub({ rules: { time_zone: zone, created_at: `${from}T03:00:00Z` } });
    await fillCourts(club, `${from}T12:00:00Z`, `${to}T00:00:00Z`);
    await expectRaw(club, zone, { from, to });
    const live = await all(club, { from, to });

    await rolledUp(db, club.id);
    const [kept] = await ownerSql`
      select count(*)::int as dates from report_dates where club_id = ${club.id} and date between ${from} and ${to}`;
    expect(kept?.dates).toBeGreaterThan(25);
    expect(await all(club, { from, to })).toEqual(live);
    // What is read now is the rollups and not the rows.
    await ownerSql`update report_hours set open_minutes = open_minutes + 1 where club_id = ${club.id} and booked_minutes > 0 and date = ${to}`;
    const more = await all(club, { from, to });
    for (const [nth, text] of live.entries()) expect(more[nth]).not.toBe(text);

    // A change of a time that has begun is seen at once, and counted again.
    await ownerSql`
      update bookings set checked_in_at = starts_at where club_id = ${club.id} and starts_at < ${`${to}T00:00:00Z`} and checked_in_at is null
        and id in (select id from bookings where club_id = ${club.id} order by starts_at, id limit 5)`;
    await ownerSql`update court_occupancies set kind = 'block', booking_id = null where club_id = ${club.id} and kind <> 'block' and starts_at > ${`${to}T00:00:00Z`}`;
    await expectRaw(club, zone, { from, to });
    const changed = await all(club, { from, to });
    await rolledUp(db, club.id);
    expect(await ownerSql`select from report_changes where club_id = ${club.id}`).toHaveLength(0);
    expect(await all(club, { from, to })).toEqual(changed);
  },
  150_000,
);

test("a range of which every date waits to be counted again counts once", async () => {
  const club = await makeClub({ rules: { created_at: "2024-07-01T12:00:00Z" }, courts: 1 });
  await fillCourts(club, "2024-07-03T10:00:00Z", "2024-07-03T20:00:00Z");
  await rolledUp(db, club.id);
  const span = { from: "2024-07-03", to: "2024-07-03" };
  const counted = await all(club, span);
  await ownerSql`
    insert into report_changes (club_id, starts_at, ends_at) values (${club.id}, '2024-07-03T12:00:00Z', '2024-07-03T13:00:00Z')`;
  expect(await all(club, span)).toEqual(counted);
});

test("open minutes of the denominator: courts times opening hours; a court closed or hours changed since do not change the past", async () => {
  const club = await makeClub({ rules: { created_at: "2024-07-01T12:00:00Z" }, courts: 3 });
  const span = { from: "2024-07-01", to: "2024-07-07", group: "court" };
  const open = async () => rowsOf((await read(club.admin, span)).body).map(({ open_minutes }) => open_minutes);
  const week = 7 * 16 * 60;
  expect(await open()).toEqual([week, week, week]);
  await rolledUp(db, club.id);
  await ownerSql`update clubs set booking_hours_end = '20:00' where id = ${club.id}`;
  await ownerSql`update courts set is_active = false where club_id = ${club.id} and name = 'Court 3'`;
  expect(await open()).toEqual([week, week, week]);
  const ahead = { from: dateFromNow(2), to: dateFromNow(3), group: "court" };
  const coming = rowsOf((await read(club.admin, ahead)).body).map(({ open_minutes }) => open_minutes);
  expect(coming).toEqual([2 * 14 * 60, 2 * 14 * 60]);
  const before = await read(club.admin, { from: "2024-06-01", to: "2024-06-30", group: "day" });
  expect(before.body.totals).toMatchObject({ open_minutes: 0, utilisation: null });
});

test("a booking ahead counts at once, in its hour by the club's clock, beside the range before; filters and CSV", async () => {
  const club = await makeClub({ courts: 2 });
  const [court, other] = club.courts;
  await ownerSql`update courts set sport = 'padel', name = '=HYPERLINK("x")' where club_id = ${club.id} and id = ${other?.id ?? ""}`;
  const date = dateFromNow(2);
  expect((await book(club.member, { court_id: court?.id, start_time: `${date}T10:00` })).status).toBe(201);
  const span = { from: date, to: date };
  const { body } = await read(club.admin, { ...span, group: "hour_weekday" });
  expect(body).toMatchObject({ group: "hour_weekday", from: date, to: date, time_zone: "America/New_York" });
  const weekday = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" })
    .format(new Date(date))
    .toLowerCase();
  expect(rowsOf(body)).toHaveLength(16);
  expect(rowsOf(body).filter(({ booked_minutes }) => booked_minutes > 0)).toMatchObject([
    { weekday, hour: 10, open_minutes: 120, booked_minutes: 60, bookings: 1, utilisation: 0.5 },
  ]);
  expect(body.totals).toMatchObject({ booked_minutes: 60, bookings: 1, open_minutes: 32 * 60 });
  expect(body.previous).toMatchObject({ from: dateFromNow(1), to: dateFromNow(1), totals: { booked_minutes: 0 } });
  const padel = await read(club.admin, { ...span, sport: "padel" });
  expect(padel.body.totals).toMatchObject({ booked_minutes: 0, open_minutes: 16 * 60 });
  const one = await read(club.admin, { ...span, group: "day", court_id: court?.id ?? "" });
  expect(rowsOf(one.body)).toMatchObject([{ date, booked_minutes: 60, open_minutes: 16 * 60 }]);

  const csv = await call("/reports/utilisation", {
    token: club.admin.token,
    query: { ...span, group: "court" },
    headers: { accept: "text/csv" },
  });
  expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const [header, first, second] = csv.text
    .split("\r\n")
    .toSorted(
      (a, b) => b.length - a.length - 1000 * Number(a.startsWith("court_id")) + 1000 * Number(b.startsWith("court_id")),
    );
  expect(header).toBe(
    "court_id,court_name,sport,open_minutes,booked_minutes,lesson_minutes,event_minutes,blocked_minutes,bookings,lessons,events,played_minutes,no_show_minutes,no_shows,utilisation",
  );
  expect([first, second].join("\n")).toContain(`${other?.id},"'=HYPERLINK(""x"")",padel,960,0,0,0,0,0,0,0,0,0,0,0`);
  expect(csv.text).toContain(`${court?.id},Court 1,tennis,960,60,0,0,0,1,0,0,0,0,0,0.0625`);
  for (const [accept, type] of [
    ["application/json, text/csv;q=0.5", "application/json"],
    ["text/csv;q=0", "application/json"],
    ["text/html, */*;q=0.8", "application/json"],
    ["text/csv, */*;q=0.1", "text/csv; charset=utf-8"],
  ] as const) {
    const found = await call("/reports/utilisation", { token: club.admin.token, query: span, headers: { accept } });
    expect(found.headers.get("content-type"), accept).toBe(type);
  }
});

test("a check-in shows who played, and after the end who did not come; without any, dates show booked time only", async () => {
  const club = await makeClub({ courts: 2, rules: { max_bookings_per_day: 20, time_zone: "UTC" } });
  const [court, other] = club.courts;
  await ownerSql`update courts set sport = 'padel' where club_id = ${club.id} and id = ${other?.id ?? ""}`;
  const date = dateFromNow(2);
  const first = await book(club.member, { court_id: court?.id, start_time: `${date}T10:00` });
  await book(club.coach, { court_id: other?.id, start_time: `${date}T10:00` });
  await book(club.coach, { court_id: court?.id, start_time: `${date}T13:00` });
  const at = (time: string) => `${date}T${time}:00Z`;
  const totals = async (time: string, filter: Query = {}) => {
    const query = { from: date, to: date, group: "day", ...filter };
    const { body } = await call("/reports/utilisation", { token: club.admin.token, query, now: at(time) });
    const { booked_minutes, played_minutes, no_show_minutes, no_shows } = body.totals as Row & { no_shows: number };
    return [booked_minutes, played_minutes, no_show_minutes, no_shows];
  };
  expect(await totals("23:00")).toEqual([180, 0, 0, 0]);
  const path = `/bookings/${first.body.id}/check-in`;
  expect((await call(path, { method: "POST", token: club.member.token, now: at("09:50") })).status).toBe(200);
  expect(await totals("10:30")).toEqual([180, 60, 0, 0]);
  expect(await totals("11:00")).toEqual([180, 60, 60, 1]);
  expect(await totals("14:00")).toEqual([180, 60, 120, 2]);
  expect(await totals("14:00", { sport: "padel" })).toEqual([60, 0, 60, 1]);
});

test("admins alone read reports, of their own club; wrong input is named", async () => {
  const [club, foreign] = await Promise.all([makeClub(), makeClub()]);
  const span = { from: "2026-07-01", to: "2026-07-31" };
  for (const person of [club.front_desk, club.coach, club.member])
    expect(await outcome(read(person, span))).toBe("403 forbidden: Access Denied");
  const date = dateFromNow(2);
  await book(foreign.member, { court_id: foreign.courts[0]?.id, start_time: `${date}T10:00` });
  const own = await read(club.admin, { from: date, to: date, group: "court" });
  expect(own.body.totals).toMatchObject({ booked_minutes: 0 });
  expect(own.text).not.toContain(foreign.courts[0]?.id);
  const field = async (query: Query) => {
    const { status, rejection } = await read(club.admin, query);
    return `${status} ${rejection.details?.field}`;
  };
  expect(await field({ to: "2026-07-31" })).toBe("400 from");
  expect(await field({ from: "2026-07-01" })).toBe("400 to");
  expect(await field({ from: "2026-02-30", to: "2026-07-31" })).toBe("400 from");
  expect(await field({ from: "2026-08-01", to: "2026-07-31" })).toBe("400 to");
  expect(await field({ from: "2023-07-01", to: "2026-07-01" })).toBe("400 to");
  expect((await read(club.admin, { from: "2023-07-02", to: "2026-07-01", group: "day" })).status).toBe(200);
  expect(await field({ ...span, group: "week" })).toBe("400 group");
  expect(await field({ ...span, court_id: "1" })).toBe("400 court_id");
  expect(await field({ ...span, court_id: foreign.courts[0]?.id ?? "" })).toBe("404 court_id");
});

test("the job comes to a club whose dates or changes are not counted, and not to one that has closed", async () => {
  const club = await makeClub();
  /** After a change that the job of another process cannot see yet. */
  const isDueAfter = (change: (sql: TransactionSql) => Promise<unknown>) =>
    ownerSql.begin(async (sql) => {
      await change(sql);
      const [row] = await sql`select ${club.id} in (select clubs_to_report(1000000)) as due`;
      return row?.due;
    });
  const changed = (sql: TransactionSql) => sql`
    insert into report_changes (club_id, starts_at, ends_at)
    values (${club.id}, now() - interval '3 hours', now() - interval '2 hours')`;
  expect(await isDueAfter((sql) => sql`update clubs set created_at = ${dateFromNow(-5)} where id = ${club.id}`)).toBe(
    true,
  );
  await rolledUp(db, club.id);
  expect(await isDueAfter(async () => {})).toBe(false);
  expect(await isDueAfter(changed)).toBe(true);
  await rolledUp(db, club.id);
  const closed = async (sql: TransactionSql) => {
    await changed(sql);
    await sql`update clubs set closed_at = now() where id = ${club.id}`;
  };
  expect(await isDueAfter(closed)).toBe(false);
});
