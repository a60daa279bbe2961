import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { fillSaturday, holdUp, isHeldUp, LONG_DAY, notifiedEach, stateOf } from "../../support/full-saturday.ts";
import { dateFromNow } from "../../support/world.ts";
import { addressOf, ended, POLL_OPTIONS, startNoticeWorld } from "../notices/notice-world.ts";

const world = await startNoticeWorld();
const { sql, mail } = world;

interface Watched {
  id: string;
  state: string;
  progress: { done: number; total: number } | null;
  problem: string | null;
  courts: unknown[];
  canceled: number;
  people: number;
}

test("a closure of more than 200 items is a job with progress: a killed process leaves nothing, the next one closes, each is notified once", async () => {
  const first = await world.start();
  const date = dateFromNow(4);
  const club = await world.club({ members: 42, courts: 12, rules: LONG_DAY });
  const [admin, player] = club.members;
  await fillSaturday(sql, club, { bookings: 210, lessons: 12, events: 2, offers: 4, date });
  const before = await stateOf(sql, club.clubId);
  const ask = (url: string, method: string, path: string, body?: object, token = admin?.token) =>
    call(path, { url, method, token, ...(body && { body }) });
  const input = { all: true, start_time: `${date}T05:00:00Z`, end_time: `${dateFromNow(6)}T05:00:00Z`, reason: "rain" };
  const { body: preview } = await ask(first.url, "POST", "/closures/preview", input);
  expect(preview).toMatchObject({ counts: { cancel: 224, withdraw: 4 } });

  const goOn = await holdUp(sql, club.clubId, player?.id ?? "");
  const closing = await ask(first.url, "POST", "/closures", { ...input, version: preview.version });
  expect(closing.status, closing.text).toBe(201);
  expect(closing.body).toMatchObject({
    ...{ state: "closing", is_over: false, canceled: 0, progress: { done: 0, total: 224 } },
    people: preview.people,
  });
  const path = `/closures/${String(closing.body.id)}`;
  const watched = async (url: string) => (await ask(url, "GET", path)).body as unknown as Watched;
  await expect.poll(async () => (await watched(first.url)).progress?.done, POLL_OPTIONS).toBeGreaterThan(0);
  await expect.poll(() => isHeldUp(sql), POLL_OPTIONS).toBe(true);
  const [listed] = (await ask(first.url, "GET", "/closures")).body.data as Watched[];
  expect([listed?.state, listed?.courts.length]).toEqual(["closing", 12]);
  const early = await ask(first.url, "POST", `${path}/undo`);
  expect([early.status, early.rejection.code]).toEqual([409, "closure_closing"]);
  expect((await ask(first.url, "GET", path, undefined, player?.token)).status).toBe(403);

  first.child.kill("SIGKILL");
  await goOn();
  await expect.poll(() => isHeldUp(sql), POLL_OPTIONS).toBe(false);
  expect(await stateOf(sql, club.clubId)).toEqual(before);

  const second = await world.start();
  await expect.poll(async () => (await watched(second.url)).state, POLL_OPTIONS).not.toBe("closing");
  expect(await watched(second.url)).toMatchObject({ state: "closed", canceled: 224, progress: null, problem: null });
  expect(await notifiedEach(sql, club.clubId)).toEqual({ 1: preview.people });
  const [left] =
    await sql`select count(*)::int as n from bookings where club_id = ${club.clubId} and status = 'confirmed'`;
  expect(left).toEqual({ n: 0 });
  await ended(world, club);
  expect(club.members.map(({ id }) => mail.count(addressOf(id))).filter((count) => count > 1)).toEqual([]);

  // So is its undo: killed half way it leaves the closure as it is, and the next process restores all.
  const closed = await stateOf(sql, club.clubId);
  const release = await holdUp(sql, club.clubId, player?.id ?? "");
  const undoing = await ask(second.url, "POST", `${path}/undo`);
  expect(undoing.body, undoing.text).toMatchObject({
    ...{ state: "closed", is_over: false, canceled: 224, restored: 0, progress: { done: 0, total: 224 } },
  });
  const twice = await ask(second.url, "POST", `${path}/undo`);
  expect([twice.status, twice.rejection.code]).toEqual([409, "closure_closing"]);
  await expect.poll(() => isHeldUp(sql), POLL_OPTIONS).toBe(true);
  second.child.kill("SIGKILL");
  await release();
  await expect.poll(() => isHeldUp(sql), POLL_OPTIONS).toBe(false);
  expect(await stateOf(sql, club.clubId)).toEqual(closed);
  const heir = await world.start();
  await expect.poll(async () => (await watched(heir.url)).state, POLL_OPTIONS).toBe("undone");
  expect(await watched(heir.url)).toMatchObject({ progress: null, problem: null });
  const { bookings, dates, blocks } = before ?? {};
  expect(await stateOf(sql, club.clubId)).toMatchObject({ bookings, dates, blocks });
  expect(Object.keys(await notifiedEach(sql, club.clubId, "courts_reopened"))).toEqual(["1"]);
});

test("an undo by the job is for everything or nothing: who books in its place meanwhile ends it, and the closure says why", async () => {
  const api = await world.start({ SEND_NOTICES: "off" });
  const date = dateFromNow(4);
  const club = await world.club({ members: 42, courts: 12, rules: LONG_DAY });
  const [admin, player, other] = club.members;
  await fillSaturday(sql, club, { bookings: 224, lessons: 0, events: 0, offers: 0, date });
  const ask = (method: string, path: string, body?: object, token = admin?.token) =>
    call(path, { url: api.url, method, token, ...(body && { body }) });
  const input = { all: true, start_time: `${date}T05:00:00Z`, end_time: `${dateFromNow(6)}T05:00:00Z` };
  const path = `/closures/${String((await ask("POST", "/closures", input)).body.id)}`;
  const watched = async () => (await ask("GET", path)).body as unknown as Watched;
  await expect.poll(async () => (await watched()).state, POLL_OPTIONS).toBe("closed");

  // The court of one canceled booking is taken for another member, as if its block had been deleted.
  const goOn = await holdUp(sql, club.clubId, player?.id ?? "");
  const undoing = await ask("POST", `${path}/undo`);
  expect(undoing.body, undoing.text).toMatchObject({ state: "closed", progress: { total: 224 } });
  await sql`
    with lost as (select * from bookings where club_id = ${club.clubId} limit 1),
      gone as (delete from court_occupancies o using lost l
        where o.club_id = l.club_id and o.court_id = l.court_id and o.kind = 'block'),
      made as (
        insert into bookings (club_id, court_id, user_id, created_by, starts_at, ends_at)
        select club_id, court_id, ${other?.id ?? ""}, ${other?.id ?? ""}, starts_at, ends_at from lost returning *)
    select from made`;
  await sql`
    insert into court_occupancies (club_id, court_id, starts_at, ends_at, kind, booking_id)
    select club_id, court_id, starts_at, ends_at, 'booking', id from bookings
    where club_id = ${club.clubId} and status = 'confirmed'`;
  const closed = await stateOf(sql, club.clubId);
  await goOn();
  await expect.poll(async () => (await watched()).progress, POLL_OPTIONS).toBeNull();
  expect(await watched()).toMatchObject({
    state: "closed",
    problem: expect.stringMatching(/^This closure can no longer be undone: Court .* has been booked$/),
  });
  expect(await stateOf(sql, club.clubId)).toEqual(closed);
});

test("what the preview showed has changed when the job begins: nothing is closed, and the closure says why", async () => {
  const api = await world.start();
  const date = dateFromNow(4);
  const club = await world.club({ members: 42, courts: 12, rules: LONG_DAY });
  const [admin, player] = club.members;
  await fillSaturday(sql, club, { bookings: 204, lessons: 0, events: 0, offers: 0, date });
  const input = { all: true, start_time: `${date}T05:00:00Z`, end_time: `${dateFromNow(6)}T05:00:00Z` };
  const ask = (method: string, path: string, body?: object) =>
    call(path, { url: api.url, method, token: admin?.token, ...(body && { body }) });
  const { body: preview } = await ask("POST", "/closures/preview", input);
  // The job waits for the courts, and so does a booking that comes before it.
  const released = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const booking = sql.begin(async (tx) => {
    await tx`select from courts where club_id = ${club.clubId} order by id for update`;
    locked.resolve();
    await released.promise;
    await tx`
      update bookings set status = 'canceled', canceled_at = now() where club_id = ${club.clubId} and user_id = ${player?.id ?? ""}`;
  });
  await locked.promise;
  const { body, text } = await ask("POST", "/closures", { ...input, version: preview.version });
  expect(body.state, text).toBe("closing");
  released.resolve();
  await booking;
  const path = `/closures/${String(body.id)}`;
  await expect.poll(async () => (await ask("GET", path)).body.state, POLL_OPTIONS).toBe("failed");
  expect((await ask("GET", path)).body).toMatchObject({
    problem: "What this closure affects has changed: please look at the list again",
    is_over: true,
    canceled: 0,
  });
  expect(await notifiedEach(sql, club.clubId)).toEqual({});
});

test("an extension over more than 200 items is the job's too: the closure stays closed, and each is notified once", async () => {
  const api = await world.start();
  const date = dateFromNow(4);
  const club = await world.club({ members: 42, courts: 12, rules: LONG_DAY });
  const [admin, player] = club.members;
  await fillSaturday(sql, club, { bookings: 210, lessons: 12, events: 2, offers: 0, date });
  const ask = (method: string, path: string, body?: object) =>
    call(path, { url: api.url, method, token: admin?.token, ...(body && { body }) });
  const [start, end, later] = [`${date}T04:00:00Z`, `${date}T05:00:00Z`, `${dateFromNow(6)}T05:00:00Z`];
  const closed = await ask("POST", "/closures", { all: true, start_time: start, end_time: end, reason: "rain" });
  expect(closed.body, closed.text).toMatchObject({ state: "closed", canceled: 0 });
  const path = `/closures/${String(closed.body.id)}`;
  const watched = async () => (await ask("GET", path)).body as unknown as Watched & { end_time: string };

  const goOn = await holdUp(sql, club.clubId, player?.id ?? "");
  const extending = await ask("PATCH", path, { end_time: later });
  expect(extending.status, extending.text).toBe(200);
  expect(extending.body).toMatchObject({ state: "closed", canceled: 0, progress: { done: 0, total: 224 } });
  for (const change of [{ extend_minutes: 60 }, { reopen: true }]) {
    const early = await ask("PATCH", path, change);
    expect([early.status, early.rejection.code]).toEqual([409, "closure_closing"]);
  }
  await goOn();
  await expect.poll(async () => (await watched()).progress, POLL_OPTIONS).toBeNull();
  expect(await watched()).toMatchObject({ state: "closed", canceled: 224, problem: null });
  expect(new Date((await watched()).end_time)).toEqual(new Date(later));
  expect(await notifiedEach(sql, club.clubId)).toEqual({ 1: extending.body.people });
  const [left] =
    await sql`select count(*)::int as n from bookings where club_id = ${club.clubId} and status = 'confirmed'`;
  expect(left).toEqual({ n: 0 });
});

test("an extension that fails half way leaves nothing half done, says why, and can be made again", async () => {
  const api = await world.start();
  const date = dateFromNow(4);
  const club = await world.club({ members: 42, courts: 12, rules: LONG_DAY });
  const [admin, player] = club.members;
  await fillSaturday(sql, club, { bookings: 210, lessons: 12, events: 2, offers: 0, date });
  const ask = (method: string, path: string, body?: object) =>
    call(path, { url: api.url, method, token: admin?.token, ...(body && { body }) });
  const [start, end, later] = [`${date}T04:00:00Z`, `${date}T05:00:00Z`, `${dateFromNow(6)}T05:00:00Z`];
  const closed = await ask("POST", "/closures", { all: true, start_time: start, end_time: end, reason: "rain" });
  const path = `/closures/${String(closed.body.id)}`;
  const watched = async () => (await ask("GET", path)).body as unknown as Watched & { end_time: string };
  const before = await stateOf(sql, club.clubId);

  // Everything is canceled when it comes to the alternatives of this member, at whom the job fails.
  await sql.unsafe(`
    create function fail_half_way() returns trigger language plpgsql as $$
      begin if new.user_id = '${player?.id}' and new.closure_id is not null then raise 'half way'; end if; return new; end $$;
    create trigger fail_half_way before insert on waitlist_offers for each row execute function fail_half_way()`);
  const extending = await ask("PATCH", path, { end_time: later });
  expect(extending.body, extending.text).toMatchObject({ state: "closed", progress: { total: 224 } });
  const attempts = async () =>
    (await sql`select work_attempts as n from closures where id = ${String(closed.body.id)}`)[0]?.n as number;
  await expect.poll(attempts, POLL_OPTIONS).toBeGreaterThan(0);
  expect((await watched()).progress).not.toBeNull();
  expect(await stateOf(sql, club.clubId)).toEqual(before);
  // The last attempt, without the pauses of those in between.
  await sql`update closures set work_attempts = 9, work_after = '-infinity' where id = ${String(closed.body.id)}`;
  await sql`select pg_notify('courtside_live', '{"work":"closures"}')`;
  await expect.poll(async () => (await watched()).progress, POLL_OPTIONS).toBeNull();
  const failed = await watched();
  expect(failed).toMatchObject({
    ...{ state: "closed", canceled: 0 },
    problem: "Something went wrong several times: please try again later",
  });
  expect(new Date(failed.end_time)).toEqual(new Date(end));
  expect(await stateOf(sql, club.clubId)).toEqual(before);
  expect(await notifiedEach(sql, club.clubId)).toEqual({});

  await sql.unsafe("drop trigger fail_half_way on waitlist_offers; drop function fail_half_way");
  const again = await ask("PATCH", path, { end_time: later });
  expect(again.body, again.text).toMatchObject({ problem: null, progress: { total: 224 } });
  await expect.poll(async () => (await watched()).progress, POLL_OPTIONS).toBeNull();
  expect(await watched()).toMatchObject({ state: "closed", canceled: 224, problem: null });
  expect(await notifiedEach(sql, club.clubId)).toEqual({ 1: again.body.people });
});
