import type { ClubTx } from "../../club-tx.ts";
import { asAuthService } from "../../db/transaction.ts";
import { DomainError, unknownId } from "../../errors.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import { openDeviceSession, type SessionKeys } from "../device-session.ts";
import { deleteDeviceSession, selectOptionalMember } from "../identify-queries.ts";
import { requireStaffAtDevice } from "./device.ts";

/**
 * Opens the session of a member whom the caller, a staff user at a device, has found. It uses up the caller's: of two concurrent calls
 * one opens a session.
 */
export async function openForMember(tx: ClubTx, token: VerifiedToken, keys: SessionKeys, memberId: string) {
  const { sql, clubId, userId, origin } = tx;
  const device = await requireStaffAtDevice(tx, token);
  const found = await selectOptionalMember(sql, clubId, { id: memberId });
  if (!found) throw unknownId("member_id", "Member");
  const isOpen = await asAuthService(sql, () => deleteDeviceSession(sql, origin.sessionId));
  if (!isOpen) throw new DomainError("unauthenticated", "session_not_found", "This session has ended");
  await sql`select set_config('courtside.found_by', ${userId}, true)`;
  const opening = { whose: "member", by: "staff", foundBy: userId } as const;
  const { person: member, ...session } = await openDeviceSession({ sql, clubId, device, origin }, keys, found, opening);
  return { ...session, member };
}
