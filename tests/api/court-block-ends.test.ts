import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { closureCalls, makeWetClub, seen } from "../support/closures.ts";
import { list, rules } from "../support/court-blocks.ts";
import { book } from "../support/try-booking.ts";
import { makeClub, ownerSql, type TestClub } from "../support/world.ts";

/** Its dates are over by every other clock, so that reports count them. */
const DATE = "2024-07-03";

const blockFrom = async ({ admin, courts }: TestClub, end_time: string): Promise<string> => {
  const body = { court_ids: [courts[0]?.id], start_time: `${DATE}T08:00`, end_time, reason: "Nets" };
  const made = await call("/court-blocks", { method: "POST", token: admin.token, body, now: `${DATE}T07:00:00Z` });
  expect(made.status, made.text).toBe(201);
  return (made.body.data as { id: string }[])[0]?.id ?? "";
};

const removeAt = ({ admin }: TestClub, id: unknown, now: string) =>
  call(`/court-blocks/${id}`, { method: "DELETE", token: admin.token, now });

const blocked = async ({ id }: TestClub) => {
  const rows = await ownerSql<{ starts_at: Date; ends_at: Date }[]>`
    select starts_at, ends_at from court_occupancies where club_id = ${id} and kind = 'block' order by starts_at`;
  return rows.map(
    ({ starts_at, ends_at }) => `${starts_at.toISOString().slice(0, 16)} ${ends_at.toISOString().slice(0, 16)}`,
  );
};

const blockedMinutes = async ({ admin }: TestClub) => {
  const query = { from: DATE, to: DATE, group: "day" };
  const { body } = await call("/reports/utilisation", { token: admin.token, query });
  return (body.totals as { blocked_minutes: number }).blocked_minutes;
};

const oldClub = () => makeClub({ rules: { ...rules, created_at: "2024-07-01T12:00:00Z" } });

test("deleting a block that has begun ends it: what has passed stays for the reports, and the rest is free", async () => {
  const club = await oldClub();
  const id = await blockFrom(club, `${DATE}T18:00`);
  const ended = await removeAt(club, id, `${DATE}T16:07:40Z`);
  expect([ended.status, ended.body], ended.text).toMatchObject([
    200,
    { id, start_time: `${DATE}T08:00:00.000Z`, end_time: `${DATE}T16:07:00.000Z` },
  ]);
  // Staff may book the running quarter hour.
  expect(await blocked(club)).toEqual([`${DATE}T08:00 ${DATE}T16:00`]);
  expect(await blockedMinutes(club)).toBe(480);
  const input = { court_id: club.courts[0]?.id, start_time: `${DATE}T16:00`, end_time: `${DATE}T17:00` };
  expect((await book(club.admin, input, `${DATE}T16:08:00Z`)).status).toBe(201);
  const listed = (when: string) => list(club.admin, { when, at: `${DATE}T10:00` });
  expect((await listed("past")).data).toMatchObject([{ id }]);
  const [row] = await ownerSql`
    select detail->'before'->'end_time' as before, detail->'after'->'end_time' as after from audit_log
    where club_id = ${club.id} and action = 'court_block.ended'`;
  expect(row).toEqual({ before: `${DATE}T18:00:00.000Z`, after: `${DATE}T16:07:00.000Z` });
  const again = await removeAt(club, id, `${DATE}T16:07:50Z`);
  expect([again.status, again.rejection.code]).toEqual([409, "block_over"]);
});

test("of a block of several days, ended on the second, the first stays and the third is free", async () => {
  const club = await oldClub();
  const id = await blockFrom(club, "2024-07-05T12:00");
  expect((await removeAt(club, id, "2024-07-04T10:00:00Z")).status).toBe(200);
  expect(await blocked(club)).toEqual([`${DATE}T08:00 2024-07-04T00:00`, "2024-07-04T00:00 2024-07-04T10:00"]);
});

test("a block that is over is not deleted", async () => {
  const club = await oldClub();
  const id = await blockFrom(club, `${DATE}T18:00`);
  const late = await removeAt(club, id, `${DATE}T18:00:00Z`);
  expect([late.status, late.rejection]).toMatchObject([
    409,
    { code: "block_over", message: "This court block is over: it stays for the reports", details: { field: "id" } },
  ]);
  expect(await blockedMinutes(club)).toBe(600);
});

test("a court of a closure that is opened by itself is no longer of the closure, also when that is extended", async () => {
  const club = await makeWetClub({ courts: 2 });
  const [one, two] = club.courts.map((court) => court.id);
  const desk = closureCalls(club.front_desk, { now: "2031-03-15T08:00:00Z" });
  const closure = seen(await desk.close({ all: true, end_time: "2031-03-15T12:00", reason: "rain" }));
  const [block] = await ownerSql`select id from court_blocks where club_id = ${club.id} and court_id = ${one ?? ""}`;
  await ownerSql`delete from waitlist_checks where club_id = ${club.id}`;
  expect((await removeAt(club, block?.id, "2031-03-15T09:00:00Z")).status).toBe(200);
  // The waitlist is asked at once.
  const checks = await ownerSql`select due_at from waitlist_checks where club_id = ${club.id}`;
  expect(checks).toEqual([{ due_at: new Date("2031-03-15T09:00:00Z") }]);
  const courts = ({ body }: Awaited<ReturnType<typeof call>>) => (body.courts as { id: string }[]).map(({ id }) => id);
  const later = closureCalls(club.front_desk, { now: "2031-03-15T09:30:00Z" });
  const longer = await later.change(closure.id, { extend_minutes: 60 });
  expect([longer.status, courts(longer)], longer.text).toEqual([200, [two]]);
  const ends = await ownerSql<{ court_id: string; ends_at: Date }[]>`
    select court_id, max(ends_at) as ends_at from court_occupancies where club_id = ${club.id} group by court_id`;
  expect(
    Object.fromEntries(ends.map(({ court_id, ends_at }) => [court_id, ends_at.toISOString().slice(11, 16)])),
  ).toEqual({
    [one ?? ""]: "09:00",
    [two ?? ""]: "13:00",
  });
  // Undo opens what has passed too.
  expect(seen(await later.undo(closure.id)).state).toBe("undone");
  expect(await blocked(club)).toEqual([]);
});

test("more than fifty courts are blocked at once", async () => {
  const club = await makeClub({ rules, courts: 60 });
  const body = {
    court_ids: club.courts.map(({ id }) => id),
    start_time: "2026-07-20T09:00",
    end_time: "2026-07-20T10:00",
  };
  const made = await call("/court-blocks", {
    method: "POST",
    token: club.admin.token,
    body,
    now: "2026-07-15T12:00:00Z",
  });
  expect([made.status, (made.body.data as unknown[] | undefined)?.length], made.text).toEqual([201, 60]);
});
