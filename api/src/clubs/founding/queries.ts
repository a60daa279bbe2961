import { NEW_CLUB_SETTINGS } from "@courtside/contracts/domain/club-rules.ts";
import type { AuthUsersRow, ClubsRow, IdempotencyKeysRow } from "../../../db/row-types.ts";
import type { Origin as CallOrigin } from "../../club-tx.ts";
import { callFunction } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";

export interface NewClub {
  name: string;
  location: string;
  timeZone: string;
}

/** The origin of a founding, for the audit log; no session yet if an account is created together with the club. */
type Origin = Pick<CallOrigin, "requestId" | "ip" | "userAgent"> & { sessionId: string | null };

const settingsIn = (sql: Sql, timeZone: string) => sql.json({ ...NEW_CLUB_SETTINGS, time_zone: timeZone });

const placesOf = ({ sessionId, requestId, ip, userAgent }: Origin) =>
  [sessionId, requestId, ip || null, userAgent] as const;

/** The new club's id; undefined if the caller belongs to a club already. */
export async function insertOwnClub(
  sql: Sql,
  { name, location, timeZone }: NewClub,
  from: Origin,
): Promise<string | undefined> {
  const id = await callFunction(sql, "found_club", name, location, settingsIn(sql, timeZone), ...placesOf(from));
  return id ?? undefined;
}

/** The same for an account without a session yet; for the auth service's transactions. */
export async function insertClubOf(sql: Sql, account: string, club: NewClub, from: Origin): Promise<string> {
  const { name, location, timeZone } = club;
  const settings = settingsIn(sql, timeZone);
  const id = await callFunction(sql, "auth.found_club", account, name, location, settings, ...placesOf(from));
  if (id === null) throw new Error("a new account belongs to a club already");
  return id;
}

/** Records that the club was founded with an unproven address: the first proof releases its owner. */
export async function markUnprovenClub(sql: Sql, clubId: string, account: string): Promise<void> {
  await sql`select auth.mark_unproven_club(${clubId}, ${account})`;
}

/** The data that a retry of a club's sign-up needs: never the session, of which no copy is kept. */
export interface KeptSignUp
  extends Pick<IdempotencyKeysRow, "user_id" | "body_hash">,
    Pick<AuthUsersRow, "password_hash"> {
  club: Pick<ClubsRow, "id" | "name">;
}

const SIGN_UP = "POST /club-signups";

export async function insertKeptSignUp(sql: Sql, key: string, kept: Omit<KeptSignUp, "password_hash">): Promise<void> {
  await sql`
    insert into idempotency_keys (user_id, key, route, body_hash, response)
    values (${kept.user_id}, ${key}, ${SIGN_UP}, ${kept.body_hash}, ${sql.json(kept.club)})`;
}

/** The sign-up that created this address's account with this key, for 24 hours (docs/product/booking.md#repeated-requests). */
export async function selectOptionalKeptSignUp(sql: Sql, email: string, key: string): Promise<KeptSignUp | undefined> {
  const [row] = await sql<KeptSignUp[]>`
    select u.id as user_id, k.body_hash, k.response as club, coalesce(u.password_hash, (
      select p.password_hash from auth.pending_passwords p where p.user_id = u.id and p.club_id is not null)) as password_hash
    from auth.users u join idempotency_keys k on k.user_id = u.id
    where u.email = ${email} and u.deleted_at is null and coalesce(u.banned_until <= clock_now(), true)
      and k.key = ${key} and k.route = ${SIGN_UP} and k.created_at > now() - interval '24 hours'`;
  return row;
}
