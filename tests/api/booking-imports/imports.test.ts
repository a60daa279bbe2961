import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { call } from "../../support/call.ts";
import { dayOf } from "../../support/days.ts";
import { listenAs } from "../../support/live-stream.ts";
import { dateFromNow, makeClub, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";
import { POLL_OPTIONS } from "../auth/accounts.ts";

interface Row {
  line: number;
  outcome: string;
  is_guest: boolean;
  start_time: string | null;
  end_time: string | null;
  problems: { field: string; message: string }[];
  why: string | null;
}
interface Report {
  id: string;
  status: string;
  mapping: Record<string, string>;
  options: Record<string, unknown>;
  counts: Record<string, number>;
  rows: Row[];
}
type Who = Pick<TestPerson, "token">;

const importRows = ({ token }: Who, rows: unknown, more = {}, query = {}, headers = {}) =>
  call("/booking-imports", { method: "POST", token, query, headers, body: { rows, ...more } });
const dryRun = { dry_run: "true" };

async function importFile({ token }: Who, lines: string[], more: Record<string, object> = {}, query = dryRun) {
  const form = new FormData();
  form.set("file", new File([lines.join("\r\n")], "bookings.csv"));
  for (const [name, value] of Object.entries(more)) form.set(name, JSON.stringify(value));
  const sent = await call("/booking-imports", { method: "POST", token, query, raw: form });
  if (sent.status !== 200) throw new Error(sent.text);
  return sent.body as unknown as Report;
}

const show = async ({ token }: Who, id: unknown) =>
  (await call(`/booking-imports/${id}`, { token })).body as unknown as Report;
const end = ({ token }: Who, id: unknown, how: "stop" | "undo") =>
  call(`/booking-imports/${id}/${how}`, { method: "POST", token });
const inState = (who: Who, id: unknown, status: string) =>
  vi.waitFor(async () => {
    const found = await show(who, id);
    if (found.status !== status) throw new Error(`the import is ${found.status}: ${JSON.stringify(found.counts)}`);
    return found;
  }, POLL_OPTIONS);

const booked = (club: TestClub, status = "confirmed") => ownerSql<
  { walk_in: string | null; user_id: string; at: string }[]
>`
  select b.walk_in, b.user_id, to_char(b.starts_at at time zone 'America/New_York', 'YYYY-MM-DD HH24:MI') as at
  from bookings b where b.club_id = ${club.id} and b.status = ${status} order by b.starts_at, b.court_id`;

const date = dateFromNow(3);
const at = (hour: number) => `${date} ${String(hour).padStart(2, "0")}:00`;
const outcomes = ({ rows }: Report) =>
  rows.map(({ line, outcome, problems }) => [line, outcome, ...problems.map(({ field }) => field)]);

test("a dry run says of each row whether it is new, there, skipped or wrong and why, and writes nothing", async () => {
  const club = await makeClub();
  const [court, other] = club.courts.map(({ name }) => name);
  const mine = { court_id: club.courts[0]?.id, start_time: `${date}T09:00`, user_id: club.member.id };
  expect((await call("/bookings", { method: "POST", token: club.admin.token, body: mine })).status).toBe(201);
  const rows = [
    `${court},${at(9)},${at(10)},${club.member.name},Approved`,
    `${other},${at(9)},${at(10)},${club.member.name},Approved`,
    `${court},${at(9)},${at(10)},Wanda Walker,Approved`,
    `${court},${at(11)},${at(12)},"${club.coach.name}",Approved`,
    `${court},${at(11)},${at(12)},Wanda Walker,Approved`,
    `${other},${at(11)},${at(12)},Wanda Walker,Approved`,
    `Squash 7,${at(13)},${at(14)},Wanda Walker,Approved`,
    `${court},soon,${at(14)},Wanda Walker,Approved`,
    `${court},2020-01-01 10:00,2020-01-01 11:00,Wanda Walker,Approved`,
    `${court},${date} 03:00,${date} 04:00,Wanda Walker,Approved`,
    `${court},${date} 13:05,${date} 14:05,Wanda Walker,Approved`,
    `${court},${at(15)},${at(16)},Wanda Walker,Deleted`,
    `${court},${at(15)},${at(16)},,Approved`,
  ];
  // LibreBooking ends every line with a comma.
  const file = ["Resource,Begin,End,User,Status", ...rows].map((line) => `${line},`);
  const report = await importFile(club.admin, file);
  expect(report.mapping).toEqual({ court: "Resource", start: "Begin", end: "End", name: "User", status: "Status" });
  expect(outcomes(report)).toEqual([
    [2, "unchanged"],
    [3, "wrong", "start"],
    [4, "wrong", "start"],
    [5, "new"],
    [6, "wrong", "start"],
    [7, "new"],
    [8, "wrong", "court"],
    [9, "wrong", "start"],
    [10, "wrong", "start"],
    [11, "wrong", "start"],
    [12, "wrong", "start"],
    [13, "skipped", "status"],
    [14, "wrong", "name"],
  ]);
  expect(report.rows.flatMap(({ problems }) => problems.map(({ message }) => message))).toEqual([
    "The member already has a booking at this time",
    "This time slot conflicts with an existing booking",
    "Overlaps with line 5 of the file",
    'The club has no court called "Squash 7"',
    '"soon" cannot be read as start',
    "Cannot book in the past",
    expect.stringMatching(/^Outside booking hours/),
    "Bookings start and end on the club's time slots",
    "Was canceled",
    "Booked by is required",
  ]);
  expect(report.rows.map(({ is_guest }) => is_guest).slice(3, 6)).toEqual([false, true, true]);
  expect(await booked(club)).toHaveLength(1);

  const courts = { "Squash 7": club.courts[1]?.id };
  const chosen = await importFile(club.admin, file, { options: { courts, unknown_people: "skip" } });
  expect(outcomes(chosen).slice(5, 7)).toEqual([
    [7, "skipped", "name"],
    [8, "skipped", "name"],
  ]);
});

test("times of a file beside and over each other, and beside what is booked", async () => {
  const club = await makeClub({ courts: 4 });
  const [first, second, third, closed] = club.courts.map(({ name }) => name);
  const { admin, member, front_desk: desk } = club;
  await ownerSql`update courts set is_active = false where id = ${String(club.courts[3]?.id)}`;
  const walkIn = { walk_in: true, players: [{ guest_name: "Wanda Walker" }] };
  const there = [
    { court_id: club.courts[0]?.id, start_time: `${date}T12:00`, ...walkIn },
    { court_id: club.courts[2]?.id, start_time: `${date}T17:00`, user_id: member.id },
  ];
  for (const body of there)
    expect((await call("/bookings", { method: "POST", token: admin.token, body })).status).toBe(201);
  // A member's booking stays when they become staff.
  const pat = await club.person("member", "Pat Promoted");
  const asMember = { court_id: club.courts[0]?.id, start_time: `${date}T18:00` };
  expect((await call("/bookings", { method: "POST", token: pat.token, body: asMember })).status).toBe(201);
  await ownerSql`update memberships set role = 'front_desk' where club_id = ${club.id} and user_id = ${pat.id}`;
  const rows: [court: string | undefined, from: number, until: number, name: string, outcome: string][] = [
    [first, 9, 10, "Wanda Walker", "new"],
    // One ends when the other begins.
    [first, 10, 11, "Wanda Walker", "new"],
    [first, 8, 9, "Wanda Walker", "new"],
    [second, 9, 10, member.name, "new"],
    [third, 9, 10, member.name, "Overlaps with line 5 of the file"],
    [third, 10, 11, member.name, "new"],
    // Staff may be in two places, a court may not.
    [second, 13, 15, desk.name, "new"],
    [third, 13, 15, desk.name, "new"],
    [third, 14, 16, desk.name, "Overlaps with line 9 of the file"],
    [second, 18, 19, pat.name, "new"],
    [first, 18, 19, pat.name, "unchanged"],
    [first, 12, 13, "wanda WALKER", "unchanged"],
    [first, 12, 13, "Walter Walker", "This time slot conflicts with an existing booking"],
    [first, 12, 13, member.name, "This time slot conflicts with an existing booking"],
    // Whose name the walk-in was booked under has no booking of their own then.
    [first, 12, 13, admin.name, "This time slot conflicts with an existing booking"],
    [third, 17, 18, member.name, "unchanged"],
    [third, 17, 18, club.coach.name, "This time slot conflicts with an existing booking"],
    [third, 17, 18, admin.name, "This time slot conflicts with an existing booking"],
    [third, 17, 18, "Wanda Walker", "This time slot conflicts with an existing booking"],
    [first, 11, 13, "Wanda Walker", "This time slot conflicts with an existing booking"],
    [first, 13, 14, "Wanda Walker", "new"],
    [closed, 9, 10, "Wanda Walker", "This court is not available for booking"],
  ];
  const lines = rows.map(([court, from, until, name]) => `${court},${at(from)},${at(until)},${name}`);
  const report = await importFile(admin, ["Resource,Begin,End,User", ...lines]);
  const seen = report.rows.map(({ outcome, problems }) => problems[0]?.message ?? outcome);
  expect(seen).toEqual(rows.map(([, , , , outcome]) => outcome));
});

test("files of CourtReserve and Playtomic, with American dates, ranges of time, several players and UTC", async () => {
  const club = await makeClub();
  const [year, month, day] = date.split("-").map(Number);
  const courtReserve = await importFile(club.admin, [
    "Reservation Type,Date,Time,Courts,Players",
    `Singles,${month}/${day}/${year},6:00 PM - 7:00 PM,${club.courts[0]?.name},"Guest Person, ${club.member.name}"`,
  ]);
  expect(courtReserve.options).toMatchObject({ date_order: "mdy", times: "club" });
  const [first] = courtReserve.rows;
  expect([first?.outcome, first?.is_guest]).toEqual(["new", false]);
  const playtomic = await importFile(club.admin, [
    "booking_id;booking_start_date;booking_end_date;resource_name;participant_email;is_canceled",
    `1;${date}T23:00:00;${date}T23:30:00;${club.courts[0]?.name};${club.member.email};false`,
  ]);
  expect(playtomic.options).toMatchObject({ times: "utc" });
  expect(playtomic.rows[0]?.start_time).toBe(`${date}T23:00:00.000Z`);
});

test("good rows are booked once, without mails, and undone for a day but for what was changed since", async () => {
  const club = await makeClub();
  const [court, other] = club.courts.map(({ name }) => name);
  const rows = [
    { court, start: at(9), end: at(10), email: club.member.email },
    { court: other, start: at(12), duration: "60", name: "Wanda Walker" },
    { court, start: at(14), name: club.member.name },
    { court: "Nowhere", start: at(9), name: "Wanda Walker" },
  ];
  const headers = { "idempotency-key": randomUUID() };
  const started = await importRows(club.admin, rows, {}, {}, headers);
  expect([started.status, started.text]).toEqual([201, expect.any(String)]);
  const id = started.body.id;
  expect((await importRows(club.admin, rows, {}, {}, headers)).body.id).toBe(id);
  const done = await inState(club.admin, id, "done");
  expect(done.counts).toMatchObject({ landed: 3, wrong: 1, failed: 0, waiting: 0 });
  expect(done.rows.map(({ line }) => line)).toEqual([4]);
  expect((await booked(club)).map(({ walk_in, user_id, at: when }) => [walk_in, user_id, when])).toEqual([
    [null, club.member.id, at(9)],
    ["Wanda Walker", club.admin.id, at(12)],
    [null, club.member.id, at(14)],
  ]);
  const [notice] = await ownerSql`select from notices where club_id = ${club.id} and kind = 'booking_made'`;
  expect(notice).toBeUndefined();
  const again = await importRows(club.admin, rows, {}, dryRun);
  expect(outcomes(again.body as unknown as Report).map(([, outcome]) => outcome)).toEqual([
    ...["unchanged", "unchanged", "unchanged", "wrong"],
  ]);

  const [moved] = await ownerSql`
    update bookings set sequence = 1 where club_id = ${club.id} and walk_in is not null returning id`;
  expect(moved).toBeDefined();
  expect((await call("/latest-booking-import", { token: club.admin.token })).body.import).toMatchObject({ id });
  const undone = await end(club.admin, id, "undo");
  expect([undone.status, undone.body.status]).toEqual([200, "undone"]);
  expect((undone.body as unknown as Report).counts).toMatchObject({ landed: 1, undone: 2 });
  expect((await booked(club)).map(({ walk_in }) => walk_in)).toEqual(["Wanda Walker"]);
  const [canceled] = await ownerSql`select from notices where club_id = ${club.id} and kind = 'booking_canceled'`;
  expect(canceled).toBeUndefined();
  expect((await end(club.admin, id, "undo")).body.status).toBe("undone");
  const trail = await ownerSql<{ action: string; import: string | null }[]>`
    select action, detail->>'import' as import from audit_log where club_id = ${club.id} and action ~ '^booking' order by id`;
  expect(trail.map(({ action }) => action).toSorted()).toEqual([
    ...["booking.canceled", "booking.canceled", "booking.created", "booking.created", "booking.created"],
    ...["booking_import.started", "booking_import.undone"],
  ]);
  const made = trail.filter(({ action }) => action === "booking.created");
  expect(made.map((each) => each.import)).toEqual([id, id, id]);

  const second = await importRows(club.admin, [{ court, start: at(17), name: "Wanda Walker" }]);
  await ownerSql`update booking_imports set created_at = now() - interval '25 hours' where id = ${String(second.body.id)}`;
  const late = await end(club.admin, second.body.id, "undo");
  expect([late.status, late.rejection.code]).toEqual([409, "undo_over"]);
  const elsewhere = await makeClub();
  for (const path of ["", "/undo", "/stop"]) {
    const method = path === "" ? "GET" : "POST";
    expect((await call(`/booking-imports/${id}${path}`, { method, token: elsewhere.admin.token })).status).toBe(404);
  }
});

test("an undo leaves bookings whose players have checked in, that have begun, and those that were canceled since", async () => {
  const club = await makeClub();
  const { admin } = club;
  const court = club.courts[0]?.name;
  const rows = [9, 11, 13, 15].map((hour) => ({ court, start: at(hour), name: "Wanda Walker" }));
  const { id } = (await importRows(admin, rows)).body;
  await inState(admin, id, "done");
  const all = await ownerSql<{ id: string }[]>`select id from bookings where club_id = ${club.id} order by starts_at`;
  const [here, canceled, , begun] = all.map((booking) => booking.id);
  await ownerSql`update bookings set checked_in_at = now() where id = ${String(here)}`;
  await ownerSql`update bookings set starts_at = now() where id = ${String(begun)}`;
  const canceling = { method: "POST", token: admin.token, body: { reason: "Injured" } };
  expect((await call(`/bookings/${canceled}/cancel`, canceling)).status).toBe(200);
  expect(((await end(admin, id, "undo")).body as unknown as Report).counts).toMatchObject({ undone: 1 });
  const left = await ownerSql`select id from bookings where club_id = ${club.id} and status = 'confirmed'`;
  expect(left.map((booking) => booking.id).toSorted()).toEqual([here, begun].toSorted());
  const reasons = await ownerSql<{ cancel_reason: string }[]>`
    select cancel_reason from bookings where club_id = ${club.id} and status = 'canceled' order by starts_at`;
  expect(reasons.map(({ cancel_reason }) => cancel_reason)).toEqual(["Injured", "Import undone"]);
});

test("an undo leaves bookings whose players were changed since", async () => {
  const club = await makeClub();
  const { admin, member, coach } = club;
  const court = club.courts[0]?.name;
  const rows = [
    { court, start: at(9), email: member.email },
    { court, start: at(11), email: member.email },
    { court, start: at(13), name: "Wanda Walker" },
    { court, start: at(15), name: "Wanda Walker" },
  ];
  const { id } = (await importRows(admin, rows)).body;
  await inState(admin, id, "done");
  const all = await ownerSql<{ id: string }[]>`select id from bookings where club_id = ${club.id} order by starts_at`;
  const [named, untouched, joined, guests] = all.map((booking) => booking.id);
  const name = (who: Who, booking: string | undefined, players: object[]) =>
    call(`/bookings/${booking}/players`, { method: "PUT", token: who.token, body: { players } });
  const wanda = { guest_name: "Wanda Walker" };
  expect((await name(member, named, [{ user_id: coach.id }])).status).toBe(200);
  expect((await name(admin, joined, [wanda, { user_id: coach.id }])).status).toBe(200);
  // What was rejected has changed nothing.
  expect((await name(member, untouched, [{ user_id: randomUUID() }])).status).toBeGreaterThanOrEqual(400);
  expect((await name(coach, guests, [wanda])).status).toBe(403);
  expect(((await end(admin, id, "undo")).body as unknown as Report).counts).toMatchObject({ undone: 2, landed: 2 });
  const left = await ownerSql`select id from bookings where club_id = ${club.id} and status = 'confirmed'`;
  expect(left.map((booking) => booking.id).toSorted()).toEqual([named, joined].toSorted());
});

test("open screens hear of an undo: the dates and people of what it canceled, and nothing if that is nothing", async () => {
  const club = await makeClub();
  const { admin, member, coach } = club;
  const other = await club.person("member", "Other");
  const court = club.courts[0]?.name;
  // 21:00 in New York is the next date in UTC.
  const [next, later] = [dateFromNow(4), dateFromNow(5)];
  const rows = [
    { court, start: at(9), name: member.name },
    { court, start: `${next} 21:00`, name: coach.name },
    { court, start: `${later} 09:00`, name: other.name },
  ];
  const { id } = (await importRows(admin, rows)).body;
  await inState(admin, id, "done");
  const [kept] = await ownerSql<{ id: string }[]>`
    update bookings set checked_in_at = now() where club_id = ${club.id} and user_id = ${other.id} returning id`;
  await dayOf(member, date);
  const listening = await listenAs([member, coach, other]);
  const heard = async () =>
    (await listening()).map(({ topic, dates, mine }) => [topic, (dates as string[]).toSorted(), mine]);
  expect(((await end(admin, id, "undo")).body as unknown as Report).counts).toMatchObject({ undone: 2, landed: 1 });
  const undone = ["bookings", [date, next]];
  expect(await heard()).toEqual([
    [...undone, true],
    [...undone, true],
    [...undone, false],
  ]);
  const canceled = await ownerSql`
    select detail from audit_log where club_id = ${club.id} and action = 'booking.canceled' and detail->>'import' = ${String(id)}`;
  expect(canceled.map(({ detail }) => detail.for).toSorted()).toEqual([member.id, coach.id].toSorted());

  await ownerSql`update booking_imports set undone_at = null where id = ${String(id)}`;
  expect((await end(admin, id, "undo")).body.status).toBe("undone");
  const cancel = { method: "POST", token: admin.token, body: {} };
  expect((await call(`/bookings/${kept?.id}/cancel`, cancel)).status).toBe(200);
  expect(await heard()).toEqual([false, false, true].map((mine) => ["bookings", [later], mine]));
});

/** An import that waits to be begun, and how lines for hours of the first court are added to it: of a member, or each of a guest. */
async function insertImport(club: TestClub) {
  const origin = { requestId: "r", sessionId: club.admin.sessionId, ip: "", userAgent: "" };
  const imported = { club_id: club.id, sender_id: club.admin.id, next_at: new Date("2099-01-01") };
  const [made] = await ownerSql<{ id: string }[]>`
    insert into booking_imports ${ownerSql({ ...imported, work: ownerSql.json({ origin, person: {} }) })} returning id`;
  const id = made?.id ?? "";
  const insertLines = (hours: number[], member: string | null = null) =>
    ownerSql`
      insert into booking_import_lines (
        club_id, import_id, line, court, person, outcome, state, court_id, user_id, walk_in, starts_at, ends_at)
      select ${club.id}, ${id}, hour, 'C', 'P', 'new', 'waiting', ${club.courts[0]?.id ?? null}, ${member}::uuid,
        case when ${member}::uuid is null then 'Guest ' || hour end,
        (${date}::date + make_interval(hours => hour)) at time zone 'America/New_York',
        (${date}::date + make_interval(hours => hour + 1)) at time zone 'America/New_York'
      from unnest(${hours}::int[]) as hour`;
  const begin = () => ownerSql`update booking_imports set next_at = now() where id = ${id}`;
  return { id, insertLines, begin };
}

test("a time that the waitlist offers, even to its booker, is taken; an offer that has expired blocks nothing", async () => {
  const club = await makeClub();
  const { admin, member, coach } = club;
  const [court] = club.courts;
  const hold = (hour: number, person: TestPerson, minutes: number) => ownerSql`
    with offer as (
      insert into waitlist_offers (club_id, user_id, court_id, starts_at, ends_at, expires_at)
      select ${club.id}, ${person.id}, ${court?.id ?? ""}, at, at + interval '1 hour', now() + make_interval(mins => ${minutes})
      from (select (${date}::date + make_interval(hours => ${hour})) at time zone 'America/New_York' as at) as slot
      returning *
    )
    insert into court_occupancies (club_id, court_id, kind, offer_id, starts_at, ends_at)
    select club_id, court_id, 'offer_held', id, starts_at, ends_at from offer`;
  await hold(9, member, 60);
  await hold(11, coach, 60);
  await hold(13, coach, -1);
  const { id, insertLines, begin } = await insertImport(club);
  await insertLines([9, 11, 13], member.id);
  const taken = "This time slot conflicts with an existing booking";
  const rows = [9, 11, 13].map((hour) => ({ court: court?.name, start: at(hour), name: member.name }));
  const report = (await importRows(admin, rows, {}, dryRun)).body as unknown as Report;
  const seen = report.rows.map(({ outcome, problems }) => problems[0]?.message ?? outcome);
  expect(seen).toEqual([taken, taken, "new"]);

  await begin();
  const done = await inState(admin, id, "done");
  expect(done.rows.map(({ line, why }) => [line, why])).toEqual([
    [9, taken],
    [11, taken],
  ]);
  expect((await booked(club)).map(({ user_id, at: when }) => [user_id, when])).toEqual([[member.id, at(13)]]);
  const open = await ownerSql`select user_id from waitlist_offers where club_id = ${club.id} and status = 'open'`;
  expect(open.map(({ user_id }) => user_id).toSorted()).toEqual([coach.id, member.id].toSorted());
});

test("a file of unfamiliar columns is rejected with their names until those that are needed are chosen", async () => {
  const club = await makeClub();
  const rows = [{ Pista: club.courts[0]?.name, Inicio: at(9), Socio: "Wanda Walker", Status: "Approved" }];
  const columns = ["Pista", "Inicio", "Socio", "Status"];
  const guessed = { status: "Status" };
  const check = async (mapping?: object, query = dryRun) => {
    const { status, rejection } = await importRows(club.admin, rows, { ...(mapping && { mapping }) }, query);
    return [status, rejection?.message, rejection?.details];
  };
  const details = (mapping: object) => ({ field: "mapping", columns, mapping });
  const court = [400, "Choose the column that holds the court", details(guessed)];
  expect(await check()).toEqual(court);
  expect(await check(undefined, { dry_run: "false" })).toEqual(court);
  const onlyCourt = { ...guessed, court: "Pista" };
  expect(await check(onlyCourt)).toEqual([400, "Choose the column that holds the start", details(onlyCourt)]);
  const times = { ...onlyCourt, start: "Inicio" };
  const who = "Choose a column that says who booked: names or email addresses";
  expect(await check(times)).toEqual([400, who, details(times)]);
  const report = (await importRows(club.admin, rows, { mapping: { ...times, name: "Socio" } }, dryRun)).body;
  expect(outcomes(report as unknown as Report)).toEqual([[1, "new"]]);
});

test("an import stays listed while it can be undone, also after the next one; of ten at most", async () => {
  const club = await makeClub();
  const { admin } = club;
  const court = club.courts[0]?.name;
  const latest = async () => (await call("/latest-booking-import", { token: admin.token })).body;
  expect(await latest()).toEqual({ import: null, earlier: [] });
  const start = async (...rows: object[]) => {
    const { id } = (await importRows(admin, rows)).body;
    await inState(admin, id, "done");
    return id;
  };
  const first = await start({ court, start: at(9), name: "Wanda Walker" });
  await start({ court: "Nowhere", start: at(11), name: "Wanda Walker" });
  const newest = await start({ court, start: at(13), name: "Wanda Walker" });
  const listed = async () => {
    const found = await latest();
    return [(found.import as Report).id, ...(found.earlier as Report[]).map(({ id }) => id)];
  };
  expect(await listed()).toEqual([newest, first]);
  expect((await end(admin, first, "undo")).status).toBe(200);
  // Its card says what came of it.
  expect(await listed()).toEqual([newest, first]);
  expect((await latest()).earlier).toMatchObject([{ status: "undone", counts: { undone: 1 } }]);

  await ownerSql`
    with made as (
      insert into booking_imports (club_id, sender_id, work, created_at, ended_at)
      select club_id, sender_id, work, created_at - make_interval(mins => minute), ended_at
      from booking_imports, generate_series(1, 12) as minute where id = ${String(newest)} returning id
    )
    insert into booking_import_lines (club_id, import_id, line, court, person, outcome, state)
    select ${club.id}, id, 1, 'C', 'P', 'new', 'landed' from made`;
  expect(await listed()).toHaveLength(11);
});

test("a line that cannot be booked any more says why; stop leaves the rest", async () => {
  const club = await makeClub();
  const [court] = club.courts;
  const { id, insertLines, begin } = await insertImport(club);
  await insertLines([9, 10, 11]);
  const mine = { court_id: court?.id, start_time: `${date}T10:00` };
  expect((await call("/bookings", { method: "POST", token: club.member.token, body: mine })).status).toBe(201);
  await begin();
  const done = await inState(club.admin, id, "done");
  expect(done.counts).toMatchObject({ landed: 2, failed: 1 });
  expect(done.rows.map(({ line, why }) => [line, why])).toEqual([
    [10, "This time slot conflicts with an existing booking"],
  ]);
  expect((await booked(club)).map(({ walk_in }) => walk_in)).toEqual(["Guest 9", null, "Guest 11"]);

  await ownerSql`update booking_imports set ended_at = null, next_at = '2099-01-01' where id = ${id}`;
  await insertLines([13]);
  const second = await importRows(club.admin, [{ court: court?.name, start: at(15), name: "Wanda" }]);
  expect([second.status, second.rejection.code]).toEqual([409, "import_under_way"]);
  const stopped = await end(club.admin, id, "stop");
  expect(stopped.body).toMatchObject({ status: "stopped", counts: { landed: 2, waiting: 1 } });
});

test("the lines that are left say whether the club's access has ended or the sender may not import any more", async () => {
  const [lapsed, left] = await Promise.all([makeClub(), makeClub()]);
  await ownerSql`update clubs set subscription_status = 'none', trial_expires_at = now() - interval '1 day' where id = ${lapsed.id}`;
  await ownerSql`update memberships set role = 'admin' where club_id = ${left.id} and user_id = ${left.coach.id}`;
  await ownerSql`update memberships set role = 'member' where club_id = ${left.id} and user_id = ${left.admin.id}`;
  const whyOf = async (club: TestClub) => {
    const { id, insertLines, begin } = await insertImport(club);
    await insertLines([9]);
    await begin();
    return vi.waitFor(async () => {
      const [line] = await ownerSql<{ why: string | null }[]>`
        select why from booking_import_lines where import_id = ${id} and state = 'failed'`;
      if (!line) throw new Error("the import has not ended yet");
      return line.why;
    }, POLL_OPTIONS);
  };
  expect(await Promise.all([lapsed, left].map(whyOf))).toEqual([
    "The club's access has ended: import the rows again once it has access",
    "The sender may no longer import",
  ]);
});

test("a booking may end at midnight, on the club's clock or in UTC; another end before its start is wrong", async () => {
  const minutesOf = async (zone: string, rows: object[], options = {}) => {
    const club = await makeClub({ rules: { booking_hours_end: "24:00", time_zone: zone } });
    const given = rows.map((row) => ({ court: club.courts[0]?.name, name: "Wanda Walker", date, ...row }));
    const report = (await importRows(club.admin, given, { options }, dryRun)).body as unknown as Report;
    return report.rows.map(({ outcome, start_time, end_time }) =>
      outcome === "new" ? (Date.parse(String(end_time)) - Date.parse(String(start_time))) / 60_000 : outcome,
    );
  };
  const rows = [
    { start: "22:00", end: "00:00" },
    { date: dateFromNow(4), start: "10:00 PM - 12:00 AM" },
    { date: dateFromNow(5), start: "22:00", end: "24:00" },
    { date: dateFromNow(6), start: "12:00", end: "11:00" },
    { date: "0000-01-01", start: "22:00", end: "24:00" },
  ];
  expect(await minutesOf("America/New_York", rows)).toEqual([120, 120, 120, "wrong", "wrong"]);
  expect(await minutesOf("America/New_York", [{ start: "23:00", end: "00:00" }], { times: "utc" })).toEqual([60]);
  // Havana's clock is set back at 01:00, so that the midnight that ends the Saturday comes twice.
  expect(await minutesOf("America/Havana", [{ ...rows[0], date: "2035-11-03" }])).toEqual([120]);
});

test("what cannot be read is named by its field; only admins import", async () => {
  const club = await makeClub();
  const [court] = club.courts;
  const row = { court: court?.name, start: at(9), name: "Wanda" };
  const fieldOf = async (rows: unknown, more = {}) => {
    const { status, rejection } = await importRows(club.admin, rows, more, dryRun);
    return [status, rejection.details?.field];
  };
  expect(await fieldOf([])).toEqual([400, "rows"]);
  expect(await fieldOf([{ start: at(9), name: "Wanda" }])).toEqual([400, "mapping"]);
  expect(await fieldOf([{ court: "C", start: at(9) }])).toEqual([400, "mapping"]);
  expect(await fieldOf([row], { mapping: { court: "No" } })).toEqual([400, "mapping"]);
  expect(await fieldOf([row], { options: { date_order: "ymd" } })).toEqual([400, "options.date_order"]);
  const foreign = await makeClub();
  expect(await fieldOf([row], { options: { courts: { x: foreign.courts[0]?.id } } })).toEqual([400, "options.courts"]);
  expect((await importRows(club.front_desk, [row], {}, dryRun)).status).toBe(403);
  const twins = await Promise.all([club.person("member", "Same Name"), club.person("member", "Same Name")]);
  expect(twins).toHaveLength(2);
  const doubtful = await importRows(club.admin, [{ ...row, name: "same name" }], {}, dryRun);
  expect((doubtful.body.rows as Row[])[0]?.problems[0]?.message).toMatch(/^Several members are called/);
});

test("a club starts 30 imports an hour, also of rows of which none can be booked, and previews more", async () => {
  const { admin } = await makeClub();
  const none = [{ court: "Court 99", name: "Ada King", start: at(9), end: at(10) }];
  for (let started = 0; started < 30; started++) {
    const sent = await importRows(admin, none);
    expect(sent.status, sent.text).toBe(201);
  }
  const { status, rejection } = await importRows(admin, none);
  expect([status, rejection.code]).toEqual([429, "over_request_rate_limit"]);
  expect((await importRows(admin, none, {}, dryRun)).status).toBe(200);
});
