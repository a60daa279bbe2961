import { WEEKDAYS } from "@courtside/contracts/domain/weekly-availability.ts";
import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { fillSaturday, holdUp, LONG_DAY, notifiedEach, stateOf } from "../../support/full-saturday.ts";
import { dateFromNow } from "../../support/world.ts";
import { POLL_OPTIONS, startNoticeWorld } from "../notices/notice-world.ts";

const world = await startNoticeWorld();
const { sql } = world;

interface Watched {
  state: string;
  progress: { done: number; total: number } | null;
  series: { dates: { id: string; state: string; canceled: number }[] };
}

test("a repeated closure of more than 200 items is one job: all dates or none, each person notified once, its extension and undo too", async () => {
  const api = await world.start({ SEND_NOTICES: "off" });
  const [first, second] = [dateFromNow(4), dateFromNow(5)];
  const club = await world.club({ members: 42, courts: 12, rules: LONG_DAY });
  const [admin, player] = club.members;
  // Over two dates: 204 slots are on the first one.
  await fillSaturday(sql, club, { bookings: 300, lessons: 0, events: 0, offers: 0, date: first });
  const ask = (method: string, path: string, body?: object) =>
    call(path, { url: api.url, method, token: admin?.token, ...(body && { body }) });
  const before = await stateOf(sql, club.clubId);
  const day = { all: true, start_time: `${first}T05:00`, end_time: `${first}T21:00`, reason: "tournament" };
  const input = { ...day, repeat: { weekdays: WEEKDAYS, count: 2 } };
  const preview = await ask("POST", "/closures/preview", input);
  expect(preview.body.occurrences, preview.text).toMatchObject([
    { counts: { cancel: 192 } },
    { counts: { cancel: 96 } },
  ]);

  const goOn = await holdUp(sql, club.clubId, player?.id ?? "");
  const closing = await ask("POST", "/closures", { ...input, version: preview.body.version });
  expect(closing.body, closing.text).toMatchObject({ state: "closing", progress: { done: 0, total: 288 } });
  const path = `/closures/${String(closing.body.id)}`;
  const watched = async () => (await ask("GET", path)).body as unknown as Watched;
  await expect.poll(async () => (await watched()).progress?.done, POLL_OPTIONS).toBeGreaterThan(0);
  expect((await ask("POST", `${path}/undo`, { scope: "all" })).rejection.code).toBe("closure_closing");
  expect(await stateOf(sql, club.clubId)).toEqual(before);
  await goOn();
  await expect.poll(async () => (await watched()).state, POLL_OPTIONS).toBe("closed");
  const { series } = await watched();
  expect(series.dates.map(({ state, canceled }) => [state, canceled])).toEqual([
    ["closed", 192],
    ["closed", 96],
  ]);
  expect(await notifiedEach(sql, club.clubId)).toEqual({ 1: closing.body.people });

  // No mail is sent here, and no inbox shows them: they are taken back, and what they say of the other date is sent once.
  const hide = () => sql`update notices set inbox_at = null, inbox_after = null where club_id = ${club.clubId}`;
  await hide();
  const alone = await ask("POST", `${path}/undo`);
  expect(alone.body, alone.text).toMatchObject({ state: "undone", restored: 192 });
  const notified = await sql<{ dates: string[] }[]>`
    select array(select distinct left(i->>'startsAt', 10) from jsonb_array_elements(details->'items') i) as dates
    from notices where club_id = ${club.clubId} and kind = 'courts_closed'`;
  expect(notified.length).toBeGreaterThan(0);
  expect(new Set(notified.flatMap(({ dates }) => dates))).toEqual(new Set([second]));
  expect(await notifiedEach(sql, club.clubId, "courts_reopened")).toEqual({});
  await hide();
  const rest = await ask("POST", `/closures/${series.dates[1]?.id}/undo`, { scope: "following" });
  expect(rest.body, rest.text).toMatchObject({ state: "undone", restored: 96 });
  expect(await stateOf(sql, club.clubId)).toEqual(before);
});

test("the job locks the dates that it extends in the order of requests: neither waits for the other", async () => {
  const api = await world.start({ SEND_NOTICES: "off" });
  const dates = [4, 5, 6, 7].map((days) => dateFromNow(days));
  const club = await world.club({ members: 42, courts: 12, rules: LONG_DAY });
  const [admin, player] = club.members;
  await fillSaturday(sql, club, { bookings: 210, lessons: 0, events: 0, offers: 0, date: dates[0] ?? "" });
  const ask = (method: string, path: string, body?: object) =>
    call(path, { url: api.url, method, token: admin?.token, ...(body && { body }) });
  const closed = await ask("POST", "/closures", {
    ...{ all: true, start_time: `${dates[0]}T04:00`, end_time: `${dates[0]}T05:00`, reason: "rain" },
    repeat: { weekdays: WEEKDAYS, count: dates.length },
  });
  const path = `/closures/${String(closed.body.id)}`;
  const ids = await sql`select id from closures where club_id = ${club.clubId} order by id`;
  const goOn = await holdUp(sql, club.clubId, player?.id ?? "");
  const extending = await ask("PATCH", path, { end_time: `${dates[0]}T23:00`, scope: "all" });
  expect(extending.body.progress, extending.text).toMatchObject({ total: 210 });
  const waits = () => sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike '%closures%'`;
  // As a request that would change the series: one date after the other, by id.
  await sql.begin(async (tx) => {
    const lock = (id: string) =>
      tx`select from closures where club_id = ${club.clubId} and id = ${id} for no key update`;
    await lock(ids[0]?.id);
    await goOn();
    await expect.poll(async () => (await waits()).length, POLL_OPTIONS).toBeGreaterThan(0);
    for (const { id } of ids) await lock(id);
  });
  await expect.poll(async () => (await ask("GET", path)).body.progress, POLL_OPTIONS).toBeNull();
  const rows =
    await sql`select distinct work_attempts, problem, extensions from closures where club_id = ${club.clubId}`;
  expect([...rows]).toEqual([{ work_attempts: 0, problem: null, extensions: 1 }]);
});
