import { beforeAll, describe, expect, test } from "vitest";
import { asPersonInSql, attempt, NOT_PERMITTED, rolledBack } from "../support/api-role.ts";
import { clubTables } from "../support/club-dump.ts";
import { makeClub, ownerSql, type TestClub } from "../support/world.ts";

let ours: TestClub;
let theirs: TestClub;

beforeAll(async () => {
  [ours, theirs] = await Promise.all([makeClub(), makeClub()]);
});

describe("the choice of the club", () => {
  test("set_current_club_id rejects a club that the person is no member of, and the previous choice stays", async () => {
    await asPersonInSql(ours.admin, async (sql) => {
      expect(await attempt(sql, (inner) => inner`select set_current_club_id(${theirs.id})`)).toBe(NOT_PERMITTED);
      expect((await sql`select current_club_id() as id`)[0]?.id).toBe(ours.id);
    });
  });

  test("not even with a temporary table that says otherwise", async () => {
    await asPersonInSql(ours.admin, async (sql) => {
      await sql`create temp table memberships on commit drop as select * from public.memberships`;
      await sql`update pg_temp.memberships set club_id = ${theirs.id}, left_at = null`;
      expect(await attempt(sql, (inner) => inner`select set_current_club_id(${theirs.id})`)).toBe(NOT_PERMITTED);
      const [begun] = await sql`select (begin_request(${ours.admin.id}, ${ours.admin.sessionId})).club_id`;
      expect(begun?.club_id).toBe(ours.id);
    });
  });

  test("a club that the person has left is rejected too", async () => {
    const leaver = await ours.person("member");
    await ownerSql`update memberships set left_at = now() where user_id = ${leaver.id}`;
    await asPersonInSql(leaver, async (sql) => {
      expect((await sql`select current_club_id() as id`)[0]?.id).toBeNull();
      expect(await sql`select 1 from bookings`).toHaveLength(0);
      expect(await attempt(sql, (inner) => inner`select set_current_club_id(${ours.id})`)).toBe(NOT_PERMITTED);
    });
  });

  test("without a choice no row is visible", async () => {
    await rolledBack(async (sql) => {
      await sql`set local role courtside_tenant`;
      for (const table of [...(await clubTables()), "clubs", "users", "idempotency_keys"]) {
        expect(await sql`select 1 from ${sql(table)}`, table).toHaveLength(0);
      }
    });
  });

  test("does not remain after its transaction: the next one on the connection starts without a club", async () => {
    await asPersonInSql(ours.admin, async (sql) => {
      expect(await sql`select 1 from courts`).not.toHaveLength(0);
    });
    for (let round = 0; round < 3; round++) {
      const left = await rolledBack(
        (sql) => sql`select current_user as role, current_setting('courtside.club_id', true) as club`,
      );
      expect(left).toMatchObject([{ role: "courtside_api" }]);
      expect(left[0]?.club ?? "").toBe("");
    }
  });
});

test("without a chosen role nothing is permitted", async () => {
  const all = await ownerSql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'auth')`;
  await rolledBack(async (sql) => {
    const readable: string[] = [];
    for (const { name } of all) {
      const read = await attempt(sql, (inner) => inner`select 1 from ${inner.unsafe(name)} limit 1`);
      if (read !== NOT_PERMITTED) readable.push(name);
      expect(await attempt(sql, (inner) => inner`delete from ${inner.unsafe(name)}`), name).toBe(NOT_PERMITTED);
    }
    // Only the versions, so that a process can say whether it fits the database.
    expect(readable.toSorted()).toEqual(["public.schema_functions", "public.schema_version"]);
  });
});

test("the tenant's role reaches neither passwords nor sessions, nor the roles above it", async () => {
  await asPersonInSql(ours.admin, async (sql) => {
    for (const table of ["users", "sessions", "refresh_tokens", "identities"]) {
      expect(await attempt(sql, (inner) => inner`select 1 from auth.${inner(table)} limit 1`)).toBe(NOT_PERMITTED);
    }
    for (const role of ["courtside_system", "postgres"]) {
      expect(await attempt(sql, (inner) => inner`set local role ${inner(role)}`)).toBe(NOT_PERMITTED);
    }
  });
});
