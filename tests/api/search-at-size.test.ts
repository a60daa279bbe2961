import postgres from "postgres";
import { beforeAll, expect, inject, test } from "vitest";
import type { Sql } from "../../api/src/db/pool.ts";
import { selectBookingsOf } from "../../api/src/search/queries.ts";
import { call } from "../support/call.ts";
import { makeClub, type TestClub } from "../support/world.ts";

const SIZE = 10_000;

const plans: string[] = [];
const sql = postgres(inject("ownerUrl"), { max: 1, onnotice: ({ message = "" }) => plans.push(message) });
let club: TestClub;

/** Members with a booking each; seven have a rare name. */
beforeAll(async () => {
  club = await makeClub();
  const court = club.courts[0]?.id ?? "";
  await sql.begin(async (tx) => {
    // Without the foreign keys' checks, row by row.
    await tx`set local session_replication_role = replica`;
    await tx`
      with people as (select gen_random_uuid() as id, n from generate_series(1, ${SIZE}::int) as n),
      accounts as (insert into auth.users (id) select id from people),
      persons as (
        insert into users (id, email, full_name)
        select id, 'palette' || n || '@people.courtside.test',
          case when n % 1500 = 0 then 'Quentin Needleworth ' else 'Member Ordinary ' end || n from people
      ),
      booked as (
        insert into bookings (club_id, court_id, user_id, created_by, starts_at, ends_at)
        select ${club.id}, ${court}, id, id, now() + make_interval(hours => n), now() + make_interval(hours => n + 1) from people
      )
      insert into memberships (club_id, user_id, role) select ${club.id}, id, 'member' from people`;
  });
  await sql`vacuum (analyze) users, memberships, bookings`;
  await sql`load 'auto_explain'`;
  await sql`select set_config('auto_explain.log_min_duration', '0', false), set_config('auto_explain.log_nested_statements', 'on', false),
    set_config('client_min_messages', 'log', false), set_config('courtside.club_id', ${club.id}, false)`;
});

test("the bookings of found people are read by person", async () => {
  plans.length = 0;
  const of = await sql<{ id: string }[]>`
    select u.id from users u join memberships m on m.user_id = u.id where m.club_id = ${club.id} limit 200`;
  await selectBookingsOf(sql as unknown as Sql, club.id, {
    of: of.map(({ id }) => id),
    coachId: null,
    since: new Date(Date.now() - 30 * 86_400_000),
    now: new Date(),
    most: 5,
  });
  // Without the 200 ids, so that a failure can be read.
  const plan = plans.findLast((each) => each.includes("as person (id)"))?.replaceAll(/\{[^}]*\}/g, "{…}");
  expect(plan).toMatch(/(on|using) bookings_by_person\b/);
  expect(plan).not.toContain("Seq Scan on bookings");
});

/** What a person notices as a delay (docs/product/screens.md#search-and-commands), ms. */
const AT_ONCE = 100;

test.each(["%zq%", "%QU%"])("%s is read by the index on pairs of letters", async (pattern) => {
  plans.length = 0;
  const found = await sql`select full_name from find_members(${pattern}, 10)`;
  expect(found.map(({ full_name }) => full_name.slice(0, 7))).toEqual(
    pattern === "%QU%" ? Array(6).fill("Quentin") : [],
  );
  const plan = plans.find((each) => each.includes("from memberships m join users u")) ?? "";
  expect(plan).toContain("Bitmap Index Scan on users_by_pairs");
  expect(plan).not.toContain("Seq Scan");
});

test("a long name is found by the trigram index", async () => {
  plans.length = 0;
  const found = await sql`select full_name from find_members('%quentin needleworth 3000%', 10)`;
  expect(found.map(({ full_name }) => full_name)).toEqual(["Quentin Needleworth 3000"]);
  const plan = plans.find((each) => each.includes("from memberships m join users u")) ?? "";
  expect(plan).toContain("Bitmap Index Scan on users_search");
  expect(plan).not.toContain("Seq Scan");
});

test("a search for two characters finds what contains them, whatever they are", async () => {
  const odd = ["O'Hara %x", "Étienne _y", "王小明", "Anna\\Maria"];
  for (const name of odd) {
    const person = await club.person("member");
    await sql`update users set full_name = ${name} where id = ${person.id}`;
  }
  const found = async (q: string) => {
    const { body } = await call("/search", { token: club.front_desk.token, query: { q } });
    return (body.people as { name: string }[]).map(({ name }) => name);
  };
  for (const [q, name] of [
    ["o'", odd[0]],
    ["%x", odd[0]],
    ["ÉT", odd[1]],
    ["_y", odd[1]],
    ["小明", odd[2]],
    ["a\\", odd[3]],
  ] as const) {
    expect(await found(q), q).toEqual([name]);
  }
});

test.each(["zq", "qu", "or", "9@", "que", "mem", "needle", "palette777", "quentin needleworth", "no such person"])(
  "the search for %j responds at once",
  async (q) => {
    const times: number[] = [];
    for (let round = 0; round < 9; round++) {
      const began = performance.now();
      expect((await call("/search", { token: club.front_desk.token, query: { q } })).status).toBe(200);
      times.push(performance.now() - began);
    }
    // The least: what else the machine does is not the search's.
    expect(Math.min(...times)).toBeLessThan(AT_ONCE);
  },
);
