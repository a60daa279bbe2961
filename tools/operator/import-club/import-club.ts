import postgres from "postgres";
import { callFunction } from "../../../api/src/db/call.ts";
import { CommandError } from "../../process/command-error.ts";
import type { OperatorSql } from "../as-operator.ts";
import { asImported, LEFT_OUT } from "./as-imported.ts";
import { continueAuditChain } from "./continue-audit-chain.ts";
import { insertRows, tablesInOrder } from "./insert-rows.ts";
import { type Ids, matchPeople } from "./match-people.ts";
import type { Archive, ArchivedRow } from "./read-archive.ts";

export interface ImportedClub {
  name: string;
  matched: number;
  created: number;
  /** By table, what was not taken over. */
  leftOut: Record<string, number>;
}

/** How long a large table's statement may take. */
const STATEMENT_TIMEOUT = "10min";
/** Violations that only an archive can have whose club changed while it was made. */
const TORN = ["23503", "23P01", "23505"];

/** Makes the club of an archive in the caller's transaction. Throws {@link CommandError} for what it rejects. */
export async function importClub(sql: OperatorSql, archive: Archive): Promise<ImportedClub> {
  await sql`select set_config('statement_timeout', ${STATEMENT_TIMEOUT}, true)`;
  // The owner may insert into every table; the policies of courtside_system hold for it too, as a member of that role.
  await sql`set local role none`;
  const [row] = archive.tables.get("clubs")?.rows ?? [];
  if (!row || row.id !== archive.clubId) throw new CommandError("The archive does not hold the club of its manifest.");
  await requireRoomFor(sql, archive, row);
  const people = await matchPeople(sql, archive);
  const finish = await insertClub(sql, archive, row, people.ids);
  const leftOut: Record<string, number> = {};
  for (const name of LEFT_OUT) leftOut[name] = archive.tables.get(name)?.rows.length ?? 0;
  for (const table of await tablesInOrder(sql)) {
    const archived = asImported(archive, table.name);
    if (archived)
      leftOut[table.name] = await insertTable(() => insertRows(sql, table, archived, people.ids), table.name);
  }
  await finish();
  await rejectTorn(sql, archive.clubId);
  // The rollups come with the archive; nothing of them is to be counted again.
  await sql`delete from report_changes where club_id = ${archive.clubId}`;
  await continueAuditChain(sql, archive.clubId);
  await sql`
    insert into audit_log (club_id, actor_role, action, subject_type, subject_id)
    values (${archive.clubId}, 'operator', 'club.imported', 'club', ${archive.clubId})`;
  const { matched, created } = people;
  return { name: row.name ?? "", matched, created, leftOut };
}

async function requireRoomFor(sql: OperatorSql, { clubId, schema }: Archive, club: ArchivedRow): Promise<void> {
  const [here] = await sql<{ version: number }[]>`select max(version)::int as version from schema_version`;
  if (schema > (here?.version ?? 0)) {
    throw new CommandError(
      `The archive comes from a newer database (migration ${schema}, here ${here?.version}): upgrade this installation first (npm run upgrade).`,
    );
  }
  if (club.is_demo === "true")
    throw new CommandError("The demo club cannot be imported: every installation has its own.");
  const [known] = await sql<{ name: string }[]>`select name from clubs where id = ${clubId}`;
  if (known) throw new CommandError(`This installation has the club already, as ${known.name}: nothing was changed.`);
}

/**
 * The club comes first, open and without limits, because limits of plans and closed clubs stop additions and not what is there.
 * Returns what gives it its own state.
 */
async function insertClub(
  sql: OperatorSql,
  { clubId, tables }: Archive,
  row: ArchivedRow,
  ids: Ids,
): Promise<() => Promise<void>> {
  const columns = tables.get("clubs")?.columns ?? [];
  const table = (
    await sql<{ name: string; holdsJson: boolean }[]>`
    select a.attname as name, a.atttypid in ('json'::regtype, 'jsonb'::regtype) or t.typcategory = 'A' as "holdsJson"
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = 'clubs'::regclass and a.attnum > 0 and not a.attisdropped and a.attname = any(${columns})`
  ).map((column) => ({ ...column, isOptional: true, isPerson: column.name === "unproven_founder", isNumbered: false }));
  const open = { subscription_status: "active", plan_id: null, closed_at: null };
  const [taken] = await sql`select from clubs where join_code = ${row.join_code ?? ""}`;
  const begun = { ...row, ...open, ...(taken && { join_code: await callFunction(sql, "new_join_code") }) };
  const clubs = { name: "clubs", columns: table, refersToItself: false, after: [] };
  await insertTable(() => insertRows(sql, clubs, { columns, rows: [begun] }, ids), "clubs");
  return async () => {
    const { subscription_status = null, plan_id = null, closed_at = null } = row;
    await sql`update clubs set ${sql({ subscription_status, plan_id, closed_at })} where id = ${clubId}`;
  };
}

async function insertTable<T>(insert: () => Promise<T>, table: string): Promise<T> {
  try {
    return await insert();
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    const { detail = error.message, code } = error;
    if (TORN.includes(code)) throw tornBy(`${table}: ${detail}`, error);
    if (code.startsWith("22") || code.startsWith("23")) {
      throw new CommandError(`A row of ${table} is not valid here: ${error.message}.`, { cause: error });
    }
    throw error;
  }
}

const tornBy = (what: string, cause?: unknown) =>
  new CommandError(
    `The archive contradicts itself, because the club changed while it was exported. Export it again while nobody books. (${what})`,
    { cause },
  );

/** What takes a court ahead must hold it, or it could be booked twice. */
async function rejectTorn(sql: OperatorSql, clubId: string): Promise<void> {
  const count = await callFunction(sql, "count_without_court", clubId);
  if (count) throw tornBy(`${count} bookings, blocks or events hold no court`);
}
