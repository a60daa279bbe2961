import postgres from "postgres";
import { expect, inject, test, vi } from "vitest";
import { call } from "../../support/call.ts";
import { makeClub, ownerSql } from "../../support/world.ts";
import { POLL_OPTIONS } from "../auth/accounts.ts";

test("an account is erased although Postgres ends its transaction because of a deadlock", async () => {
  const { id: clubId, member } = await makeClub();
  const { id, token } = member;
  // It waits for the deadlock longer than the request does, so that the request's transaction is the one that is rolled back.
  const other = postgres(inject("ownerUrl"), { max: 1, connection: { deadlock_timeout: "20s" } });
  const rolledBack = async () => {
    const [row] =
      await ownerSql`select deadlocks::integer as count from pg_stat_database where datname = current_database()`;
    return Number(row?.count);
  };
  const before = await rolledBack();
  let erased: ReturnType<typeof call> | undefined;
  await other.begin(async (sql) => {
    const [own] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid from users where id = ${id} for update`;
    erased = call("/me", { method: "DELETE", token, body: {} });
    await vi.waitFor(async () => {
      const waiting = await ownerSql`select from pg_stat_activity where ${own?.pid ?? 0} = any(pg_blocking_pids(pid))`;
      expect(waiting).not.toHaveLength(0);
    }, POLL_OPTIONS);
    await sql`select from memberships where club_id = ${clubId} and user_id = ${id} for update`;
  });
  await other.end();
  expect((await erased)?.status).toBe(200);
  await vi.waitFor(async () => expect(await rolledBack()).toBeGreaterThan(before), POLL_OPTIONS);
});
