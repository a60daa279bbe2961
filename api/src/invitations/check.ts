import type { Role } from "@courtside/contracts/domain/roles.ts";
import { optionalEmailAddress } from "../auth/accounts/email-address.ts";
import type { ClubTx } from "../club-tx.ts";
import { invitableRoles } from "./may-invite.ts";
import { selectChecked } from "./queries.ts";

export interface AddressCheck {
  /** As it was sent. */
  email: string;
  status: "new" | "member" | "invited" | "wrong";
  /** Whether the caller may renew the pending invitation, with its role and date. */
  invited: { as: Role; sent_at: string } | null;
}

/** Which addresses can be invited, in their order, before any mail is sent (docs/product/identity.md#invitations). */
export async function checkAddresses(tx: ClubTx, typed: readonly string[]): Promise<AddressCheck[]> {
  const roles = invitableRoles(tx.role);
  const normal = typed.map((email) => optionalEmailAddress(email));
  const known = await selectChecked(tx.sql, tx.clubId, [...new Set(normal.filter((email) => email !== undefined))]);
  const byEmail = new Map(known.map((row) => [row.email, row]));
  return typed.map((email, at) => {
    const row = byEmail.get(normal[at] ?? "");
    if (!row) return { email, status: "wrong", invited: null };
    if (row.is_member) return { email, status: "member", invited: null };
    const { invited_as: as, sent_at } = row;
    if (as === null || sent_at === null) return { email, status: "new", invited: null };
    return { email, status: "invited", invited: roles.includes(as) ? { as, sent_at: sent_at.toISOString() } : null };
  });
}
