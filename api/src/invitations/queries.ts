import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { AcceptedInvitationRow, InvitationsRow, OwnInvitationRow, UsersRow } from "../../db/row-types.ts";
import type { Origin } from "../club-tx.ts";
import { callForRows, callFunction } from "../db/call.ts";
import type { Sql } from "../db/pool.ts";

/** A pending invitation of the current club. */
export interface InvitationRow
  extends Pick<InvitationsRow, "id" | "email" | "full_name" | "role" | "created_at" | "sent_at" | "expires_at"> {
  /** The sender's name. */
  invited_by: UsersRow["full_name"];
  /** Can be accepted now. */
  is_open: boolean;
  /** The person now belongs to another club. */
  belongs_elsewhere: boolean;
}

const columns = (sql: Sql) => sql`
  i.id, i.email::text, i.full_name, i.role, inviter.full_name as invited_by, i.created_at, i.sent_at, i.expires_at,
  i.expires_at > clock_now() and may_still_invite(i.club_id, i.invited_by, i.role) as is_open,
  belongs_elsewhere(i.email)`;

interface InvitationFilter {
  roles: Role[];
  after: { startsAt: string; id: string } | null;
  limit: number;
}

const isPending = (sql: Sql, clubId: string, roles: Role[]) => sql`
  i.club_id = ${clubId} and i.accepted_at is null and i.revoked_at is null and i.role = any(${roles})`;

export async function countInvitations(sql: Sql, clubId: string, roles: Role[]): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from invitations i where ${isPending(sql, clubId, roles)}`;
  return row?.count ?? 0;
}

/** The club's pending invitations to these roles, the newest first. */
export function selectInvitations(
  sql: Sql,
  clubId: string,
  { roles, after, limit }: InvitationFilter,
): Promise<InvitationRow[]> {
  return sql<InvitationRow[]>`
    select ${columns(sql)} from invitations i join users inviter on inviter.id = i.invited_by
    where ${isPending(sql, clubId, roles)}
      ${after ? sql`and (i.created_at, i.id) < (${after.startsAt}::timestamptz, ${after.id}::uuid)` : sql``}
    order by i.created_at desc, i.id desc limit ${limit}`;
}

/** Locks a pending invitation to one of these roles, by its id or address, against acceptance and revocation. */
export async function lockOptionalInvitation(
  sql: Sql,
  clubId: string,
  which: { id: string } | { email: string },
  roles: Role[],
): Promise<InvitationRow | undefined> {
  const [row] = await sql<InvitationRow[]>`
    select ${columns(sql)} from invitations i join users inviter on inviter.id = i.invited_by
    where ${isPending(sql, clubId, roles)} and ${"id" in which ? sql`i.id = ${which.id}` : sql`i.email = ${which.email}`}
    for update of i`;
  return row;
}

export interface NewInvitation {
  /** Normalised. */
  email: string;
  fullName: string;
  role: Role;
  invitedBy: string;
  /** Seconds from now. */
  lasts: number;
}

/** Writes a pending invitation, or renews the address's existing one; undefined if that one is to a role not in `roles`. */
export async function upsertOptionalInvitation(
  sql: Sql,
  clubId: string,
  { email, fullName, role, invitedBy, lasts }: NewInvitation,
  roles: Role[],
): Promise<InvitationRow | undefined> {
  const [row] = await sql<InvitationRow[]>`
    with i as (
      insert into invitations as i (club_id, email, full_name, role, invited_by, expires_at)
      values (${clubId}, ${email}, ${fullName}, ${role}, ${invitedBy}, clock_now() + make_interval(secs => ${lasts}))
      on conflict (club_id, email) where accepted_at is null and revoked_at is null do update set
        full_name = excluded.full_name, role = excluded.role, invited_by = excluded.invited_by,
        sent_at = excluded.sent_at, expires_at = excluded.expires_at
      where i.role = any(${roles})
      returning *
    )
    select ${columns(sql)} from i join users inviter on inviter.id = i.invited_by`;
  return row;
}

/** False if it has been accepted or revoked meanwhile, or is to a role not in `roles`. */
export async function updateRevoked(
  sql: Sql,
  clubId: string,
  { id, by, roles }: { id: string; by: string; roles: Role[] },
): Promise<string | undefined> {
  const [row] = await sql<Pick<InvitationsRow, "email">[]>`
    update invitations set revoked_at = clock_now(), revoked_by = ${by}
    where club_id = ${clubId} and id = ${id} and accepted_at is null and revoked_at is null and role = any(${roles})
    returning email::text`;
  return row?.email;
}

/** Open invitations that a person has sent into roles other than these. */
export async function countOpenOfSender(sql: Sql, clubId: string, senderId: string, roles: Role[]): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from invitations
    where club_id = ${clubId} and invited_by = ${senderId} and accepted_at is null and revoked_at is null
      and expires_at > clock_now() and role <> all(${roles})`;
  return row?.count ?? 0;
}

/** Whether a member of the club has this address. */
export async function selectIsMember(sql: Sql, clubId: string, email: string): Promise<boolean> {
  const rows = await sql`
    select from memberships m join users u on u.id = m.user_id
    where m.club_id = ${clubId} and u.email = ${email} and m.left_at is null`;
  return rows.length > 0;
}

export interface CheckedAddress {
  email: string;
  is_member: boolean;
  /** Of the club's pending invitation; null if there is none. */
  invited_as: Role | null;
  sent_at: Date | null;
}

/** What the club knows of normalised addresses, each once. */
export async function selectChecked(sql: Sql, clubId: string, emails: readonly string[]): Promise<CheckedAddress[]> {
  return await sql<CheckedAddress[]>`
    select a.email, i.role as invited_as, i.sent_at, exists (
      select from memberships m join users u on u.id = m.user_id
      where m.club_id = ${clubId} and u.email = a.email::citext and m.left_at is null
    ) as is_member
    from unnest(${emails}::text[]) as a (email)
    left join invitations i on i.club_id = ${clubId} and i.email = a.email::citext
      and i.accepted_at is null and i.revoked_at is null`;
}

/** Whether any club has a valid invitation to this address; for the auth service. */
export async function selectIsInvited(sql: Sql, email: string): Promise<boolean> {
  return (await callFunction(sql, "auth.is_invited", email)) ?? false;
}

/** What the caller may accept. */
export const selectOwnInvitations = (sql: Sql): Promise<OwnInvitationRow[]> => callForRows(sql, "my_invitations");

export interface AcceptedRow extends Pick<InvitationsRow, "club_id" | "role"> {
  club_name: string;
  is_new: boolean;
}

/** The membership, or why there is none. */
export async function acceptInvitation(
  sql: Sql,
  id: string,
  origin: Origin,
): Promise<AcceptedRow | NonNullable<AcceptedInvitationRow["rejection"]>> {
  const { sessionId, requestId, ip, userAgent } = origin;
  const [row] = await callForRows(sql, "accept_invitation", id, sessionId, requestId, ip || null, userAgent);
  if (row?.rejection) return row.rejection;
  const { club_id, club_name, role, is_new } = row ?? {};
  if (!club_id || !club_name || !role) throw new Error("accept_invitation gave no membership");
  return { club_id, club_name, role, is_new: is_new === true };
}

/** Whether the owner of an address has reported a mail as spam. */
export async function selectHasComplained(sql: Sql, clubId: string, address: string): Promise<boolean> {
  const rows = await sql`
    select from bounced_addresses where club_id = ${clubId} and address = ${address} and is_complaint`;
  return rows.length > 0;
}
