import type { AuthCall } from "../auth/call.ts";
import type { Actor } from "../club-tx.ts";
import { DomainError, notFound } from "../errors.ts";
import { rejectMember } from "./invite.ts";
import { invitableRoles } from "./may-invite.ts";
import { type InvitationRow, lockOptionalInvitation } from "./queries.ts";
import { type SentInvitation, type SentWith, sendInvitation } from "./send.ts";

/**
 * Sends a pending invitation again, even if it has expired: a new link replaces the old one. From then on the caller is its
 * sender. Rejected: `already_member`, and what `sendInvitation` rejects.
 */
export async function resendInvitation(tx: Actor, call: AuthCall, id: string): Promise<SentInvitation> {
  const row = await lockOptionalInvitation(tx.sql, tx.clubId, { id }, invitableRoles(tx.role));
  if (!row) throw notFound("Invitation");
  return sendAgain(tx, call, row);
}

/** The same for the pending invitation of a normalised address. Rejected: `not_pending`, also if it was revoked or accepted. */
export async function resendToAddress(
  tx: Actor,
  call: AuthCall,
  email: string,
  how?: SentWith,
): Promise<SentInvitation> {
  const row = await lockOptionalInvitation(tx.sql, tx.clubId, { email }, invitableRoles(tx.role));
  if (row) return sendAgain(tx, call, row, how);
  throw new DomainError("conflict", "not_pending", "No invitation to this address is pending", { field: "email" });
}

async function sendAgain(tx: Actor, call: AuthCall, row: InvitationRow, how?: SentWith): Promise<SentInvitation> {
  const { email, full_name: fullName, role } = row;
  await rejectMember(tx, email);
  return sendInvitation(tx, call, { email, fullName, role }, how);
}
