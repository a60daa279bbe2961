import { beforeAll, describe, expect, test } from "vitest";
import { asPersonInSql, attempt, NOT_PERMITTED } from "../support/api-role.ts";
import { type ClubDump, clubTables, dumpClub } from "../support/club-dump.ts";
import { type FurnishedClub, makeFurnishedClub } from "../support/furnished-club.ts";
import { ownerSql } from "../support/world.ts";

let ours: FurnishedClub;
let theirs: FurnishedClub;
let before: ClubDump;
const tables = await clubTables();

beforeAll(async () => {
  [ours, theirs] = await Promise.all([makeFurnishedClub(), makeFurnishedClub()]);
  before = await dumpClub(theirs.id);
});

describe.each(tables)("as our admin, in SQL without a predicate: %s", (table) => {
  test("shows our rows and none of theirs", async () => {
    const [owned] = await ownerSql`select count(*)::int as n from ${ownerSql(table)} where club_id = ${ours.id}`;
    expect(owned?.n, `tests/support/furnished-club.ts makes no row of ${table}`).toBeGreaterThan(0);
    await asPersonInSql(ours.admin, async (sql) => {
      const seen = await sql`select distinct club_id from ${sql(table)}`;
      expect(seen.map((row) => row.club_id)).toEqual([ours.id]);
      expect(await sql`select 1 from ${sql(table)} where club_id = ${theirs.id}`).toHaveLength(0);
      expect(await sql`select 1 from ${sql(table)}`).toHaveLength(owned?.n);
    });
  });

  test("lets no row of theirs be changed, moved, deleted or locked", async () => {
    await asPersonInSql(ours.admin, async (sql) => {
      for (const touched of [
        await attempt(sql, (inner) => inner`update ${inner(table)} set club_id = club_id where club_id = ${theirs.id}`),
        await attempt(sql, (inner) => inner`delete from ${inner(table)} where club_id = ${theirs.id}`),
        await attempt(sql, (inner) => inner`select 1 from ${inner(table)} where club_id = ${theirs.id} for update`),
      ]) {
        expect([0, NOT_PERMITTED]).toContain(touched);
      }
      expect(await attempt(sql, (inner) => inner`truncate ${inner(table)}`)).toBe(NOT_PERMITTED);
      // Our rows cannot be moved to them either.
      const moved = await attempt(sql, (inner) => inner`update ${inner(table)} set club_id = ${theirs.id}`);
      expect(moved).toBe(NOT_PERMITTED);
    });
  });

  test("accepts no row with their club", async () => {
    const [row] =
      await ownerSql`select to_jsonb(t) as row from ${ownerSql(table)} t where club_id = ${theirs.id} limit 1`;
    await asPersonInSql(ours.admin, async (sql) => {
      const [columns] = await sql`
        select string_agg(quote_ident(attname), ', ') as list from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attidentity = ''`;
      const list = sql.unsafe(String(columns?.list));
      const inserted = await attempt(
        sql,
        (inner) => inner`
          insert into ${inner(table)} (${list})
          select ${list} from jsonb_populate_record(null::${inner(table)}, ${inner.json(row?.row)})`,
      );
      expect(inserted).toBe(NOT_PERMITTED);
    });
  });
});

describe("clubs and people, whose key is the id", () => {
  test("only our club is visible", async () => {
    await asPersonInSql(ours.admin, async (sql) => {
      expect((await sql`select id from clubs`).map((row) => row.id)).toEqual([ours.id]);
      expect(await attempt(sql, (inner) => inner`update clubs set name = 'x' where id = ${theirs.id}`)).toBe(0);
      expect(await attempt(sql, (inner) => inner`update clubs set id = ${theirs.id}`)).toBe(NOT_PERMITTED);
    });
  });

  test("the people of our club are visible, and only the own row can be changed", async () => {
    const ourPeople = [ours.admin, ours.front_desk, ours.coach, ours.member].map(({ id }) => id);
    await asPersonInSql(ours.admin, async (sql) => {
      const seen = (await sql`select id from users`).map((row) => String(row.id));
      expect(seen.toSorted()).toEqual(ourPeople.toSorted());
      const renamed = (id: string) => attempt(sql, (inner) => inner`update users set full_name = 'x' where id = ${id}`);
      expect(await renamed(theirs.member.id)).toBe(0);
      expect(await renamed(ours.member.id)).toBe(NOT_PERMITTED);
      expect(await renamed(ours.admin.id)).toBe(1);
    });
  });

  test("stored responses belong to one person", async () => {
    await asPersonInSql(ours.admin, async (sql) => {
      expect(await sql`select 1 from idempotency_keys`).toHaveLength(0);
    });
    await asPersonInSql(ours.member, async (sql) => {
      expect(await sql`select 1 from idempotency_keys`).toHaveLength(1);
    });
  });
});

test("after all of this, every row of theirs is as it was", async () => {
  expect(await dumpClub(theirs.id)).toEqual(before);
});
