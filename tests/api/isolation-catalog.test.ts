import { expect, test } from "vitest";
import { clubTables } from "../support/club-dump.ts";
import { ownerSql } from "../support/world.ts";

/** Tables that all clubs share: the plans, and the database's own metadata. */
const SHARED = ["schema_functions", "schema_version", "subscription_plans"];

test("row-level security is on and forced on every table but the shared ones", async () => {
  const open = await ownerSql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity)
    order by 1`;
  expect(open.map((row) => row.name)).toEqual(SHARED);
});

test("every table with a club_id has one policy for the tenant, which limits reads and writes to the current club's rows", async () => {
  const tables = await clubTables();
  expect(tables.length).toBeGreaterThanOrEqual(7);
  const policies = await ownerSql<{ table: string; cmd: string; qual: string; with_check: string }[]>`
    select tablename as table, cmd, qual, with_check from pg_policies
    where schemaname = 'public' and 'courtside_tenant' = any(roles) and tablename = any(${tables})
    order by tablename collate "C"`;
  expect(policies.map((policy) => policy.table)).toEqual(tables.toSorted());
  for (const policy of policies) {
    expect(policy.cmd, policy.table).toBe("ALL");
    for (const condition of [policy.qual, policy.with_check]) {
      expect(condition.replace(/\s+/g, " "), policy.table).toMatch(
        /^\(club_id = \( ?SELECT current_club_id\(\) AS current_club_id\)\)$/,
      );
    }
  }
});

test("no policy applies to every role", async () => {
  const loose = await ownerSql`select tablename, policyname from pg_policies where 'public' = any(roles)`;
  expect([...loose]).toEqual([]);
});

test("the api's roles are not superusers, bypass nothing, create nothing; the login inherits nothing", async () => {
  const roles = await ownerSql`
    select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, rolcanlogin, rolinherit
    from pg_roles where rolname like 'courtside%' order by 1`;
  expect(roles.map((role) => role.rolname)).toEqual([
    "courtside_api",
    "courtside_auth",
    "courtside_system",
    "courtside_tenant",
  ]);
  for (const role of roles) {
    expect(role, role.rolname).toMatchObject({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolcanlogin: role.rolname === "courtside_api",
    });
  }
  expect(roles[0]?.rolinherit).toBe(false);
});

test("the login may switch to the tenant's and the auth service's role, has no rights of its own, and no other role", async () => {
  const rights = await ownerSql`
    select rolname as role, pg_has_role('courtside_api', oid, 'SET') as may_set, pg_has_role('courtside_api', oid, 'USAGE') as uses
    from pg_roles where rolname <> 'courtside_api' and pg_has_role('courtside_api', oid, 'MEMBER') order by 1`;
  expect([...rights]).toEqual([
    { role: "courtside_auth", may_set: true, uses: false },
    { role: "courtside_tenant", may_set: true, uses: false },
  ]);
});

test("neither the login nor the roles it switches to own anything", async () => {
  const owned = await ownerSql`
    select r.rolname, d.classid::regclass::text as kind, d.objid from pg_shdepend d join pg_roles r on r.oid = d.refobjid
    where d.deptype = 'o' and r.rolname in ('courtside_api', 'courtside_tenant', 'courtside_auth')`;
  expect([...owned]).toEqual([]);
});

test("functions with their owner's rights pin their search path, temporary tables last, and are not public", async () => {
  const definers = await ownerSql<{ name: string; owner: string; config: string[] | null; public_may: boolean }[]>`
    select p.proname as name, r.rolname as owner, p.proconfig as config,
      has_function_privilege('public', p.oid, 'EXECUTE') as public_may
    from pg_proc p join pg_roles r on r.oid = p.proowner
    where p.prosecdef and p.pronamespace in ('public'::regnamespace, 'auth'::regnamespace) order by 1`;
  expect(definers.map((each) => each.name)).toEqual(expect.arrayContaining(["begin_request", "set_current_club_id"]));
  for (const each of definers) {
    expect(each.owner, each.name).toBe("courtside_system");
    expect(each.public_may, each.name).toBe(false);
    const path = each.config?.find((setting) => setting.startsWith("search_path="));
    expect(path, each.name).toMatch(/pg_temp$/);
  }
});

test("no view bypasses tenant isolation", async () => {
  const views = await ownerSql`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      and not coalesce('security_invoker=true' = any(reloptions), false)`;
  expect([...views]).toEqual([]);
});

test("club_id leads the primary key of every table that refers to bookings, so that they can be partitioned by club", async () => {
  const keys = await ownerSql`
    select c.relname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'p' and c.relnamespace = 'public'::regnamespace and a.attname = 'club_id' order by 1`;
  const expected = ["bookings", "court_blocks", "court_occupancies", "courts", "memberships", "person_occupancies"];
  expect(keys.map((row) => row.name)).toEqual(expect.arrayContaining(expected));
});
