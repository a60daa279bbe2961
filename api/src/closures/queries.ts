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
import type { ClosureChange, ClosureInput } from "./fields.ts";

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

export interface ClosureRow
  extends Omit<ClosuresRow, "club_id" | "reason" | "outcome" | "items" | "created_by" | "work" | "work_after"> {
  /** A job carries out an extension of it. */
  is_extending: boolean;
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

const columns = (sql: Sql) => sql`
  l.id, l.starts_at, l.ends_at, l.reason, l.message, l.outcome, l.state, l.items, l.extensions, l.created_at,
  l.work_total, l.work_done, l.problem, l.state = 'closed' and l.work is not null as is_extending,
  u.full_name as created_by_name,
  (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'sport', c.sport) order by court_name_order(c.name), c.id), '[]')
    from courts c where c.club_id = l.club_id and case when l.state in ('closing', 'failed')
      then l.work->'input'->'court_ids' ? c.id::text
      else exists (select from court_blocks k where k.club_id = l.club_id and k.closure_id = l.id and k.court_id = c.id) end) as courts,
  (select count(*)::int from waitlist_offers o
    where o.club_id = l.club_id and o.closure_id = l.id and o.status = 'open' and o.expires_at > clock_now()) as held,
  (select count(*)::int from waitlist_offers o
    where o.club_id = l.club_id and o.closure_id = l.id and o.status = 'accepted') as taken`;

export async function selectOptionalClosure(sql: Sql, clubId: string, id: string): Promise<ClosureRow | null> {
  const [row] = await sql<ClosureRow[]>`
    select ${columns(sql)} from closures l left join users u on u.id = l.created_by
    where l.club_id = ${clubId} and l.id = ${id}`;
  return row ?? null;
}

/** Locks the closure before everything else: changes of one closure follow each other. */
export async function lockOptionalClosure(sql: Sql, clubId: string, id: string): Promise<ClosureRow | null> {
  await sql`select from closures where club_id = ${clubId} and id = ${id} for update`;
  return selectOptionalClosure(sql, clubId, id);
}

/** Closures that have not ended, and those that were made since an instant, the newest first. */
export function selectClosures(sql: Sql, clubId: string, { now, since }: { now: Date; since: Date }, limit: number) {
  return sql<ClosureRow[]>`
    select ${columns(sql)} from closures l left join users u on u.id = l.created_by
    where l.club_id = ${clubId} and (l.ends_at > ${now} and l.state in ('closing', 'closed') or l.created_at > ${since})
    order by l.created_at desc, l.id limit ${limit}`;
}

export interface NewClosure extends Pick<ClosureRow, "id" | "reason" | "message" | "outcome"> {
  startsAt: Date;
  endsAt: Date;
  createdBy: string;
}

export async function insertClosure(sql: Sql, clubId: string, closure: NewClosure): Promise<void> {
  const { id, startsAt, endsAt, reason, message, outcome, createdBy } = closure;
  await sql`
    insert into closures (club_id, id, starts_at, ends_at, reason, message, outcome, created_by)
    values (${clubId}, ${id}, ${startsAt}, ${endsAt}, ${reason}, ${message}, ${outcome}, ${createdBy})`;
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
  /** With the new end as an instant. */
  extend: ClosureChange & { end_time: string };
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

/** Leaves an extension of a locked closure to the job. The closure stays as it is until then. */
export async function updateToExtending(
  sql: Sql,
  clubId: string,
  id: string,
  { work, total }: { work: ExtensionWork; total: number },
): Promise<void> {
  await sql`
    update closures set work = ${sql.json(work as never)}, work_total = ${total}, work_done = 0, work_after = '-infinity', problem = null
    where club_id = ${clubId} and id = ${id}`;
}

/** The end of the job's work: it holds from the commit on. */
export async function updateClosed(sql: Sql, clubId: string, id: string): Promise<void> {
  await sql`
    update closures set state = 'closed', work_done = work_total, work = null where club_id = ${clubId} and id = ${id}`;
}

export interface DueClosure {
  closure_club: string;
  closure: string;
  closer: string;
  /** Null: they may not close courts any more. */
  role: Role | null;
  work: ClosureWork | ExtensionWork;
  now: Date;
}

/** The closure that waits the longest for the job; null: none, or other processes have them. */
export async function beginClosureWork(sql: Sql): Promise<DueClosure | null> {
  const [row] = (await callForRows(sql, "begin_closure_work")) as DueClosure[];
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

/** Adds what a closing or an extension has changed. */
export async function addItems(sql: Sql, clubId: string, id: string, items: ChangedItem[]): Promise<void> {
  await sql`update closures set items = items || ${sql.json(items as never)} where club_id = ${clubId} and id = ${id}`;
}

/** Writes a later end for a closure and its blocks. */
export async function updateEnd(sql: Sql, clubId: string, id: string, endsAt: Date): Promise<void> {
  await sql`
    update closures set ends_at = ${endsAt}, extensions = extensions + 1, work = null, problem = null where club_id = ${clubId} and id = ${id}`;
  await sql`update court_blocks set ends_at = ${endsAt} where club_id = ${clubId} and closure_id = ${id}`;
}

export async function updateState(
  sql: Sql,
  clubId: string,
  id: string,
  { state, endsAt }: { state: "reopened" | "undone"; endsAt?: Date },
): Promise<void> {
  await sql`
    update closures set state = ${state}, ends_at = coalesce(${endsAt ?? null}, ends_at)
    where club_id = ${clubId} and id = ${id}`;
}

/** The closure's blocks; their courts are locked after it. */
export function selectBlocksOf(sql: Sql, clubId: string, closureId: string) {
  return sql<Pick<CourtBlocksRow, "id" | "court_id" | "starts_at">[]>`
    select id, court_id, starts_at from court_blocks where club_id = ${clubId} and closure_id = ${closureId} order by court_id, id`;
}

/** Ends released blocks at an instant; those that would begin later are deleted. */
export async function endBlocksOf(sql: Sql, clubId: string, closureId: string, at: Date): Promise<void> {
  await sql`
    delete from court_blocks where club_id = ${clubId} and closure_id = ${closureId} and starts_at >= ${at}`;
  await sql`
    update court_blocks set ends_at = least(ends_at, ${at}) where club_id = ${clubId} and closure_id = ${closureId}`;
}

export async function deleteBlocksOf(sql: Sql, clubId: string, closureId: string): Promise<void> {
  await sql`delete from court_blocks where club_id = ${clubId} and closure_id = ${closureId}`;
}

export type ClosureNoticeRow = Pick<NoticesRow, "dedupe_key" | "user_id" | "address" | "details">;

/** The notices that people got of a closure and its extensions. */
export function selectNoticesOf(sql: Sql, clubId: string, closureId: string) {
  return sql<ClosureNoticeRow[]>`
    select dedupe_key, user_id, address, details from notices
    where club_id = ${clubId} and kind = 'courts_closed' and dedupe_key like ${`courts_closed:${closureId}:%`}
    order by created_at, id`;
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
}

/** The slots that are held for a person in place of canceled bookings. */
export function selectAlternatives(sql: Sql, clubId: string, userId: string) {
  return sql<AlternativeRow[]>`
    select o.id, o.court_id, c.name as court_name, c.sport, o.starts_at, o.ends_at, o.expires_at, o.canceled_booking_id, o.closure_id,
      l.reason, l.message, was.name as canceled_court_name, b.starts_at as canceled_starts_at, b.ends_at as canceled_ends_at
    from waitlist_offers o
    join courts c on c.club_id = o.club_id and c.id = o.court_id
    join closures l on l.club_id = o.club_id and l.id = o.closure_id
    join bookings b on b.club_id = o.club_id and b.id = o.canceled_booking_id
    join courts was on was.club_id = b.club_id and was.id = b.court_id
    where o.club_id = ${clubId} and o.user_id = ${userId} and o.status = 'open' and o.expires_at > clock_now()
    order by b.starts_at, b.id, o.created_at, abs(extract(epoch from o.starts_at - b.starts_at)), o.starts_at, court_name_order(c.name)`;
}
