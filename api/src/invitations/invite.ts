import type { Role } from "@courtside/contracts/domain/roles.ts";
import { optionalEmailAddress } from "../auth/accounts/email-address.ts";
import { fullNameOf } from "../auth/accounts/user-metadata.ts";
import type { AuthCall } from "../auth/call.ts";
import type { Actor } from "../club-tx.ts";
import { DomainError, forbidden, invalid } from "../errors.ts";
import { invitableRoles } from "./may-invite.ts";
import { selectIsMember } from "./queries.ts";
import { type SentInvitation, type SentWith, sendInvitation } from "./send.ts";

export interface InvitationInput {
  email: string;
  /** By default the address before the @. */
  full_name?: string | undefined;
  role: Role;
}

/** The normalised address, and its name. Rejected: an address that is not a deliverable form. */
export function acceptInvitee({ email: typed, full_name }: Omit<InvitationInput, "role">) {
  const email = optionalEmailAddress(typed);
  if (email === undefined) throw invalid("email", "Please enter a valid email address");
  return { email, fullName: fullNameOf({ full_name }, email) };
}

/**
 * Invites a person into the club (docs/product/identity.md#invitations). Inviting an address again renews its invitation and
 * invalidates the link that was mailed before. The response does not depend on whether the address has an account. Rejected:
 * `already_member`, `already_invited`, `email_not_confirmed`, `over_email_send_rate_limit`.
 */
export async function invite(
  tx: Actor,
  call: AuthCall,
  input: InvitationInput,
  how?: SentWith,
): Promise<SentInvitation> {
  if (!invitableRoles(tx.role).includes(input.role)) throw forbidden();
  const invitee = acceptInvitee(input);
  await rejectMember(tx, invitee.email);
  return sendInvitation(tx, call, { ...invitee, role: input.role }, how);
}

/** Rejects the address of a member with `already_member`: they have nothing to accept. */
export async function rejectMember({ sql, clubId }: Pick<Actor, "sql" | "clubId">, email: string): Promise<void> {
  if (!(await selectIsMember(sql, clubId, email))) return;
  throw new DomainError("conflict", "already_member", "This person belongs to your club already", { field: "email" });
}
