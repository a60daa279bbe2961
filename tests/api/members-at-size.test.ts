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
        select id, 'size' || n || '@people.courtside.test', 'Member ' || n from people
      )
      insert into memberships (club_id, user_id, role, joined_at)
      select ${club.id}, id, case when n % 100 = 0 then 'coach' else 'member' end, now() - n * interval '1 minute' from people`;
    await tx`update users set full_name = 'Quentin Needleworth' where email = 'size777@people.courtside.test'`;
  });
  // As autovacuum does after so many rows; it also merges them into the trigram index.
  await sql`vacuum (analyze) users, memberships`;
  await sql`load 'auto_explain'`;
  await sql`select set_config('auto_explain.log_min_duration', '0', false), set_config('auto_explain.log_nested_statements', 'on', false),
    set_config('client_min_messages', 'log', false), set_config('courtside.club_id', ${club.id}, false)`;
});

/** The plan of the statement inside the definer function, as it ran. */
async function planOf(args: { pattern?: string; role?: string; before?: string }): Promise<string> {
  plans.length = 0;
  const { pattern = null, role = null, before = null } = args;
  await sql.begin(async (tx) => {
    // With the api's role; the owner's own rights would bypass tenant isolation.
    await tx`set local role courtside_tenant`;
    await tx`select * from search_members(${pattern}, ${role}, 'joined', true, ${before}, ${before && club.admin.id}, 51)`;
  });
  return plans.find((plan) => plan.includes("from memberships m join users u")) ?? "";
}

test(`a search among ${SIZE} members uses the trigram index`, async () => {
  for (const pattern of ["%needlewo%", "%e777@people%"]) {
    const plan = await planOf({ pattern });
    expect(plan).toContain("Bitmap Index Scan on users_search");
    expect(plan).not.toContain("Seq Scan");
  }
});

test("pages of all of them, and of a role, use an index in their order", async () => {
  const before = new Date(Date.now() - 20_000 * 60_000).toISOString();
  for (const [args, index] of [
    [{}, "memberships_by_joined"],
    [{ before }, "memberships_by_joined"],
    [{ role: "coach", before }, "memberships_by_role_and_joined"],
  ] as const) {
    const plan = await planOf(args);
    expect(plan).toContain(`using ${index}`);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  }
});

test("the screen's requests succeed at that size", async () => {
  const ask = async (query: Record<string, string>) =>
    (await call("/members", { token: club.admin.token, query })).body;
  expect(await ask({ q: "needlewo" })).toMatchObject({ data: [{ name: "Quentin Needleworth" }], total: 1 });
  expect(await ask({})).toMatchObject({ total: SIZE + 4 });
  expect(await ask({ role: "coach", limit: "3" })).toMatchObject({ total: SIZE / 100 + 1 });
});
