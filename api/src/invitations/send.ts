import type { Role } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import { selectOptionalUser } from "../auth/accounts/queries.ts";
import type { AuthCall } from "../auth/call.ts";
import { LINK_SECONDS } from "../auth/one-time/purposes.ts";
import type { Actor } from "../club-tx.ts";
import { asAuthService } from "../db/transaction.ts";
import { DomainError } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { selectClub } from "../tenant/queries.ts";
import { prepareInvitationMail } from "./mail.ts";
import { takeInvitationMail } from "./mail-limit.ts";
import { invitableRoles } from "./may-invite.ts";
import { selectHasComplained, upsertOptionalInvitation } from "./queries.ts";
import { type InvitationResponse, invitationResponse } from "./response.ts";

export interface Invitee {
  /** Normalised. */
  email: string;
  fullName: string;
  role: Role;
}

export interface SentInvitation {
  invitation: InvitationResponse;
  /** Sends the mail; must follow the commit. */
  send: () => void;
}

export interface SentWith {
  /** Whether the club's screens are notified; a job does it once for many. True by default. */
  notifies?: boolean;
}

/** The lifetime of the mailed link. */
const LASTS = LINK_SECONDS.invite ?? 0;

/**
 * Writes an invitation, or renews the pending one of the address, and prepares its mail: one transaction, all or nothing. Rejected:
 * `address_complained` (docs/product/notifications.md#bounces-and-complaints).
 */
export async function sendInvitation(
  tx: Actor,
  call: AuthCall,
  to: Invitee,
  { notifies = true }: SentWith = {},
): Promise<SentInvitation> {
  const { sql, clubId, userId } = tx;
  if (await selectHasComplained(sql, clubId, to.email))
    throw new DomainError(
      "rejected",
      "address_complained",
      "This person reported a mail as spam, so the club mails them nothing. Give them the join code instead.",
      { field: "email" },
    );
  const input = { ...to, invitedBy: userId, lasts: LASTS };
  const row = await upsertOptionalInvitation(sql, clubId, input, invitableRoles(tx.role));
  if (!row) {
    throw new DomainError(
      "conflict",
      "already_invited",
      "This person is invited already, by your club's administrators",
      {
        field: "email",
      },
    );
  }
  const { name, primary_color: color } = await selectClub(sql, clubId);
  const landing = new URL("/club-invite", call.config.siteUrl);
  landing.search = new URLSearchParams({ club_id: clubId, role: to.role }).toString();
  const send = await asAuthService(sql, async () => {
    await requireProvenSender(tx);
    await takeInvitationMail(sql, call, clubId, to.email);
    return prepareInvitationMail(sql, call, { ...to, brand: { name, color }, landing, page: "/join-club" });
  });
  await audit(tx, {
    action: "invitation.sent",
    subjectType: "invitation",
    subjectId: row.id,
    detail: { role: to.role },
  });
  if (notifies) await notifyClub(tx, { topic: "members" });
  return { invitation: invitationResponse(row), send };
}

/** A person who founds a club under an address of another person cannot send its name to strangers. */
export async function requireProvenSender({ sql, userId }: Pick<Actor, "sql" | "userId">): Promise<void> {
  const sender = await selectOptionalUser(sql, userId);
  if (sender?.email_confirmed_at) return;
  throw new DomainError("forbidden", "email_not_confirmed", "Please confirm your own email address first");
}
