import { expect, test } from "vitest";
import { ownerSql } from "../../support/world.ts";

test("a statement that frees no slot wakes no process for the waitlist: every booking looks for expired holds", async () => {
  const calls = await ownerSql.begin(async (sql) => {
    await sql`set local track_functions = 'all'`;
    await sql`delete from court_occupancies where false`;
    const [freed] = await sql`
      select calls::int from pg_stat_xact_user_functions where funcname = 'check_waitlists_of_freed'`;
    const [wakes] = await sql`select calls::int from pg_stat_xact_user_functions where funcname = 'wake_waitlists'`;
    return { freed: freed?.calls, wakes: wakes?.calls };
  });
  expect(calls).toEqual({ freed: 1, wakes: undefined });
});
