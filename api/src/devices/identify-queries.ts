import type { KioskPinsRow, MembershipsRow, UsersRow } from "../../db/row-types.ts";
import type { Sql } from "../db/pool.ts";

export type Identified = Pick<MembershipsRow, "user_id" | "role"> & { name: UsersRow["full_name"] };

/** The member whose code this is. It is used up, with the other codes of the member: of two concurrent calls one finds it. */
export async function useKioskCode(sql: Sql, clubId: string, hash: Buffer): Promise<Identified | undefined> {
  const [row] = await sql<Identified[]>`
    with used as (
      delete from kiosk_codes where club_id = ${clubId} and code_hash = ${hash} returning user_id, expires_at
    )
    select m.user_id, m.role, u.full_name as name from used
    join memberships m on m.club_id = ${clubId} and m.user_id = used.user_id and m.left_at is null
    join users u on u.id = m.user_id
    where used.expires_at > clock_now()`;
  if (row) await sql`delete from kiosk_codes where club_id = ${clubId} and user_id = ${row.user_id}`;
  return row;
}

/** A member, staff among them, by id or address. */
export async function selectOptionalMember(sql: Sql, clubId: string, member: { id: string } | { email: string }) {
  const is = "id" in member ? sql`m.user_id = ${member.id}` : sql`u.email = ${member.email}`;
  const [row] = await sql<Identified[]>`
    select m.user_id, m.role, u.full_name as name from memberships m join users u on u.id = m.user_id
    where m.club_id = ${clubId} and m.left_at is null and ${is}`;
  return row;
}

export type PinTry = Pick<KioskPinsRow, "pin_hash" | "wrong_tries">;

/** A member's PIN for devices, or a staff user's, which is that of the front desk's kiosk. */
export type PinTable = "kiosk_pins" | "staff_pins";

/** Counts a try before its PIN is compared, so that concurrent ones cannot exceed `most`; the row is null where there is no PIN. */
export async function beginPinTry(
  sql: Sql,
  table: PinTable,
  { clubId, userId, most }: { clubId: string; userId: string; most: number },
): Promise<PinTry | undefined> {
  const [row] = await sql<PinTry[]>`
    update ${sql(table)} set wrong_tries = least(wrong_tries + 1, ${most + 1}) where club_id = ${clubId} and user_id = ${userId}
    returning pin_hash, wrong_tries`;
  return row;
}

/** The PIN is the same and not blocked, and its tries begin anew. */
export async function acceptPin(
  sql: Sql,
  table: PinTable,
  { clubId, userId, pinHash }: { clubId: string; userId: string; pinHash: string },
): Promise<boolean> {
  const { count } = await sql`
    update ${sql(table)} set wrong_tries = 0 where club_id = ${clubId} and user_id = ${userId} and pin_hash = ${pinHash}`;
  return count === 1;
}

/** Who has shown a code has the phone: their PINs are not blocked any more. */
export async function unblockPins(sql: Sql, clubId: string, userId: string): Promise<void> {
  await sql`update kiosk_pins set wrong_tries = 0 where club_id = ${clubId} and user_id = ${userId}`;
  await sql`update staff_pins set wrong_tries = 0 where club_id = ${clubId} and user_id = ${userId}`;
}

export async function hasSecondFactor(sql: Sql, userId: string): Promise<boolean> {
  const rows = await sql`select from auth.mfa_factors where user_id = ${userId} and status = 'verified' limit 1`;
  return rows.length > 0;
}

/** A session at a device, which ends with the device. It has no refresh token. */
export async function insertDeviceSession(
  sql: Sql,
  session: {
    id: string;
    userId: string;
    deviceId: string;
    deviceName: string;
    seconds: number;
    ip: string;
    userAgent: string;
    /** Of a member's session: the staff user who found them. */
    foundBy: string | null;
  },
): Promise<Date> {
  const { deviceId, deviceName } = session;
  const [row] = await sql<{ not_after: Date }[]>`
    insert into auth.sessions (id, user_id, ip, user_agent, refreshed_at, created_at, not_after, device_id, device_name, found_by)
    values (${session.id}, ${session.userId}, ${session.ip || null}, ${session.userAgent}, clock_now(), clock_now(),
      date_trunc('milliseconds', clock_now()) + make_interval(secs => ${session.seconds}), ${deviceId}, ${deviceName}, ${session.foundBy})
    returning not_after`;
  if (!row) throw new Error("insert returned no session");
  return row.not_after;
}

/** False if it has ended meanwhile. `id` is null for an API key, which is at no device. */
export async function deleteDeviceSession(sql: Sql, id: string | null): Promise<boolean> {
  const { count } = await sql`delete from auth.sessions where id = ${id} and device_id is not null`;
  return count === 1;
}

/** Those of members and of staff at the device. */
export async function deleteSessionsAt(sql: Sql, deviceId: string): Promise<void> {
  await sql`delete from auth.sessions where device_id = ${deviceId}`;
}
