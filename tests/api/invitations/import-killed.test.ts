import { expect, test } from "vitest";
import { LIMITS } from "../../../api/src/auth/limits/limits.ts";
import { bucketKey } from "../../../api/src/auth/limits/queries.ts";
import { call } from "../../support/call.ts";
import { POLL_OPTIONS, startNoticeWorld } from "../notices/notice-world.ts";

const world = await startNoticeWorld();
const { sql } = world;

interface Import {
  id: string;
  status: string;
  counts: Record<string, number>;
  rows: { line: number; outcome: string; problems: unknown[] }[];
}

const isWrong = (place: number) => place % 50 < 3;
const emailOf = (place: number) => (isWrong(place) ? `wrong ${place}` : `person-${place}@killed.test`);
const ROWS = Array.from({ length: 5_000 }, (_, place) => ({ email: emailOf(place), full_name: `Person ${place}` }));
/** The import waits for the row of this one. */
const HALF_WAY = 2_525;

test("5,000 rows with 300 wrong ones: a process killed half way leaves each row written or waiting, and the next one lands the rest once", async () => {
  const club = await world.club();
  const [admin] = club.members;
  await sql`
    insert into auth.rate_limits (key, tokens, updated_at) values (${bucketKey(LIMITS.invitationsByClub, [club.clubId])}, 0, now())`;
  const ask = async (url: string, method: string, path: string, body?: object) => {
    const { status, body: read, text } = await call(path, { url, method, token: admin?.token, ...(body && { body }) });
    expect(status, text).toBeLessThan(300);
    return read as unknown as Import;
  };
  const first = await world.start();
  const preview = await ask(first.url, "POST", "/imports/members?dry_run=true", { rows: ROWS });
  const wrong = preview.rows.filter(({ outcome, problems }) => outcome === "wrong" && problems.length > 0);
  expect(wrong.map(({ line }) => line)).toEqual(ROWS.flatMap((_, place) => (isWrong(place) ? [place + 1] : [])));

  const released = Promise.withResolvers<void>();
  const inTheWay = Promise.withResolvers<void>();
  const holding = sql
    .begin(async (tx) => {
      await tx`
        insert into invitations (club_id, email, full_name, role, invited_by, expires_at)
        values (${club.clubId}, ${emailOf(HALF_WAY)}, 'In the way', 'member', ${admin?.id ?? ""}, now() + interval '1 day')`;
      inTheWay.resolve();
      await released.promise;
      throw new Error("rolled back");
    })
    .catch(() => {});
  await inTheWay.promise;
  const { id } = await ask(first.url, "POST", "/imports/members", { rows: ROWS });
  const landed = async (url: string) => (await ask(url, "GET", `/imports/${id}`)).counts.landed;
  // Chunks of 200 lines before the one with the row in the way.
  const before = ROWS.slice(0, 2_400).filter((_, place) => !isWrong(place)).length;
  await expect.poll(() => landed(first.url), POLL_OPTIONS).toBeGreaterThan(before - 200);
  first.child.kill("SIGKILL");
  released.resolve();
  await holding;
  const [half] = await sql<{ count: number }[]>`
    select count(*)::int as count from invitations where club_id = ${club.clubId}`;
  expect(half?.count).toBeLessThan(2_600);

  const second = await world.start();
  const done = async () => (await ask(second.url, "GET", `/imports/${id}`)).status;
  // As if the pause after a failed step were over, if the killed process had come to one.
  await sql`update member_imports set next_at = now() where id = ${id}`;
  await expect.poll(done, POLL_OPTIONS).toBe("done");
  const report = await ask(second.url, "GET", `/imports/${id}`);
  expect(report.counts).toMatchObject({ landed: 4_700, waiting: 0, failed: 0, wrong: 300 });
  const [made] = await sql`
    select count(*)::int as rows, count(distinct email)::int as people from invitations where club_id = ${club.clubId}`;
  expect(made).toEqual({ rows: 4_700, people: 4_700 });
}, 120_000);
