import type { InvitationsRow } from "../../db/row-types.ts";
import type { Sql } from "../db/pool.ts";
import { type CoachRow, coachColumns } from "../scheduling/people/queries.ts";

const MOST = 200;

export function selectCoaches(sql: Sql, clubId: string) {
  return sql<CoachRow[]>`
    select ${coachColumns(sql)} from memberships m join users u on u.id = m.user_id
    where m.club_id = ${clubId} and m.role = 'coach' and m.left_at is null
    order by u.full_name, u.id limit ${MOST}`;
}

/** Locks a coach and reads them as `selectOptionalCoach` does: concurrent changes of the coach and bookings for them wait. */
export async function lockOptionalCoach(sql: Sql, clubId: string, id: string, selfId: string | null) {
  const [row] = await sql<CoachRow[]>`
    select ${coachColumns(sql)} from memberships m join users u on u.id = m.user_id
    where m.club_id = ${clubId} and m.user_id = ${id} and m.left_at is null
      and (m.role = 'coach' or m.user_id = ${selfId}) for update of m`;
  return row ?? null;
}

export interface InvitedCoachRow extends Pick<InvitationsRow, "id" | "email" | "bio" | "sports" | "sent_at"> {
  name: InvitationsRow["full_name"];
  is_open: boolean;
}

/** Coaches who have not accepted their invitation yet, by name. */
export function selectInvitedCoaches(sql: Sql, clubId: string) {
  return sql<InvitedCoachRow[]>`
    select id, full_name as name, email::text as email, bio, sports, sent_at,
      expires_at > clock_now() and may_still_invite(club_id, invited_by, role) as is_open
    from invitations
    where club_id = ${clubId} and role = 'coach' and accepted_at is null and revoked_at is null
    order by full_name, id limit ${MOST}`;
}

export async function updateInvitedProfile(
  sql: Sql,
  clubId: string,
  invitationId: string,
  { bio, sports }: { bio: string; sports: string[] },
): Promise<void> {
  await sql`
    update invitations set bio = ${bio}, sports = ${sports}
    where club_id = ${clubId} and id = ${invitationId}`;
}

export async function updateProfile(
  sql: Sql,
  clubId: string,
  id: string,
  { bio, sports }: { bio: string; sports: string[] },
): Promise<void> {
  await sql`update memberships set bio = ${bio}, sports = ${sports} where club_id = ${clubId} and user_id = ${id}`;
}

export async function renameCoach(sql: Sql, id: string, name: string): Promise<void> {
  await sql`select rename_coach(${id}, ${name})`;
}

/** Whether a person has hours or time off as a coach. */
export async function hasHours(sql: Sql, clubId: string, id: string): Promise<boolean> {
  const [row] = await sql<{ has_any: boolean }[]>`
    select exists (select from coach_availability where club_id = ${clubId} and user_id = ${id})
      or exists (select from coach_time_off where club_id = ${clubId} and user_id = ${id}) as has_any`;
  return row?.has_any ?? false;
}

/** Deletes the hours and time off of a person who is no longer a coach. False if there was none. */
export async function deleteHours(sql: Sql, clubId: string, id: string): Promise<boolean> {
  const hours = await sql`delete from coach_availability where club_id = ${clubId} and user_id = ${id}`;
  const off = await sql`delete from coach_time_off where club_id = ${clubId} and user_id = ${id}`;
  return hours.count + off.count > 0;
}
