import type { ClosureOutcome, ClosureReason } from "@courtside/contracts/domain/closures.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import type {
  ClosuresRow,
  CourtBlocksRow,
  CourtsRow,
  NoticesRow,
  UsersRow,
  WaitlistOffersRow,
} from "../../db/row-types.ts";
import type { ClubTx } from "../club-tx.ts";
import { callForRows } from "../db/call.ts";
import type { Sql } from "../db/pool.ts";
import { type PlayerRow, playersColumn } from "../scheduling/players/queries.ts";
import type { ClosureChange, ClosureInput, ClosureRepeat } from "./fields.ts";

/** What a closure changed, as far as undoing it needs it. Instants are ISO 8601. */
export interface ChangedItem {
  kind: "booking" | "lesson" | "event";
  id: string;
  outcome: "cancel" | "move";
  court_id: string;
  to_court_id: string | null;
  starts_at: string;
  ends_at: string;
  /** What was due for its guests, by the id of their row. */
  fees?: Record<string, number>;
}

/** How a closure repeats, as it is kept. */
export type SeriesRule = ClosureRepeat & Required<Pick<ClosureRepeat, "weekdays">>;

/** A date of a repeated closure, as a list shows it. Instants are ISO 8601. */
export interface SeriesDateRow extends Pick<ClosuresRow, "id" | "state" | "problem" | "work_total" | "work_done"> {
  starts_at: string;
  ends_at: string;
  canceled: number;
  moved: number;
  held: number;
  taken: number;
  /** A job is at it. */
  is_working: boolean;
}

export interface ClosureRow
  extends Omit<
    ClosuresRow,
    "club_id" | "reason" | "outcome" | "items" | "created_by" | "work" | "work_after" | "work_attempts" | "series_rule"
  > {
  series_rule: SeriesRule | null;
  /** Its dates by start; null for one that is not repeated. */
  series_dates: SeriesDateRow[] | null;
  /** A job carries out its extension or its undo. */
  is_changing: boolean;
  reason: ClosureReason;
  outcome: ClosureOutcome;
  items: ChangedItem[];
  created_by_name: UsersRow["full_name"] | null;
  /** Those that it still blocks, or blocked to its end. */
  courts: Pick<CourtsRow, "id" | "name" | "sport">[];
  /** Its alternatives that are held, and those that were taken. */
  held: number;
  taken: number;
}

const heldBy = (sql: Sql) => sql`
  (select count(*)::int from waitlist_offers o
    where o.club_id = l.club_id and o.closure_id = l.id and o.status = 'open' and o.expires_at > clock_now()) as held,
  (select count(*)::int from waitlist_offers o
    where o.club_id = l.club_id and o.closure_id = l.id and o.status = 'accepted') as taken`;

const datesOfSeries = (sql: Sql) => sql`
  select json_agg(row_to_json(dated) order by dated.starts_at) from (
    select l.id, l.state, l.starts_at, l.ends_at, l.problem, l.work_total, l.work_done,
      l.work is not null and l.state in ('closing', 'closed') as is_working,
      jsonb_array_length(jsonb_path_query_array(l.items, '$[*] ? (@.outcome == "cancel")')) as canceled,
      jsonb_array_length(jsonb_path_query_array(l.items, '$[*] ? (@.outcome == "move")')) as moved,
      ${heldBy(sql)}
    from closures l where l.club_id = series.club_id and l.series_id = series.id) dated`;

const columns = (sql: Sql) => sql`
  l.id, l.starts_at, l.ends_at, l.reason, l.message, l.outcome, l.state, l.items, l.extensions, l.created_at,
  l.work_total, l.work_done, l.problem, l.state = 'closed' and l.work is not null as is_changing, l.series_id, l.series_rule,
  (select (${datesOfSeries(sql)}) from (select l.club_id, l.series_id as id) series where series.id is not null) as series_dates,
  u.full_name as created_by_name,
  (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'sport', c.sport) order by court_name_order(c.name), c.id), '[]')
    from courts c where c.club_id = l.club_id and case when l.state in ('closing', 'failed')
      then l.work->'input'->'court_ids' ? c.id::text
      else exists (select from court_blocks k where k.club_id = l.club_id and k.closure_id = l.id and k.court_id = c.id
        and k.ends_at >= l.ends_at) end) as courts,
  ${heldBy(sql)}`;

export async function selectOptionalClosure(sql: Sql, clubId: string, id: string): Promise<ClosureRow | null> {
  const [row] = await sql<ClosureRow[]>`
    select ${columns(sql)} from closures l left join users u on u.id = l.created_by
    where l.club_id = ${clubId} and l.id = ${id}`;
  return row ?? null;
}

/** By start. */
export function selectClosuresById(sql: Sql, clubId: string, ids: string[]) {
  return sql<ClosureRow[]>`
    select ${columns(sql)} from closures l left join users u on u.id = l.created_by
    where l.club_id = ${clubId} and l.id = any(${ids}::uuid[]) order by l.starts_at, l.id`;
}

/** The closure with the other dates of its series, by start; empty: there is no such closure. */
export async function selectClosureAndSeries(sql: Sql, clubId: string, id: string): Promise<ClosureRow[]> {
  const ids = await selectSeriesIds(sql, clubId, id, sql``);
  return selectClosuresById(sql, clubId, ids);
}

/**
 * Locks the closure before everything else, with the other dates of its series: changes of one closure, and of one series, follow each
 * other. By start; empty: there is no such closure. Offers that refer to them do not wait.
 */
export async function lockClosureAndSeries(sql: Sql, clubId: string, id: string): Promise<ClosureRow[]> {
  const ids = await selectSeriesIds(sql, clubId, id, sql`for no key update`);
  return selectClosuresById(sql, clubId, ids);
}

async function selectSeriesIds(sql: Sql, clubId: string, id: string, lock: ReturnType<Sql>): Promise<string[]> {
  const rows = await sql<Pick<ClosuresRow, "id">[]>`
    select l.id from closures l
    where l.club_id = ${clubId} and (l.id = ${id} or l.series_id = (select series_id from closures where club_id = ${clubId} and id = ${id}))
    order by l.id ${lock}`;
  return rows.map((row) => row.id);
}

/**
 * Closures that have not ended, and those that were made since an instant, the newest first. A series is there once: with its next date,
 * or its last one.
 */
export function selectClosures(sql: Sql, clubId: string, { now, since }: { now: Date; since: Date }, limit: number) {
  return sql<ClosureRow[]>`
    select ${columns(sql)} from closures l left join users u on u.id = l.created_by
    where l.club_id = ${clubId} and (l.ends_at > ${now} and l.state in ('closing', 'closed') or l.created_at > ${since})
      and (l.series_id is null or l.id = (
        select d.id from closures d where d.club_id = l.club_id and d.series_id = l.series_id
        order by case when d.ends_at > ${now} and d.state in ('closing', 'closed') then d.starts_at end nulls last, d.starts_at desc limit 1))
    order by l.created_at desc, l.id limit ${limit}`;
}

export interface NewClosure extends Pick<ClosureRow, "id" | "reason" | "message" | "outcome"> {
  startsAt: Date;
  endsAt: Date;
  createdBy: string;
}

export async function insertClosures(sql: Sql, clubId: string, closures: NewClosure[]): Promise<void> {
  const rows = closures.map(({ id, startsAt, endsAt, reason, message, outcome, createdBy }) => ({
    ...{ club_id: clubId, id, starts_at: startsAt, ends_at: endsAt },
    ...{ reason, message, outcome, created_by: createdBy },
  }));
  if (rows.length > 0) await sql`insert into closures ${sql(rows)}`;
}

/** Makes closures the dates of one series. */
export async function updateSeries(
  sql: Sql,
  clubId: string,
  ids: string[],
  { seriesId, rule }: { seriesId: string; rule: SeriesRule },
): Promise<void> {
  await sql`
    update closures set series_id = ${seriesId}, series_rule = ${sql.json(rule as never)}
    where club_id = ${clubId} and id = any(${ids}::uuid[])`;
}

interface Asked {
  origin: ClubTx["origin"];
  person: ClubTx["person"];
}

/** What a closure that a job carries out was asked for, and by whom. */
export interface ClosureWork extends Asked {
  /** With instants and courts, whatever the request named. */
  input: ClosureInput;
}

/** The same of an extension, by the person who extends, who is not always the one who closed. */
export interface ExtensionWork extends Asked {
  extend: ClosureChange;
  /** The new ends as instants, by closure. An earlier version has the only one in `extend`. */
  ends?: Record<string, string>;
  by: string;
}

/** The same of an undo. */
export interface UndoWork extends Asked {
  /** The closures to undo. */
  undo: string[];
  by: string;
}

/** Leaves an inserted closure to the job. */
export async function updateToClosing(
  sql: Sql,
  clubId: string,
  id: string,
  { work, total }: { work: ClosureWork; total: number },
): Promise<void> {
  await sql`
    update closures set state = 'closing', work = ${sql.json(work as never)}, work_total = ${total}
    where club_id = ${clubId} and id = ${id}`;
}

/** Leaves an extension or an undo of locked closures to the job, in the row of one of them. They stay as they are until then. */
export async function updateToChanging(
  sql: Sql,
  clubId: string,
  id: string,
  { work, total }: { work: ExtensionWork | UndoWork; total: number },
): Promise<void> {
  await sql`
    update closures set work = ${sql.json(work as never)}, work_total = ${total}, work_done = 0, work_after = now(),
      work_attempts = 0, problem = null
    where club_id = ${clubId} and id = ${id}`;
}

/** The end of the job's work: it holds from the commit on. */
export async function updateClosed(
  sql: Sql,
  clubId: string,
  { id, startsAt, endsAt }: { id: string; startsAt: number; endsAt: number },
): Promise<void> {
  await sql`
    update closures set state = 'closed', work_done = work_total, work = null, problem = null,
      starts_at = ${new Date(startsAt)}, ends_at = ${new Date(endsAt)}
    where club_id = ${clubId} and id = ${id}`;
}

/** The end of a change by the job, also if the closure that it was asked of has not changed. */
export async function updateWorked(sql: Sql, clubId: string, id: string): Promise<void> {
  await sql`update closures set work = null where club_id = ${clubId} and id = ${id}`;
}

export interface DueClosure {
  closure_club: string;
  closure: string;
  closer: string;
  /** Null: they may not close courts any more. */
  role: Role | null;
  work: ClosureWork | ExtensionWork | UndoWork;
  now: Date;
}

/** The closure that waits the longest for the job; null: none, or other processes have them. */
export async function beginClosureWork(sql: Sql): Promise<DueClosure | null> {
  const [row] = await callForRows<"begin_closure_work", DueClosure>(sql, "begin_closure_work");
  return row ?? null;
}

export async function noteClosureWork(sql: Sql, clubId: string, id: string, done: number): Promise<void> {
  await sql`select note_closure_work(${clubId}, ${id}, ${done})`;
}

/** Without a problem it is tried again. */
export async function failClosureWork(
  sql: Sql,
  clubId: string,
  id: string,
  problem: string | null,
  seconds: number,
): Promise<void> {
  await sql`select fail_closure_work(${clubId}, ${id}, ${problem}, ${seconds})`;
}

/** Whether one of the ids is neither that of a booking or lesson nor that of an event date of the club. */
export async function hasUnknownItem(sql: Sql, clubId: string, ids: string[]): Promise<boolean> {
  const rows = await sql`
    select from unnest(${ids}::uuid[]) as given (id)
    where not exists (select from bookings b where b.club_id = ${clubId} and b.id = given.id)
      and not exists (select from event_dates d where d.club_id = ${clubId} and d.id = given.id) limit 1`;
  return rows.length > 0;
}

/** Adds what a closing or an extension has changed. */
export async function addItems(sql: Sql, clubId: string, id: string, items: ChangedItem[]): Promise<void> {
  await sql`update closures set items = items || ${sql.json(items as never)} where club_id = ${clubId} and id = ${id}`;
}

/** Writes a later end for a closure and its blocks; one that ended earlier, because its court was opened, stays as it is. */
export async function updateEnd(sql: Sql, clubId: string, id: string, endsAt: Date): Promise<void> {
  await sql`
    update court_blocks k set ends_at = ${endsAt} from closures l
    where l.club_id = ${clubId} and l.id = ${id} and k.club_id = l.club_id and k.closure_id = l.id and k.ends_at >= l.ends_at`;
  await sql`
    update closures set ends_at = ${endsAt}, extensions = extensions + 1, work = null, problem = null
    where club_id = ${clubId} and id = ${id}`;
  await sql`
    update closures set problem = null where club_id = ${clubId} and problem is not null
      and series_id = (select series_id from closures where club_id = ${clubId} and id = ${id})`;
}

export async function updateState(
  sql: Sql,
  clubId: string,
  id: string,
  { state, endsAt }: { state: "reopened" | "undone"; endsAt?: Date },
): Promise<void> {
  await sql`
    update closures set state = ${state}, ends_at = coalesce(${endsAt ?? null}, ends_at), problem = null
    where club_id = ${clubId} and id = ${id}`;
}

/** The closures' blocks; their courts are locked after them. */
export function selectBlocksOf(sql: Sql, clubId: string, closureIds: string[]) {
  return sql<Pick<CourtBlocksRow, "id" | "court_id" | "closure_id" | "ends_at">[]>`
    select id, court_id, closure_id, ends_at from court_blocks
    where club_id = ${clubId} and closure_id = any(${closureIds}::uuid[]) order by court_id, id`;
}

/** Ends released blocks at an instant; those that would begin later are deleted. */
export async function endBlocksOf(sql: Sql, clubId: string, closureIds: string[], at: Date): Promise<void> {
  await sql`
    delete from court_blocks where club_id = ${clubId} and closure_id = any(${closureIds}::uuid[]) and starts_at >= ${at}`;
  await sql`
    update court_blocks set ends_at = least(ends_at, ${at}) where club_id = ${clubId} and closure_id = any(${closureIds}::uuid[])`;
}

export async function deleteBlocksOf(sql: Sql, clubId: string, closureIds: string[]): Promise<void> {
  await sql`delete from court_blocks where club_id = ${clubId} and closure_id = any(${closureIds}::uuid[])`;
}

export type ClosureNoticeRow = Pick<NoticesRow, "dedupe_key" | "user_id" | "address" | "details">;

/** The notices that people got of closures and their extensions. */
export function selectNoticesOf(sql: Sql, clubId: string, closureIds: string[]) {
  return sql<ClosureNoticeRow[]>`
    select dedupe_key, user_id, address, details from notices
    where club_id = ${clubId} and kind = 'courts_closed' and split_part(dedupe_key, ':', 2) = any(${closureIds}::text[])
    order by created_at, id`;
}

export interface HolderRow extends Pick<WaitlistOffersRow, "user_id"> {
  count: number;
  until: Date;
}

/** Who has alternatives of closures, how many, and until when the first of them is held. */
export function selectHolders(sql: Sql, clubId: string, closureIds: string[]) {
  return sql<HolderRow[]>`
    select user_id, count(*)::int as count, min(expires_at) as until from waitlist_offers
    where club_id = ${clubId} and closure_id = any(${closureIds}::uuid[]) and status = 'open' and expires_at > clock_now()
    group by user_id`;
}

export interface AlternativeRow
  extends Pick<WaitlistOffersRow, "id" | "court_id" | "starts_at" | "ends_at" | "expires_at"> {
  canceled_booking_id: string;
  court_name: CourtsRow["name"];
  sport: CourtsRow["sport"];
  closure_id: string;
  reason: ClosureReason;
  message: string | null;
  canceled_court_name: CourtsRow["name"];
  canceled_starts_at: Date;
  canceled_ends_at: Date;
  /** Of the canceled booking, besides its booker. */
  players: PlayerRow[];
}

/** The slots that are held for a person in place of canceled bookings. */
export function selectAlternatives(sql: Sql, clubId: string, userId: string) {
  return sql<AlternativeRow[]>`
    select o.id, o.court_id, c.name as court_name, c.sport, o.starts_at, o.ends_at, o.expires_at, o.canceled_booking_id, o.closure_id,
      l.reason, l.message, was.name as canceled_court_name, b.starts_at as canceled_starts_at, b.ends_at as canceled_ends_at,
      ${playersColumn(sql)}
    from waitlist_offers o
    join courts c on c.club_id = o.club_id and c.id = o.court_id
    join closures l on l.club_id = o.club_id and l.id = o.closure_id
    join bookings b on b.club_id = o.club_id and b.id = o.canceled_booking_id
    join courts was on was.club_id = b.club_id and was.id = b.court_id
    where o.club_id = ${clubId} and o.user_id = ${userId} and o.status = 'open' and o.expires_at > clock_now()
    order by b.starts_at, b.id, o.created_at, abs(extract(epoch from o.starts_at - b.starts_at)), o.starts_at, court_name_order(c.name)`;
}
