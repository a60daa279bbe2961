import type { OperatorSql } from "../as-operator.ts";
import type { Ids } from "./match-people.ts";
import type { ArchivedRow, ArchivedTable } from "./read-archive.ts";

const ROWS_AT_ONCE = 2_000;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** A column of this database. */
export interface Column {
  name: string;
  holdsJson: boolean;
  isOptional: boolean;
  /** Refers to a person. */
  isPerson: boolean;
  /** Numbered by the database itself. */
  isNumbered: boolean;
}

/** A table of this database that belongs to clubs. */
export interface Table {
  name: string;
  columns: Column[];
  refersToItself: boolean;
  after: string[];
}

/** All tables of clubs from the catalog, each after those that it refers to. Those whose change makes others are last. */
export async function tablesInOrder(sql: OperatorSql): Promise<Table[]> {
  const tables = await sql<Table[]>`
    select c.relname as name,
      (select jsonb_agg(jsonb_build_object('name', a.attname,
          'holdsJson', a.atttypid in ('json'::regtype, 'jsonb'::regtype) or t.typcategory = 'A', 'isOptional', not a.attnotnull,
          'isNumbered', a.attidentity <> '',
          'isPerson', exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid
            and k.confrelid in ('users'::regclass, 'memberships'::regclass) and k.conkey[cardinality(k.conkey)] = a.attnum)
        ) order by a.attnum)
        from pg_attribute a join pg_type t on t.oid = a.atttypid
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and k.confrelid = c.oid) as "refersToItself",
      array(select distinct o.relname::text from pg_constraint k join pg_class o on o.oid = k.confrelid
        where k.contype = 'f' and k.conrelid = c.oid and k.confrelid <> c.oid) as after
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'club_id' and not a.attisdropped)
    order by c.relname like 'webhook%', c.relname`;
  const ordered: Table[] = [];
  const add = (table: Table | undefined): void => {
    if (!table || ordered.includes(table)) return;
    for (const name of table.after) add(tables.find((each) => each.name === name));
    ordered.push(table);
  };
  for (const table of tables) add(table);
  return ordered;
}

/** Inserts a table's rows with this installation's ids of people. Returns how many were left out: those of people who are not in the archive. */
export async function insertRows(
  sql: OperatorSql,
  { name, columns, refersToItself }: Table,
  archived: ArchivedTable,
  ids: Ids,
): Promise<number> {
  const shared = columns.filter((column) => archived.columns.includes(column.name) && !column.isNumbered);
  const rows = archived.rows.map((row) => valuesOf(row, shared, ids)).filter((row) => row !== undefined);
  // A foreign key within the table is checked at the statement's end.
  const size = refersToItself ? Math.max(rows.length, 1) : ROWS_AT_ONCE;
  const names = sql(shared.map((column) => column.name));
  for (let from = 0; from < rows.length; from += size) {
    const part = sql.json(rows.slice(from, from + size) as never);
    await sql`insert into ${sql(name)} (${names}) select ${names} from jsonb_populate_recordset(null::${sql(name)}, ${part})`;
  }
  return archived.rows.length - rows.length;
}

/** undefined: the row needs a person who is not in the archive. */
function valuesOf(row: ArchivedRow, columns: Column[], ids: Ids): Record<string, unknown> | undefined {
  const values: Record<string, unknown> = {};
  for (const { name, holdsJson, isPerson, isOptional } of columns) {
    const cell = row[name] ?? null;
    if (cell !== null && isPerson && !ids.has(cell)) {
      if (!isOptional || name === "user_id") return undefined;
      values[name] = null;
      continue;
    }
    // Also inside JSON: details of notices and of the audit log name people by their ids.
    const text = cell?.replace(UUID, (id) => ids.get(id) ?? id) ?? null;
    values[name] = text !== null && holdsJson ? JSON.parse(text) : text;
  }
  return values;
}
