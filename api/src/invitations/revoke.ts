import { audit } from "../audit/record.ts";
import { selectOptionalUserByEmail } from "../auth/accounts/queries.ts";
import { deleteTokenFor } from "../auth/one-time/queries.ts";
import type { ClubTx } from "../club-tx.ts";
import type { Sql } from "../db/pool.ts";
import { asAuthService } from "../db/transaction.ts";
import { notFound } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { invitableRoles } from "./may-invite.ts";
import { selectIsInvited, updateRevoked } from "./queries.ts";

/** Revokes an invitation: it can no longer be accepted, and its link is invalid. Rejected if it has been accepted. */
export async function revokeInvitation(tx: ClubTx, id: string): Promise<void> {
  const { sql, clubId, userId } = tx;
  const email = await updateRevoked(sql, clubId, { id, by: userId, roles: invitableRoles(tx.role) });
  if (email === undefined) throw notFound("Invitation");
  await asAuthService(sql, () => endLink(sql, email));
  await audit(tx, { action: "invitation.revoked", subjectType: "invitation", subjectId: id });
  await notifyClub(tx, { topic: "members" });
}

/** An address has one link for all clubs: it is valid as long as any club's invitation is. */
async function endLink(sql: Sql, email: string): Promise<void> {
  if (await selectIsInvited(sql, email)) return;
  const user = await selectOptionalUserByEmail(sql, email);
  if (user) await deleteTokenFor(sql, user.id, "invite");
}
