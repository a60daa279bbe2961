import { randomUUID } from "node:crypto";
import type { TransactionSql as Sql } from "postgres";
import { expect } from "vitest";
import { ownerSql, type TestClub } from "./world.ts";

/** Who is booked where; `personId` null: the court alone is taken. */
export interface TakenTime {
  courtId: string | undefined;
  personId: string | null;
  /** Instants. */
  startsAt: string;
  endsAt: string;
}

/** Books a time as a concurrent transaction does. The result is that of `request`, which has to wait for the court or the person. */
export const bookMeanwhile = <Response>(
  club: TestClub,
  { courtId, personId, startsAt, endsAt }: TakenTime,
  request: () => Promise<Response>,
): Promise<Response> =>
  meanwhile(async (sql) => {
    const booker = club.front_desk.id;
    const [written] = await sql`
      select is_taken, elsewhere from write_booking(
        ${club.id}, ${randomUUID()}, 'booking', ${courtId ?? null}, ${personId ?? booker}, null, ${startsAt}, ${endsAt},
        ${personId ? [personId] : []}, null, ${booker}, 'front_desk', 'booking.created', '{}', null, null, null, null, null, null,
        null, null, null, null)`;
    expect(written).toEqual({ is_taken: false, elsewhere: null });
  }, request);

/** Changes the club's data as a concurrent transaction does that has locked a person, for whom `request` has to wait. */
export const changeMeanwhile = <Response>(
  personId: string,
  change: (sql: Sql) => Promise<unknown>,
  request: () => Promise<Response>,
): Promise<Response> =>
  meanwhile(async (sql) => {
    await sql`select from memberships where user_id = ${personId} for no key update`;
    await change(sql);
  }, request);

/** What `work` writes is not yet visible when `request` reads, and committed as soon as `request` waits for it. */
async function meanwhile<Response>(work: (sql: Sql) => Promise<void>, request: () => Promise<Response>) {
  const { response } = await ownerSql.begin(async (sql) => {
    const [own] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await work(sql);
    const response = request();
    const waiting = () => ownerSql`select from pg_stat_activity where ${own?.pid ?? 0} = any(pg_blocking_pids(pid))`;
    await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0);
    return { response };
  });
  return response;
}
