import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { InvitationBatchesRow, InvitationLinesRow } from "../../../db/row-types.ts";
import type { Origin } from "../../club-tx.ts";
import { callForRows } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";

export interface BatchRow
  extends Pick<InvitationBatchesRow, "id" | "role" | "renews" | "created_at" | "next_at" | "stopped_at" | "ended_at"> {
  /** Whether its next line must wait. */
  is_postponed: boolean;
  lines: Pick<InvitationLinesRow, "place" | "email" | "full_name" | "state" | "why" | "belongs_elsewhere">[];
}

/** The sender's newest batch, or one by its id. */
export async function selectOptionalBatch(
  sql: Sql,
  clubId: string,
  senderId: string,
  id: string | null = null,
): Promise<BatchRow | null> {
  const [row] = await sql<BatchRow[]>`
    select b.id, b.role, b.renews, b.created_at, b.next_at, b.stopped_at, b.ended_at, b.next_at > clock_now() as is_postponed,
      (select jsonb_agg(jsonb_build_object('place', l.place, 'email', l.email, 'full_name', l.full_name, 'state', l.state, 'why', l.why,
         'belongs_elsewhere', l.belongs_elsewhere) order by l.place)
       from invitation_lines l where l.club_id = b.club_id and l.batch_id = b.id) as lines
    from invitation_batches b
    where b.club_id = ${clubId} and b.sender_id = ${senderId} and (${id}::uuid is null or b.id = ${id})
    order by b.created_at desc limit 1`;
  return row ?? null;
}

export interface NewBatch {
  clubId: string;
  senderId: string;
  role: Role;
  renews: boolean;
  origin: Origin;
}

/** The id; undefined if the sender has a batch under way. Ended ones of the sender are deleted. */
export async function insertOptionalBatch(
  sql: Sql,
  { clubId, senderId, role, renews, origin }: NewBatch,
): Promise<string | undefined> {
  await sql`delete from invitation_batches where club_id = ${clubId} and sender_id = ${senderId} and ended_at is not null`;
  const [row] = await sql<{ id: string }[]>`
    insert into invitation_batches (club_id, sender_id, role, renews, origin)
    values (${clubId}, ${senderId}, ${role}, ${renews}, ${sql.json(origin as never)}) on conflict do nothing returning id`;
  return row?.id;
}

export interface NewLine {
  email: string;
  full_name: string | null;
  why: string | null;
}

export async function insertLines(sql: Sql, clubId: string, batchId: string, lines: readonly NewLine[]): Promise<void> {
  await sql`
    insert into invitation_lines (club_id, batch_id, place, email, full_name, state, why)
    select ${clubId}, ${batchId}, l.place, l.email, l.full_name, case when l.why is null then 'waiting' else 'failed' end, l.why
    from rows from (jsonb_to_recordset(${sql.json(lines as never)}) as (email text, full_name text, why text))
      with ordinality as l (email, full_name, why, place)`;
}

/** Ends the sender's batch; waits until the line that is being sent has ended. */
export async function stopBatch(sql: Sql, clubId: string, senderId: string, id: string): Promise<void> {
  await sql`
    update invitation_batches set stopped_at = clock_now(), ended_at = clock_now()
    where club_id = ${clubId} and sender_id = ${senderId} and id = ${id} and ended_at is null`;
}

export async function deleteEndedBatch(sql: Sql, clubId: string, senderId: string, id: string): Promise<boolean> {
  const deleted = await sql`
    delete from invitation_batches
    where club_id = ${clubId} and sender_id = ${senderId} and id = ${id} and ended_at is not null`;
  return deleted.count > 0;
}

/** Locks a due batch and binds the transaction to its club and sender. For the auth service's role. */
export async function beginLine(sql: Sql) {
  const [row] = await callForRows(sql, "begin_invitation_line", true);
  const { batch_club, batch, has_access } = row ?? {};
  return batch_club && batch ? { clubId: batch_club, batchId: batch, hasAccess: has_access === true } : null;
}

/** Postpones a batch after an unexpected failure. For the auth service's role. */
export async function putOff(sql: Sql, clubId: string, batchId: string, seconds: number): Promise<void> {
  await sql`select put_off_invitations(${clubId}, ${batchId}, ${seconds})`;
}

export interface DueLineRow extends Pick<InvitationLinesRow, "place" | "email" | "full_name"> {
  role: Role;
  /** Sends the pending invitation of the address again; `role` says nothing. */
  renews: boolean;
  sender_id: string;
  origin: Origin;
  /** Null: the sender has left, or may no longer invite into the role. */
  sender_role: Role | null;
}

/** The next line of a batch that was begun. */
export async function selectDueLine(sql: Sql, clubId: string, batchId: string): Promise<DueLineRow> {
  const [row] = await sql<DueLineRow[]>`
    select l.place, l.email, l.full_name, b.role, b.renews, b.sender_id, b.origin,
      (select m.role from memberships m where m.club_id = b.club_id and m.user_id = b.sender_id
         and may_still_invite(b.club_id, b.sender_id, b.role)) as sender_role
    from invitation_batches b join invitation_lines l on l.club_id = b.club_id and l.batch_id = b.id
    where b.club_id = ${clubId} and b.id = ${batchId} and l.state = 'waiting' order by l.place limit 1`;
  if (!row) throw new Error("a batch was begun without a waiting line");
  return row;
}

export interface LineEnd {
  state: "sent" | "failed";
  why?: string;
  belongsElsewhere?: boolean;
}

/** Ends a line; the batch is then the last in the order of those that are due. */
export async function endLine(
  sql: Sql,
  clubId: string,
  batchId: string,
  place: number,
  { state, why = undefined, belongsElsewhere = false }: LineEnd,
): Promise<void> {
  await sql`
    update invitation_lines set state = ${state}, why = ${why ?? null}, belongs_elsewhere = ${belongsElsewhere}
    where club_id = ${clubId} and batch_id = ${batchId} and place = ${place}`;
  await postpone(sql, clubId, batchId, 0);
}

export async function postpone(sql: Sql, clubId: string, batchId: string, seconds: number): Promise<void> {
  await sql`
    update invitation_batches set next_at = clock_now() + make_interval(secs => ${seconds})
    where club_id = ${clubId} and id = ${batchId}`;
}

/** Ends a batch whose sender may no longer invite, and says so in each line that is left. */
export async function endWithoutSending(sql: Sql, clubId: string, batchId: string, why: string): Promise<void> {
  await sql`
    update invitation_lines set state = 'failed', why = ${why}
    where club_id = ${clubId} and batch_id = ${batchId} and state = 'waiting'`;
  await endBatch(sql, clubId, batchId);
}

export async function endBatch(sql: Sql, clubId: string, batchId: string): Promise<void> {
  await sql`update invitation_batches set ended_at = clock_now() where club_id = ${clubId} and id = ${batchId}`;
}
