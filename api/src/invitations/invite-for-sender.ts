import type { AuthCall } from "../auth/call.ts";
import type { Actor } from "../club-tx.ts";
import { DomainError } from "../errors.ts";
import { type InvitationInput, invite } from "./invite.ts";
import { resendToAddress } from "./resend.ts";
import type { SentInvitation } from "./send.ts";

type Dependencies = Pick<AuthCall, "db" | "keys" | "config" | "mailer" | "log">;

/** Limits of all mails of a club or of the installation: the mails behind would be rejected too. */
const SHARED_LIMITS = ["invitations", "mail-instance"];

/** The job notifies the club's screens, see notify-members.ts. */
const ONE_OF_MANY = { notifies: false };

/** Invites as the sender would by a call of their own; nothing of a rejected invitation stays, limits included. */
export const inviteOrReject = (sender: Actor, to: Dependencies, input: InvitationInput) =>
  orReject(sender, to, (call) => invite(sender, call, input, ONE_OF_MANY));

/** Sends the pending invitation of an address again, in the same way. */
export const resendOrReject = (sender: Actor, to: Dependencies, email: string) =>
  orReject(sender, to, (call) => resendToAddress(sender, call, email, ONE_OF_MANY));

async function orReject(
  { sql, origin }: Actor,
  to: Dependencies,
  send: (call: AuthCall) => Promise<SentInvitation>,
): Promise<SentInvitation | DomainError> {
  await sql`savepoint before_line`;
  try {
    return await send({ ...to, caller: origin, redirectTo: undefined });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await sql`rollback to savepoint before_line`;
    return error;
  }
}

/** Seconds until mails can go on; null: the rejection concerns this mail alone. */
export function sharedLimitSeconds({ code, details }: DomainError): number | null {
  const seconds = Number(details?.retryAfterSeconds);
  const isShared = code === "over_email_send_rate_limit" && SHARED_LIMITS.includes(String(details?.limit));
  return isShared && seconds > 0 ? seconds : null;
}
