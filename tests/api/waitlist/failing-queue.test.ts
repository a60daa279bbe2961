import { expect, test } from "vitest";
import { processDueQueues } from "../../../api/src/waitlist/queue/job.ts";
import { openTestPool } from "../../support/waitlist-world.ts";
import { makeClub, ownerSql } from "../../support/world.ts";

const db = openTestPool();

/** More checks than are read at once. */
const MANY = 400;

const dueOf = async (clubId: string): Promise<number> => {
  const [row] = await ownerSql<{ count: number }[]>`
    select count(*)::int from waitlist_checks where club_id = ${clubId} and due_at <= now()`;
  return row?.count ?? 0;
};

test("a queue that cannot be processed blocks no other, and is tried again", async () => {
  const [broken, other] = await Promise.all([makeClub(), makeClub()]);
  // Postgres accepts this spelling of a zone, but the code that reads the queue does not.
  await ownerSql`update clubs set time_zone = 'Nowhere5' where id = ${broken.id}`;
  await ownerSql`
    insert into waitlist_entries (club_id, user_id, requested_date, sport)
    values (${broken.id}, ${broken.member.id}, current_date + 1, 'tennis')`;
  await ownerSql`
    insert into waitlist_checks (club_id, due_at)
    select ${broken.id}::uuid, '2020-01-01'::timestamptz from generate_series(1, ${MANY})
    union all select ${other.id}::uuid, '2021-01-01'::timestamptz`;

  // Either this process or the api's own processes the queue.
  const runDueQueues = () => processDueQueues(db).catch((error: AggregateError) => error.errors.map(String));
  await expect.poll(async () => [await runDueQueues(), await dueOf(other.id)][1], { timeout: 30_000 }).toBe(0);

  const checks = () => ownerSql`select due_at from waitlist_checks where club_id = ${broken.id}`;
  await expect.poll(async () => (await checks()).length, { timeout: 30_000 }).toBe(1);
  await ownerSql`update clubs set time_zone = 'UTC' where id = ${broken.id}`;
  // A queue that fails is put off for five seconds, again and again; one that is processed may be due at the end of the night.
  const soon = async () => (await checks()).filter(({ due_at }) => due_at.getTime() < Date.now() + 10_000).length;
  await expect.poll(async () => [await runDueQueues(), await soon()][1], { timeout: 30_000 }).toBe(0);
});

test("a failing queue that is checked again meanwhile keeps a single check", async () => {
  const { id } = await makeClub();
  await ownerSql.begin(async (sql) => {
    // Keeps the workers away until the end.
    await sql`select pg_advisory_xact_lock(hashtextextended('waitlist ' || ${id}::text, 0))`;
    await sql`delete from waitlist_checks where club_id = ${id}`;
    for (let failures = 0; failures < 3; failures++) {
      await sql`insert into waitlist_checks (club_id, due_at) values (${id}, now())`;
      await sql`select put_off_waitlist(${id}, 5)`;
    }
    const [left] = await sql`
      select count(*)::int, min(due_at) > now() + interval '4 seconds' as is_later from waitlist_checks where club_id = ${id}`;
    expect(left).toEqual({ count: 1, is_later: true });
  });
});
