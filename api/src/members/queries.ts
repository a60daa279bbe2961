import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { BookingsRow, CourtsRow, MemberFoundRow, MembershipsRow } from "../../db/row-types.ts";
import { callForRows, callFunction } from "../db/call.ts";
import { containing } from "../db/containing.ts";
import type { Sql } from "../db/pool.ts";

export type MemberRow = MemberFoundRow;

/** A membership that is locked. */
export type LockedMember = MemberRow & Pick<MembershipsRow, "is_sample">;

/** What members are sorted by. */
export const MEMBER_SORTS = ["joined", "name", "email", "role"] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];

export interface MemberFilter {
  /** Part of a name or an address, as typed. */
  search: string | null;
  role: Role | null;
  sort: MemberSort;
  descending: boolean;
  /** Keyset: the last row of the previous page. */
  after: { startsAt: string; id: string } | null;
  limit: number;
}

const patternOf = (search: string | null) => search && containing(search);

/** Members of the transaction's club in the order of `sort`, then of their ids. */
export function selectMembers(sql: Sql, { search, role, sort, descending, after, limit }: MemberFilter) {
  const keyset = [after?.startsAt ?? null, after?.id ?? null] as const;
  return callForRows(sql, "search_members", patternOf(search), role, sort, descending, ...keyset, limit);
}

export async function countMembers(sql: Sql, { search, role }: Pick<MemberFilter, "search" | "role">): Promise<number> {
  return (await callFunction(sql, "count_members", patternOf(search), role)) ?? 0;
}

/** Those of the people who agreed to photos. */
export async function selectShownInPhotos(sql: Sql, clubId: string, userIds: string[]): Promise<Set<string>> {
  const rows = await sql<{ user_id: string }[]>`
    select user_id from consents
    where club_id = ${clubId} and user_id = any(${userIds}::uuid[]) and kind = 'photos' and is_given`;
  return new Set(rows.map(({ user_id }) => user_id));
}

/**
 * Memberships of a club end, or lose what a role has, one after the other, before anything else is locked: people who leave at once
 * share bookings, lessons and requests, and would lock them in different orders.
 */
export async function lockEndings(sql: Sql, clubId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`endings ${clubId}`}, 0))`;
}

/** Locks the club's admins, always in the same order: if two admins end each other's role, the second is no longer an admin. */
export async function lockAdmins(sql: Sql, clubId: string): Promise<string[]> {
  const rows = await sql<Pick<MembershipsRow, "user_id">[]>`
    select user_id from memberships
    where club_id = ${clubId} and role = 'admin' and left_at is null order by user_id for update`;
  return rows.map((row) => row.user_id);
}

export async function lockOptionalMembership(sql: Sql, clubId: string, userId: string): Promise<LockedMember | null> {
  const [row] = await sql<LockedMember[]>`
    select m.user_id, u.full_name, u.email, m.role, m.joined_at, m.is_sample
    from memberships m join users u on u.id = m.user_id
    where m.club_id = ${clubId} and m.user_id = ${userId} and m.left_at is null for update of m`;
  return row ?? null;
}

/** The role of a member; null if there is no such member. */
export async function selectOptionalRole(sql: Sql, clubId: string, userId: string): Promise<Role | null> {
  const [row] = await sql<Pick<MembershipsRow, "role">[]>`
    select role from memberships where club_id = ${clubId} and user_id = ${userId} and left_at is null`;
  return row?.role ?? null;
}

export interface SampleCount {
  people: number;
  news: number;
}

/** The sample people who are members, and the sample news that members read. */
export async function countSamples(sql: Sql, clubId: string): Promise<SampleCount> {
  const [row] = await sql<SampleCount[]>`
    select
      (select count(*)::integer from memberships where club_id = ${clubId} and is_sample and left_at is null) as people,
      (select count(*)::integer from club_news where club_id = ${clubId} and is_sample and retired_at is null) as news`;
  return row ?? { people: 0, news: 0 };
}

export async function lockSamplePeople(sql: Sql, clubId: string): Promise<string[]> {
  const rows = await sql<Pick<MembershipsRow, "user_id">[]>`
    select user_id from memberships
    where club_id = ${clubId} and is_sample and left_at is null order by user_id for update`;
  return rows.map((row) => row.user_id);
}

export async function updateRole(sql: Sql, clubId: string, userId: string, role: Role): Promise<void> {
  await sql`update memberships set role = ${role} where club_id = ${clubId} and user_id = ${userId}`;
}

/** Changes the name of a member of the transaction's club, in their account too. */
export async function updateName(sql: Sql, userId: string, fullName: string): Promise<void> {
  await sql`select rename_member(${userId}, ${fullName})`;
}

/** If an admin removed the person, they are notified, see `my_removal`. */
export async function endMembership(
  sql: Sql,
  clubId: string,
  userId: string,
  { isRemoval }: { isRemoval: boolean },
): Promise<void> {
  await sql`
    update memberships set left_at = now(), removed_at = case when ${isRemoval} then now() end
    where club_id = ${clubId} and user_id = ${userId}`;
}

/** Whether the caller is a former member of this club. */
export async function hasLeftClub(sql: Sql, clubId: string): Promise<boolean> {
  return (await callFunction(sql, "has_left_club", clubId)) ?? false;
}

/** Deletes the join request of a person who was in the club: if they leave, they must request again. */
export async function settleJoinRequest(sql: Sql, clubId: string, userId: string, decidedBy: string): Promise<void> {
  await sql`
    update join_requests set status = 'admitted', decided_at = now(), decided_by = ${decidedBy}
    where club_id = ${clubId} and user_id = ${userId} and status <> 'admitted'`;
}

/** Ends what would let the person in again without anyone's approval: open invitations to their address. */
export async function revokeInvitations(sql: Sql, clubId: string, userId: string, by: string): Promise<void> {
  await sql`
    update invitations set revoked_at = clock_now(), revoked_by = ${by}
    where club_id = ${clubId} and email = (select email from users where id = ${userId})
      and accepted_at is null and revoked_at is null`;
}

export interface FutureBookingRow
  extends Pick<BookingsRow, "id" | "user_id" | "coach_id" | "starts_at" | "ends_at" | "sequence"> {
  court_name: CourtsRow["name"];
}

/** Future bookings and lessons of the person's own. */
export async function countFutureBookings(sql: Sql, clubId: string, userId: string, now: Date): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from bookings
    where club_id = ${clubId} and user_id = ${userId} and walk_in is null and coach_id is distinct from ${userId}
      and status = 'confirmed' and starts_at > ${now}`;
  return row?.count ?? 0;
}

/** Future bookings and lessons: the person's own, and those they would teach. Locked, in the order of their ids. */
export function lockFutureBookings(sql: Sql, clubId: string, userId: string, now: Date) {
  return sql<FutureBookingRow[]>`
    select b.id, b.user_id, b.coach_id, c.name as court_name, b.starts_at, b.ends_at, b.sequence
    from bookings b join courts c on c.club_id = b.club_id and c.id = b.court_id
    where b.club_id = ${clubId} and (b.user_id = ${userId} and b.walk_in is null or b.coach_id = ${userId})
      and b.status = 'confirmed' and b.starts_at > ${now}
    order by b.id for update of b`;
}
