import postgres from "postgres";
import { beforeAll, expect, inject, test } from "vitest";
import { call } from "../support/call.ts";
import { makeClub, type TestClub } from "../support/world.ts";

const SIZE = 50_000;

const plans: string[] = [];
const sql = postgres(inject("ownerUrl"), { max: 1, onnotice: ({ message = "" }) => plans.push(message) });
let club: TestClub;

beforeAll(async () => {
  club = await makeClub({ courts: 0 });
  await sql.begin(async (tx) => {
    // Without the foreign keys' checks, row by row.
    await tx`set local session_replication_role = replica`;
    await tx`
      with people as (select gen_random_uuid() as id, n from generate_series(1, ${SIZE}::int) as n),
      accounts as (insert into auth.users (id) select id from people),
      persons as (
        insert into users (id, email, full_name)
        select id, 'desk' || n || '@people.courtside.test', 'Member ' || n from people
      )
      insert into memberships (club_id, user_id, role) select ${club.id}, id, 'member' from people`;
    await tx`
      update users set full_name = 'Quentin Needleworth ' || right(email, -4) where email like 'desk1000_@people.courtside.test'`;
  });
  await sql`vacuum (analyze) users, memberships`;
  await sql`load 'auto_explain'`;
  await sql`select set_config('auto_explain.log_min_duration', '0', false), set_config('auto_explain.log_nested_statements', 'on', false),
    set_config('client_min_messages', 'log', false), set_config('courtside.club_id', ${club.id}, false)`;
});

test.each(["%needlewo%", "%desk777@%"])(`%s among ${SIZE} members uses the trigram index`, async (pattern) => {
  plans.length = 0;
  await sql`select * from find_members(${pattern}, 10)`;
  const plan = plans.find((each) => each.includes("from memberships m join users u")) ?? "";
  expect(plan).toContain("Bitmap Index Scan on users_search");
  expect(plan).not.toContain("Seq Scan");
});

test("two characters find ten of them", async () => {
  const { status, body } = await call("/members/search", { token: club.front_desk.token, query: { q: "qu" } });
  expect(status).toBe(200);
  expect(body.data).toHaveLength(10);
});
