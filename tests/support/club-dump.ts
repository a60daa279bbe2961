import { ownerSql } from "./world.ts";

/** Every row of one club, table by table, as text. Equal dumps mean that nothing was changed, added or lost. */
export type ClubDump = Record<string, string[]>;

/** Columns of a notice that change by themselves while it is sent and put into an inbox. */
const SENDING = ["state", "is_admitted", "problem", "attempts", "send_after", "claim", "handed_at", "ended_at"];
const POSTING = ["inbox_after", "inbox_at"];

/** Columns that jobs change by themselves. */
const WITHOUT: Record<string, string[]> = {
  notices: [...SENDING, ...POSTING],
  club_retention: ["applied_at"],
  door_gateways: ["problem", "reached_at"],
};

/** Pending jobs, which come and go independently of the test. */
const OF_JOBS = [
  ...["door_codes", "waitlist_checks"],
  ...["report_changes", "report_counts", "report_court_dates", "report_dates", "report_hours"],
];

/** Reads the catalog, so that tables added later are included. `without` leaves tables out, such as audit_log. */
export async function dumpClub(clubId: string, { without = [] }: { without?: string[] } = {}): Promise<ClubDump> {
  const tables = (await clubTables()).filter((name) => ![...OF_JOBS, ...without].includes(name));
  // One statement for all tables: some tests dump a club hundreds of times.
  const parts = tables.map((name) => {
    const moving = WITHOUT[name] ?? [];
    const row = `(to_jsonb(t) - '{${moving.join()}}'::text[])::text`;
    return `select '${name}' as "table", ${row} as row from "${name}" t where club_id = $1`;
  });
  const rows = await ownerSql.unsafe<{ table: string; row: string }[]>(
    `select 'clubs' as "table", to_jsonb(t)::text as row from clubs t where id = $1
     union all ${parts.join(" union all ")}
     union all select 'users', to_jsonb(u)::text from users u where id in (select user_id from memberships where club_id = $1)
     order by 1, 2`,
    [clubId],
    { prepare: true },
  );
  const dump: ClubDump = Object.fromEntries(["clubs", ...tables, "users"].map((name) => [name, []]));
  for (const { table, row } of rows) dump[table]?.push(row);
  return dump;
}

/** The tables whose rows belong to a club. */
export async function clubTables(): Promise<string[]> {
  const rows = await ownerSql<{ name: string }[]>`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'club_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`;
  return rows.map(({ name }) => name);
}
