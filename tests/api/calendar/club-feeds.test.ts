import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { insertEvent } from "../../support/insert-event.ts";
import { readCalendar } from "../../support/read-calendar.ts";
import { book, cancel, outcome } from "../../support/try-booking.ts";
import { makeClub, ownerSql, type TestPerson } from "../../support/world.ts";

const now = "2026-07-15T12:00:00Z";

const renew = ({ token }: TestPerson, body: unknown) => call("/calendar-feeds", { method: "POST", token, body });
const list = async ({ token }: TestPerson) => (await call("/calendar-feeds", { token })).body.data;
const end = ({ token }: TestPerson, id: unknown) => call(`/calendar-feeds/${id}`, { method: "DELETE", token });
const pathOf = (url: unknown) => new URL(String(url)).pathname.slice("/api/v1".length);
const read = (url: unknown) => call(pathOf(url), { now });

test("a court's feed has what fills the court, and no person", async () => {
  const club = await makeClub();
  const { admin, front_desk, member, courts } = club;
  const [court, other] = courts;
  await book(member, { court_id: court?.id, start_time: "2026-07-16T10:00" }, now);
  const canceled = await book(member, { court_id: court?.id, start_time: "2026-07-17T10:00" }, now);
  await cancel(member, canceled.body.id, { now });
  await book(member, { court_id: other?.id, start_time: "2026-07-16T15:00" }, now);
  await call("/court-blocks", {
    method: "POST",
    token: admin.token,
    now,
    body: { court_ids: [court?.id], start_time: "2026-07-16T12:00", end_time: "2026-07-16T14:00", reason: "New nets" },
  });
  const event = { clubId: club.id, courtId: court?.id, createdBy: club.coach.id, title: "Ladder Night" };
  const { dateId } = await insertEvent({
    ...event,
    memberIds: [member.id],
    startsAt: new Date("2026-07-18T22:00:00Z"),
  });
  await ownerSql`
    insert into court_occupancies (club_id, court_id, starts_at, ends_at, kind, event_date_id)
    select club_id, court_id, starts_at, ends_at, 'event', id from event_dates where id = ${dateId}`;

  const made = await renew(front_desk, { court_id: court?.id });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ court_id: court?.id, court_name: "Court 1", coach_id: null, read_at: null });
  const { text } = await read(made.body.url);
  expect(readCalendar(text).entries.map(({ title, start }) => `${start.slice(5, 16)} ${title}`)).toEqual([
    "07-16T14:00 Booked",
    "07-16T16:00 Closed: New nets",
    "07-18T22:00 Ladder Night",
  ]);
  for (const { name, email, id } of [member, admin, front_desk, club.coach]) {
    for (const trace of [name, email, id]) expect(text).not.toContain(trace);
  }
});

test("of more than fits into a court's feed, what is nearest to now is shown", async () => {
  const { id, admin, courts } = await makeClub();
  const court = courts[0]?.id ?? "";
  await ownerSql`
    insert into court_blocks (club_id, court_id, starts_at, ends_at, reason, created_by)
    select ${id}, ${court}, at, at + interval '30 minutes', 'Nets', ${admin.id}
    from generate_series(${now}::timestamptz - interval '1 hour', ${now}::timestamptz + interval '44 days', '30 minutes') at`;
  await ownerSql`
    insert into court_occupancies (club_id, court_id, starts_at, ends_at, kind, block_id)
    select club_id, court_id, starts_at, ends_at, 'block', id from court_blocks where club_id = ${id}`;
  const { body } = await renew(admin, { court_id: court });
  const starts = readCalendar((await read(body.url)).text).entries.map(({ start }) => start.slice(0, 16));
  expect([starts.length, starts[0], starts.at(-1)]).toEqual([2_000, "2026-07-15T11:00", "2026-08-26T02:30"]);
});

test("a coach's feed has the lessons and events that they lead, not the courts that they book", async () => {
  const club = await makeClub();
  const { coach, member, courts } = club;
  await book(coach, { court_id: courts[0]?.id, start_time: "2026-07-16T10:00" }, now);
  const lesson = {
    ...{ coach_id: coach.id, member_id: member.id, court_id: courts[0]?.id },
    ...{ start_time: "2026-07-17T10:00", end_time: "2026-07-17T11:00" },
  };
  await call("/lessons", { method: "POST", token: club.admin.token, now, body: lesson });
  const { body } = await renew(club.admin, { coach_id: coach.id });
  expect(body).toMatchObject({ coach_id: coach.id, coach_name: coach.name, court_id: null });
  const { entries } = readCalendar((await read(body.url)).text);
  expect(entries).toMatchObject([{ title: `Lesson with ${member.name}` }]);
});

test("a coach's feed ends for good when they become a member; their own feed goes on", async () => {
  const { admin, coach } = await makeClub();
  const { body } = await renew(admin, { coach_id: coach.id });
  const own = await call("/me/calendar-feed", { method: "POST", token: coach.token });
  const setRole = async (role: string) => {
    const input = { method: "PATCH", token: admin.token, body: { role } };
    const changed = await call(`/members/${coach.id}`, input);
    expect(changed.status, changed.text).toBe(200);
  };
  expect([(await read(body.url)).status, (await read(own.body.url)).status]).toEqual([200, 200]);
  await setRole("member");
  expect([(await read(body.url)).status, (await read(own.body.url)).status]).toEqual([404, 200]);
  expect(await list(admin)).toEqual([]);
  await setRole("coach");
  expect((await read(body.url)).status).toBe(404);
});

test("staff list, renew and end them; what ends is not found; addresses are shown once", async () => {
  const club = await makeClub();
  const { admin, front_desk, coach, courts } = club;
  expect(await list(front_desk)).toEqual([]);
  const first = await renew(admin, { court_id: courts[0]?.id });
  const second = await renew(front_desk, { court_id: courts[0]?.id });
  await renew(admin, { coach_id: coach.id });
  expect(second.body.id).toBe(first.body.id);
  expect([(await read(first.body.url)).status, (await read(second.body.url)).status]).toEqual([404, 200]);
  const all = await list(admin);
  expect(all).toMatchObject([{ court_name: "Court 1", read_at: expect.any(String) }, { coach_name: coach.name }]);
  expect(JSON.stringify(all)).not.toContain(pathOf(second.body.url).split("/").at(-1)?.replace(".ics", ""));
  expect((await end(front_desk, first.body.id)).status).toBe(204);
  expect((await read(second.body.url)).status).toBe(404);
  expect(await outcome(end(front_desk, first.body.id))).toBe("404 not_found: Calendar not found");
  const actions =
    await ownerSql`select action from audit_log where club_id = ${club.id} and subject_type = 'calendar_feed' order by id`;
  expect(actions.map(({ action }) => action.split(".")[1])).toEqual(["renewed", "renewed", "renewed", "ended"]);
});

test("members and coaches manage none; a person's own feed is not staff's to see or end; the other club's ids are unknown", async () => {
  const [club, foreign] = await Promise.all([makeClub(), makeClub()]);
  for (const person of [club.member, club.coach]) {
    expect((await renew(person, { court_id: club.courts[0]?.id })).status).toBe(403);
    expect((await call("/calendar-feeds", { token: person.token })).status).toBe(403);
  }
  await call("/me/calendar-feed", { method: "POST", token: club.member.token });
  const [own] = await ownerSql`select id from calendar_feeds where club_id = ${club.id}`;
  expect(await list(club.admin)).toEqual([]);
  expect((await end(club.admin, own?.id)).status).toBe(404);
  const theirs = await renew(foreign.admin, { court_id: foreign.courts[0]?.id });
  expect((await end(club.admin, theirs.body.id)).status).toBe(404);
  for (const body of [
    { court_id: foreign.courts[0]?.id },
    { coach_id: foreign.coach.id },
    { coach_id: club.member.id },
  ]) {
    const { status, rejection } = await renew(club.admin, body);
    expect([status, rejection.details?.field]).toEqual([404, Object.keys(body)[0]]);
  }
});

test("bad input names its field", async () => {
  const { admin, courts, coach } = await makeClub();
  const rejected = async (body: unknown) => {
    const { status, rejection } = await renew(admin, body);
    return [status, rejection.details?.field];
  };
  expect(await rejected({})).toEqual([400, "court_id"]);
  expect(await rejected({ court_id: "one" })).toEqual([400, "court_id"]);
  expect(await rejected({ court_id: courts[0]?.id, coach_id: coach.id })).toEqual([400, "coach_id"]);
  expect((await end(admin, "one")).status).toBe(400);
});
