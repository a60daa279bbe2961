import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type postgres from "postgres";
import { afterAll, expect, inject, onTestFinished, test } from "vitest";
import { chainAuditLog } from "../../../api/src/audit/chain-job.ts";
import { openPool } from "../../../api/src/db/pool.ts";
import { deleteOutdated } from "../../../api/src/retention/delete-outdated.ts";
import { type AuditProblem, type ChainHead, verifyAudit } from "../../../tools/operator/verify-audit.ts";
import { runTool } from "../../support/run-tool.ts";
import { apiUrl, makeClub, ownerSql } from "../../support/world.ts";

const db = openPool(inject("apiDatabaseUrl"));
afterAll(() => db.end({ timeout: 1 }));

const verify = (...args: string[]) =>
  runTool("verify-audit", args, {
    DATABASE_URL: inject("apiDatabaseUrl"),
    MIGRATION_DATABASE_URL: inject("ownerUrl"),
    DATA_DIR: inject("dataDir"),
    SITE_URL: apiUrl,
  });

/** Entries of so many minutes ago, linked as the job does, however far it has come with all the others. */
async function chainEntries(clubId: string, minutesAgo: number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const minutes of minutesAgo) {
    const detail = ownerSql.json({ nothing: null, deep: { a: [1, null] } });
    const [row] = await ownerSql<{ id: string }[]>`
      insert into audit_log (club_id, actor_id, action, detail, at)
      values (${clubId}, ${randomUUID()}, 'court.added', ${detail}, now() - make_interval(mins => ${minutes}))
      returning id::text as id`;
    ids.push(row?.id ?? "");
  }
  await ownerSql.begin(async (sql) => {
    await sql`create temporary table place on commit drop as select * from auth.audit_chained for update`;
    for (const id of ids) {
      await sql`update auth.audit_chained c set at = a.at, id = a.id - 1 from audit_log a where a.id = ${id}`;
      await sql`select chain_audit_log(1)`;
    }
    await sql`update auth.audit_chained c set at = greatest(c.at, place.at), id = place.id from place`;
  });
  return ids;
}

/** What a check finds after some tampering, which is undone. */
async function foundAfter(
  club: string,
  tamper: (sql: postgres.TransactionSql) => Promise<unknown>,
  kept: ChainHead[] = [],
) {
  const undo = new Error("undone");
  let problems: AuditProblem[] = [];
  await ownerSql
    .begin(async (sql) => {
      await tamper(sql);
      ({ problems } = await verifyAudit(sql, { chain: club, kept }));
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return problems.map(({ problem, number, entry }) => `${problem} ${number} ${entry}`.trim());
}

test("an entry that was changed, deleted or added later is found, and so is a chain that was cut or written anew", async () => {
  const club = await makeClub();
  const ids = await chainEntries(club.id, [500, 400, 300, 200]);
  const [, second, , last] = ids;
  expect(await foundAfter(club.id, async () => undefined)).toEqual([]);
  const { chains } = await ownerSql.begin((sql) => verifyAudit(sql, { chain: club.id }));
  expect(chains).toMatchObject([{ chain: club.id, number: 4 }]);
  const found = (tamper: (sql: postgres.TransactionSql) => Promise<unknown>, kept?: ChainHead[]) =>
    foundAfter(club.id, tamper, kept);
  expect(
    await found((sql) => sql`update audit_log set detail = detail || '{"deep": 2}' where id = ${second ?? ""}`),
  ).toEqual([`changed 2 ${second}`]);
  expect(
    await found((sql) => sql`update audit_log set at = at + interval '1 microsecond' where id = ${second ?? ""}`),
  ).toEqual([`changed 2 ${second}`]);
  expect(await found((sql) => sql`delete from audit_log where id = ${second ?? ""}`)).toEqual([`deleted 2 ${second}`]);
  const backdated = await found(
    (sql) => sql`insert into audit_log (club_id, action, at) values (${club.id}, 'x', now() - interval '250 minutes')`,
  );
  expect(backdated).toEqual([expect.stringMatching(/^added 0 \d+$/)]);
  const cut = await found(async (sql) => {
    await sql`delete from auth.audit_chain where row_id = ${last ?? ""}`;
    await sql`delete from audit_log where id = ${last ?? ""}`;
  });
  expect(cut).toEqual(["broken 4"]);
  // The owner of the database can hash it all anew, but not what was kept elsewhere.
  const rewritten = async (sql: postgres.TransactionSql) => {
    await sql`update audit_log set actor_id = null where id = ${second ?? ""}`;
    await sql`delete from auth.audit_chain where chain_id = ${club.id}`;
    await sql`delete from auth.audit_chain_ends where chain_id = ${club.id}`;
    for (const id of ids) {
      await sql`update auth.audit_chained c set at = a.at, id = a.id - 1 from audit_log a where a.id = ${id}`;
      await sql`select chain_audit_log(1)`;
    }
    await sql`update auth.audit_chained set at = now(), id = 0`;
  };
  expect(await found(rewritten)).toEqual([]);
  expect(await found(rewritten, chains)).toEqual([`broken 4 ${last}`]);
});

test("what retention deletes leaves its link, and a new column or an erased account leaves the hashes as they are", async () => {
  const club = await makeClub();
  const ids = await chainEntries(club.id, [500, 300]);
  await ownerSql`update users set full_name = 'Erased', email = ${`${randomUUID()}@erased.invalid`} where id = ${club.admin.id}`;
  expect(await foundAfter(club.id, (sql) => sql`alter table audit_log add column later text`)).toEqual([]);
  // Rejections are deleted after 30 days, by a job of any process: what is committed may be gone before it is checked.
  const outdate = (sql: postgres.ISql) => sql`
    update audit_log set at = now() - interval '31 days', outcome = 'refused', rejected_by = ${club.id}, rejected_in = now()
    where id = ${ids[0] ?? ""}`;
  expect(await foundAfter(club.id, outdate)).toEqual([`changed 1 ${ids[0]}`]);
  await outdate(ownerSql);
  while ((await deleteOutdated(db)) === undefined);
  expect(await ownerSql`select from audit_log where id = ${ids[0] ?? ""}`).toHaveLength(0);
  expect(await foundAfter(club.id, async () => undefined)).toEqual([]);
});

test("the command says that the log matches, and names what does not with exit code 1", async () => {
  const club = await makeClub();
  const [first] = await chainEntries(club.id, [400, 300]);
  const folder = mkdtempSync(join(tmpdir(), "courtside-audit-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const heads = join(folder, "heads.json");
  const good = await verify(club.id, "--save", heads);
  expect([good.code, good.stdout]).toEqual([0, expect.stringContaining("2 entries in 1 chains match their hashes.")]);
  expect(JSON.parse(readFileSync(heads, "utf8"))).toMatchObject([{ chain: club.id, number: 2 }]);
  await ownerSql`update audit_log set action = 'court.changed' where id = ${first ?? ""}`;
  const bad = await verify(club.id, "--against", heads);
  expect([bad.code, bad.stderr]).toEqual([1, expect.stringContaining("The audit log does not match its hashes")]);
  expect(bad.stderr).toMatch(new RegExp(`changed +${first} `));
  writeFileSync(heads, "no");
  expect((await verify(club.id, "--against", heads)).stderr).toContain("holds no hashes of an earlier run.");
});

test("the job leaves the current hour and what other transactions may still write", async () => {
  const club = await makeClub();
  await ownerSql`insert into audit_log (club_id, action) values (${club.id}, 'court.added')`;
  await expect.poll(() => chainAuditLog(db)).toBeDefined();
  expect(await ownerSql`select from auth.audit_chain where chain_id = ${club.id}`).toHaveLength(0);
});
