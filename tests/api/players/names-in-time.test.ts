import { afterAll, expect, inject, test } from "vitest";
import { remindOfNames } from "../../../api/src/bookings/unnamed/remind.ts";
import { openPool } from "../../../api/src/db/pool.ts";
import { call } from "../../support/call.ts";
import { dateFromNow, makeClub, ownerSql, type TestPerson } from "../../support/world.ts";

const db = openPool(inject("apiDatabaseUrl"));
afterAll(() => db.end({ timeout: 1 }));

const DAY = 10;
const at = (hour: number) => `${dateFromNow(DAY)}T${String(hour).padStart(2, "0")}:00`;
const HOUR = 3_600_000;

async function clubWith(unnamed_bookings: "remind" | "release") {
  const rules = { names_required_hours: 12, unnamed_bookings, max_bookings_per_day: 20, advance_booking_days: 30 };
  const club = await makeClub({ courts: 2, rules });
  const book = async (person: TestPerson, hour: number, more: object = {}) => {
    const body = { court_id: club.courts[0]?.id, start_time: at(hour), ...more };
    const { status, body: booked } = await call("/bookings", { method: "POST", token: person.token, body });
    expect(status).toBe(201);
    return booked as { id: string; start_time: string };
  };
  const bookings = {
    unnamed: await book(club.member, 9),
    named: await book(club.member, 10, { players: [{ guest_name: "Gus" }] }),
    ofStaff: await book(club.admin, 11),
    byStaff: await book(club.admin, 12, { user_id: club.member.id }),
    walkIn: await book(club.front_desk, 13, { walk_in: true, players: [{ guest_name: "Wanda" }] }),
  };
  await ownerSql`update bookings set created_at = now() - interval '1 hour' where club_id = ${club.id}`;
  const start = Date.parse(bookings.unnamed.start_time);
  const run = (hoursBefore: number) => remindOfNames(db, club.id, new Date(start - hoursBefore * HOUR).toISOString());
  const statuses = async () => {
    const rows = await ownerSql<
      { id: string; status: string }[]
    >`select id, status from bookings where club_id = ${club.id}`;
    return rows.filter(({ status }) => status === "canceled").map(({ id }) => id);
  };
  const notices = async () =>
    (
      await ownerSql`
      select kind from notices where club_id = ${club.id} and kind like 'names%' order by created_at`
    ).map(({ kind }) => kind);
  return { club, bookings, run, statuses, notices };
}

test("an unnamed booking is reminded of once, a day before the names are due, and stays", async () => {
  const { run, statuses, notices } = await clubWith("remind");
  expect(await run(40)).toEqual({ reminded: 0, released: 0 });
  expect(await run(35)).toEqual({ reminded: 1, released: 0 });
  expect(await run(20)).toEqual({ reminded: 0, released: 0 });
  expect(await run(2)).toEqual({ reminded: 0, released: 0 });
  expect(await statuses()).toEqual([]);
  expect(await notices()).toEqual(["names_missing"]);
});

test("the reminder waits for a morning or a daily mail only if the court is not released before", async () => {
  const hoursOf = async (unnamed: "remind" | "release") => {
    const { club, run } = await clubWith(unnamed);
    expect(await run(35)).toEqual({ reminded: 1, released: 0 });
    const [notice] = await ownerSql<{ hours: number }[]>`
      select extract(epoch from useful_until - created_at)::float8 / 3600 as hours from notices
      where club_id = ${club.id} and kind = 'names_missing'`;
    return Math.round(notice?.hours ?? 0);
  };
  expect(await hoursOf("release")).toBe(35 - 12);
  expect(await hoursOf("remind")).toBe(35);
});

test("where the club says so it is released when the names are due, not within an hour of the reminder, to the waitlist", async () => {
  const { club, bookings, run, statuses, notices } = await clubWith("release");
  expect(await run(11)).toEqual({ reminded: 1, released: 0 });
  expect(await run(10.5)).toEqual({ reminded: 0, released: 0 });
  expect(await run(9.9)).toEqual({ reminded: 0, released: 1 });
  expect(await statuses()).toEqual([bookings.unnamed.id]);
  expect(await notices()).toEqual(["names_missing", "names_released"]);
  const { body } = await call(`/bookings/${bookings.unnamed.id}`, { token: club.member.token });
  expect(body).toMatchObject({ status: "canceled", cancel_reason: "The players were not named in time" });
  expect(body.history).toMatchObject([{ code: "created" }, { code: "canceled" }]);
  const occupancies = await ownerSql`
    select 1 from court_occupancies where booking_id = ${bookings.unnamed.id}
    union all select 1 from person_occupancies where booking_id = ${bookings.unnamed.id}`;
  expect(occupancies).toHaveLength(0);
});

test("a booking whose players are named after the reminder stays", async () => {
  const { club, bookings, run, statuses } = await clubWith("release");
  expect(await run(20)).toEqual({ reminded: 1, released: 0 });
  const players = [{ user_id: club.coach.id }];
  const put = { method: "PUT", token: club.member.token, body: { players } };
  expect((await call(`/bookings/${bookings.unnamed.id}/players`, put)).status).toBe(200);
  expect(await run(11)).toEqual({ reminded: 0, released: 0 });
  expect(await statuses()).toEqual([]);
});

test("a booking that is moved after the reminder is reminded anew before it is released", async () => {
  const { club, bookings, run, statuses, notices } = await clubWith("release");
  expect(await run(35)).toEqual({ reminded: 1, released: 0 });
  const move = (body: object) =>
    call(`/bookings/${bookings.unnamed.id}`, { method: "PATCH", token: club.member.token, body });
  expect((await move({ start_time: `${dateFromNow(DAY + 7)}T09:00` })).status).toBe(200);
  const runLater = (hoursBefore: number) => run(hoursBefore - 7 * 24);
  expect(await runLater(40)).toEqual({ reminded: 0, released: 0 });
  expect(await runLater(11)).toEqual({ reminded: 1, released: 0 });
  // The reminder belongs to the start: another court is no reason for one.
  expect((await move({ court_id: club.courts[1]?.id })).status).toBe(200);
  expect(await runLater(10.5)).toEqual({ reminded: 0, released: 0 });
  expect(await runLater(9.9)).toEqual({ reminded: 0, released: 1 });
  expect(await statuses()).toEqual([bookings.unnamed.id]);
  expect(await notices()).toEqual(["names_missing", "names_missing", "names_released"]);
});

test("a booking that loses its last player after the reminder is reminded anew before it is released", async () => {
  const { club, bookings, run, statuses, notices } = await clubWith("release");
  expect(await run(20)).toEqual({ reminded: 1, released: 0 });
  const path = `/bookings/${bookings.unnamed.id}/players`;
  const name = (players: object[]) => call(path, { method: "PUT", token: club.member.token, body: { players } });
  expect((await name([{ user_id: club.coach.id }, { guest_name: "Gus" }])).status).toBe(200);
  expect((await name([{ user_id: club.coach.id }])).status).toBe(200);
  const left = await call(`${path}/me`, { method: "DELETE", token: club.coach.token });
  expect(left.status).toBe(200);
  expect(await run(11)).toEqual({ reminded: 1, released: 0 });
  expect(await run(10.5)).toEqual({ reminded: 0, released: 0 });
  expect(await run(9.9)).toEqual({ reminded: 0, released: 1 });
  expect(await statuses()).toEqual([bookings.unnamed.id]);
  expect(await notices()).toEqual(["names_missing", "names_missing", "names_released"]);
});

test("a club without the rule is left alone", async () => {
  const { club, run } = await clubWith("release");
  await ownerSql`update clubs set names_required_hours = 0 where id = ${club.id}`;
  expect(await run(11)).toEqual({ reminded: 0, released: 0 });
});

test("a court for one player has no names to give: its bookings are neither reminded of nor released", async () => {
  const { club, run, statuses, notices } = await clubWith("release");
  await ownerSql`update courts set max_players = 1 where club_id = ${club.id}`;
  expect(await run(20)).toEqual({ reminded: 0, released: 0 });
  expect(await run(11)).toEqual({ reminded: 0, released: 0 });
  const due = () => ownerSql`
    select 1 from clubs_with_unnamed_bookings(10000) id where id = ${club.id}`;
  await ownerSql`
    update bookings set starts_at = now() + interval '2 hours', ends_at = now() + interval '3 hours'
    where club_id = ${club.id} and walk_in is null and created_by = user_id and user_id = ${club.member.id}
      and not exists (select from booking_players p where p.booking_id = bookings.id)`;
  expect(await due()).toHaveLength(0);
  await ownerSql`update courts set max_players = 2 where club_id = ${club.id}`;
  expect(await due()).toHaveLength(1);
  expect([await statuses(), await notices()]).toEqual([[], []]);
});

test("a club that begins to release, or requires the names earlier, has its bookings reminded anew before any is released", async () => {
  const { club, bookings, run, statuses, notices } = await clubWith("remind");
  const save = async (change: object) => {
    const [row] = await ownerSql<{ version: number }[]>`select version from clubs where id = ${club.id}`;
    const body = { version: row?.version, ...change };
    expect((await call("/club", { method: "PATCH", token: club.admin.token, body })).status).toBe(200);
  };
  expect(await run(35)).toEqual({ reminded: 1, released: 0 });
  await save({ unnamed_bookings: "release" });
  expect(await run(30)).toEqual({ reminded: 1, released: 0 });
  await save({ names_required_hours: 48 });
  expect(await run(28)).toEqual({ reminded: 1, released: 0 });
  // Fewer hours than a mail has said: nothing is released earlier, and none is sent again.
  await save({ names_required_hours: 10 });
  expect(await run(20)).toEqual({ reminded: 0, released: 0 });
  expect(await run(9.9)).toEqual({ reminded: 0, released: 1 });
  expect(await statuses()).toEqual([bookings.unnamed.id]);
  expect(await notices()).toEqual(["names_missing", "names_missing", "names_missing", "names_released"]);
});
