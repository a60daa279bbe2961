import { randomUUID } from "node:crypto";
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

/**
 * Books a time as a concurrent transaction does: not yet visible when `request` reads, and committed as soon as `request` waits for
 * it. The result is that of `request`.
 */
export async function bookMeanwhile<Response>(
  club: TestClub,
  { courtId, personId, startsAt, endsAt }: TakenTime,
  request: () => Promise<Response>,
): Promise<Response> {
  const { response } = await ownerSql.begin(async (sql) => {
    const [own] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    const booker = club.front_desk.id;
    const [written] = await sql`
      select is_taken, elsewhere from write_booking(
        ${club.id}, ${randomUUID()}, 'booking', ${courtId ?? null}, ${personId ?? booker}, null, ${startsAt}, ${endsAt},
        ${personId ? [personId] : []}, null, ${booker}, 'front_desk', 'booking.created', '{}', null, null, null, null, null, null,
        null, null, null, null)`;
    expect(written).toEqual({ is_taken: false, elsewhere: null });
    const response = request();
    await untilBlockedBy(own?.pid);
    return { response };
  });
  return response;
}

/**
 * Changes the club's data as a concurrent transaction does that has locked a person: `change` is not yet visible when `request` reads,
 * and committed as soon as `request` waits for that person.
 */
export async function changeMeanwhile<Response>(
  personId: string,
  change: (sql: typeof ownerSql) => Promise<unknown>,
  request: () => Promise<Response>,
): Promise<Response> {
  const { response } = await ownerSql.begin(async (sql) => {
    const [own] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await sql`select from memberships where user_id = ${personId} for no key update`;
    await change(sql as unknown as typeof ownerSql);
    const response = request();
    await untilBlockedBy(own?.pid);
    return { response };
  });
  return response;
}

const untilBlockedBy = (pid = 0) =>
  expect
    .poll(async () => (await ownerSql`select from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid))`).length)
    .toBeGreaterThan(0);
