import type { BookingProblem } from "@courtside/contracts/domain/booking-import.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { BookingImportLinesRow, BookingImportsRow } from "../../db/row-types.ts";
import type { ClubTx } from "../club-tx.ts";
import { callForRows } from "../db/call.ts";
import type { Sql } from "../db/pool.ts";
import type { JudgedRow } from "./judged-row.ts";

/** Of the request that ordered an import, for its job. */
export type ImportWork = Pick<ClubTx, "origin" | "person">;

/** The id; undefined if an import of the club is being written. */
export async function insertOptionalImport(
  sql: Sql,
  { clubId, senderId, work }: { clubId: string; senderId: string; work: ImportWork },
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    insert into booking_imports (club_id, sender_id, work)
    values (${clubId}, ${senderId}, ${sql.json(work as never)}) on conflict do nothing returning id`;
  return row?.id;
}

export async function insertLines(
  sql: Sql,
  clubId: string,
  importId: string,
  rows: readonly JudgedRow[],
): Promise<void> {
  await sql`
    insert into booking_import_lines (
      club_id, import_id, line, court, person, starts_at, ends_at, outcome, problems, state, court_id, user_id, walk_in)
    select ${clubId}, ${importId}, r.line, r.court, r.person, r."startsAt", r."endsAt", r.outcome, r.problems,
      case r.outcome when 'new' then 'waiting' else 'left' end, r."courtId", r."userId", r."walkIn"
    from jsonb_to_recordset(${sql.json(rows as never)}) as r (line int, court text, person text, "startsAt" timestamptz,
      "endsAt" timestamptz, outcome text, problems jsonb, "courtId" uuid, "userId" uuid, "walkIn" text)`;
}

export type ImportCounts = Record<
  "new" | "unchanged" | "skipped" | "wrong" | "landed" | "failed" | "waiting" | "undone",
  number
>;

export interface ImportRow
  extends Pick<BookingImportsRow, "id" | "created_at" | "stopped_at" | "undone_at" | "ended_at"> {
  undo_until: Date;
  is_undo_over: boolean;
  sender_name: string;
  counts: ImportCounts;
}

const importRows = (sql: Sql, undoHours: number) => sql`
  select i.id, i.created_at, i.stopped_at, i.undone_at, i.ended_at, u.full_name as sender_name,
    i.created_at + make_interval(hours => ${undoHours}) as undo_until,
    i.created_at + make_interval(hours => ${undoHours}) <= clock_now() as is_undo_over,
    (select jsonb_build_object(
       'new', count(*) filter (where l.outcome = 'new'), 'unchanged', count(*) filter (where l.outcome = 'unchanged'),
       'skipped', count(*) filter (where l.outcome = 'skipped'), 'wrong', count(*) filter (where l.outcome = 'wrong'),
       'landed', count(*) filter (where l.state = 'landed'), 'failed', count(*) filter (where l.state = 'failed'),
       'waiting', count(*) filter (where l.state = 'waiting'), 'undone', count(*) filter (where l.state = 'undone'))
     from booking_import_lines l where l.club_id = i.club_id and l.import_id = i.id) as counts
  from booking_imports i join users u on u.id = i.sender_id`;

/** The club's newest import, or one by its id. */
export async function selectOptionalImport(
  sql: Sql,
  clubId: string,
  undoHours: number,
  id: string | null = null,
): Promise<ImportRow | null> {
  const [row] = await sql<ImportRow[]>`
    ${importRows(sql, undoHours)}
    where i.club_id = ${clubId} and (${id}::uuid is null or i.id = ${id})
    order by i.created_at desc limit 1`;
  return row ?? null;
}

/** Imports beside the newest that can be undone, or were, the newest first. */
export function selectEarlierImports(
  sql: Sql,
  { clubId, newestId, undoHours, most }: { clubId: string; newestId: string; undoHours: number; most: number },
) {
  return sql<ImportRow[]>`
    ${importRows(sql, undoHours)}
    where i.club_id = ${clubId} and i.id <> ${newestId}
      and i.created_at + make_interval(hours => ${undoHours}) > clock_now()
      and exists (
        select from booking_import_lines l
        where l.club_id = i.club_id and l.import_id = i.id and l.state in ('landed', 'undone'))
    order by i.created_at desc limit ${most}`;
}

export interface ReportedLine
  extends Pick<
    BookingImportLinesRow,
    "line" | "court" | "person" | "walk_in" | "starts_at" | "ends_at" | "outcome" | "why"
  > {
  problems: BookingProblem[];
}

/** The lines of an import that were not booked, in their order. */
export function selectLines(sql: Sql, clubId: string, importId: string) {
  return sql<ReportedLine[]>`
    select line, court, person, walk_in, starts_at, ends_at, outcome, problems, why from booking_import_lines
    where club_id = ${clubId} and import_id = ${importId} and (outcome in ('wrong', 'skipped') or state = 'failed')
    order by line`;
}

/** Locks an import against its job; undefined: there is none. */
export async function lockOptionalImport(sql: Sql, clubId: string, id: string): Promise<{ id: string } | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select id from booking_imports where club_id = ${clubId} and id = ${id} for update`;
  return row;
}

/** Leaves what is not booked yet. */
export async function updateStopped(sql: Sql, clubId: string, id: string): Promise<void> {
  await sql`
    update booking_imports set stopped_at = clock_now(), ended_at = clock_now()
    where club_id = ${clubId} and id = ${id} and ended_at is null`;
}

/** The bookings that an import made. */
export async function selectBooked(sql: Sql, clubId: string, importId: string): Promise<string[]> {
  const rows = await sql<{ booking_id: string }[]>`
    select booking_id from booking_import_lines
    where club_id = ${clubId} and import_id = ${importId} and state = 'landed' and booking_id is not null`;
  return rows.map(({ booking_id }) => booking_id);
}

export async function updateUndone(sql: Sql, clubId: string, id: string, canceled: string[]): Promise<void> {
  await sql`
    update booking_import_lines set state = 'undone'
    where club_id = ${clubId} and import_id = ${id} and booking_id = any(${canceled}::uuid[])`;
  await sql`
    update booking_imports set undone_at = clock_now(), ended_at = coalesce(ended_at, clock_now())
    where club_id = ${clubId} and id = ${id}`;
}

/** A line that is due, with who imports it. */
export interface DueLine {
  import_club: string;
  import: string;
  sender: string;
  /** Null: they may not act in the club any more, or the club has no access. */
  role: Role | null;
  work: ImportWork;
  now: Date;
  line: number;
  /** Null: it was deleted since. */
  court_id: string | null;
  user_id: string | null;
  walk_in: string | null;
  starts_at: Date;
  ends_at: Date;
}

/** Locks a due import and binds the transaction to its club and sender. For the auth service's role. */
export async function beginWork(sql: Sql): Promise<DueLine | null> {
  const [row] = await callForRows<"begin_booking_import_work", DueLine>(sql, "begin_booking_import_work");
  return row ?? null;
}

export async function updateLanded(
  sql: Sql,
  { import_club, import: importId, line }: DueLine,
  bookingId: string,
): Promise<void> {
  await sql`
    update booking_import_lines set state = 'landed', booking_id = ${bookingId}
    where club_id = ${import_club} and import_id = ${importId} and line = ${line}`;
  await sql`update booking_imports set next_at = clock_now() where club_id = ${import_club} and id = ${importId}`;
}

/** Ends an import that may not continue, and says why in each line that is left. */
export async function endWithoutBooking(sql: Sql, { import_club, import: id }: DueLine, why: string): Promise<void> {
  await sql`
    update booking_import_lines set state = 'failed', why = ${why}
    where club_id = ${import_club} and import_id = ${id} and state = 'waiting'`;
  await endImport(sql, import_club, id);
}

export async function endImport(sql: Sql, clubId: string, id: string): Promise<void> {
  await sql`update booking_imports set ended_at = clock_now() where club_id = ${clubId} and id = ${id}`;
}

/** Ends a line that cannot be booked; without a reason the import is tried again later. For the auth service's role. */
export async function failLine(
  sql: Sql,
  { import_club, import: id, line }: Pick<DueLine, "import_club" | "import" | "line">,
  why: string | null,
  retrySeconds: number,
): Promise<void> {
  await sql`select fail_booking_import_line(${import_club}, ${id}, ${line}, ${why}, ${retrySeconds})`;
}
