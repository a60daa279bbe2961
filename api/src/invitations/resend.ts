import type { AuthCall } from "../auth/call.ts";
import type { ClubTx } from "../club-tx.ts";
import { notFound } from "../errors.ts";
import { invitableRoles } from "./may-invite.ts";
import { lockOptionalInvitation } from "./queries.ts";
import { type SentInvitation, sendInvitation } from "./send.ts";

/**
 * Sends a pending invitation again, even if it has expired: a new link replaces the old one. From then on the caller is its
 * sender.
 */
export async function resendInvitation(tx: ClubTx, call: AuthCall, id: string): Promise<SentInvitation> {
  const row = await lockOptionalInvitation(tx.sql, tx.clubId, id, invitableRoles(tx.role));
  if (!row) throw notFound("Invitation");
  return sendInvitation(tx, call, { email: row.email, fullName: row.full_name, role: row.role });
}
