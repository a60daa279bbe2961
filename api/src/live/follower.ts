import type { LiveChange } from "@courtside/contracts/domain/live-change.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { accessExpired, type DeviceTx, type PersonTx } from "../club-tx.ts";
import { DomainError, forbidden } from "../errors.ts";
import { endOfAccess } from "../http/end-of-access.ts";
import { selectPaidEnd } from "./queries.ts";

export interface Follower {
  clubId: string;
  userId: string;
  sessionId: string;
  /** Undefined: all of them. */
  topics: readonly LiveChange["topic"][] | undefined;
  /** By role; absent: no names. */
  seesNames?: boolean;
  /** Epoch ms. */
  expiresAt: number;
}

/** The subscriber of a club's changes, and the topics. A demo visitor whose access has ended receives nothing more, and neither do
 * the people of a suspended club. */
export async function followerOf({ sql, person, origin }: PersonTx, tokenExpiresAt: number): Promise<Follower> {
  const { clubId, userId, access } = person;
  const { sessionId } = origin;
  // An API key, which no scope lets in here.
  if (sessionId === null) throw forbidden();
  if (!clubId || !person.role) throw new DomainError("forbidden", "no_club", "User is not associated with a club");
  const role = person.impersonatingRole ?? person.role;
  if (!access.has_access && access.access_type !== "trial_expired") throw accessExpired(access, role);
  const topics = access.has_access ? undefined : (["club"] as const);
  const seesNames = can(role, "bookings:see-names");
  const paidUntil = access.access_type === "paid" ? await selectPaidEnd(sql, clubId) : null;
  const expiresAt = endOfAccess(person, tokenExpiresAt, paidUntil);
  return { clubId, userId, sessionId, topics, seesNames, expiresAt };
}

/** What the board of a device shows; the stream ends with the device as a person's ends with their session. */
const OF_DEVICES = ["bookings", "courts", "club", "blocks", "lessons", "events", "waitlist"] as const;

export const followingDevice = ({ clubId, device: { id } }: DeviceTx, expiresAt: number): Follower => ({
  clubId,
  userId: id,
  sessionId: id,
  topics: OF_DEVICES,
  expiresAt,
});
