import type { AuthCall } from "../auth/call.ts";
import { LIMITS } from "../auth/limits/limits.ts";
import { takeMailOrReject } from "../auth/limits/mails.ts";
import type { Sql } from "../db/pool.ts";
import { DomainError } from "../errors.ts";

const OF_ADDRESS = "This address has got as many mails as it may within an hour.";

/** What a limit means to the sender of an invitation, by its name. */
const TEXTS: Record<string, string> = {
  [LIMITS.invitationsByClub.name]:
    `Your club has sent as many invitations as it may: ${LIMITS.invitationsByClub.burst} at once, and as many more each hour.`,
  "mail-instance": "This installation has sent as many mails as it may within an hour.",
  "mail-address": OF_ADDRESS,
  "mail-share": OF_ADDRESS,
};

/** Counts the mail of an invitation, for the auth service. Rejected with `over_email_send_rate_limit`, which says why and how long. */
export async function takeInvitationMail(sql: Sql, call: AuthCall, clubId: string, email: string): Promise<void> {
  try {
    await takeMailOrReject(sql, call, "invite", email, { limit: LIMITS.invitationsByClub, whose: [clubId] });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { kind, code, details } = error;
    const text = TEXTS[String(details?.limit)];
    if (text === undefined) throw error;
    throw new DomainError(
      kind,
      code,
      `${text} Please try again in ${waitOf(Number(details?.retryAfterSeconds))}.`,
      details,
    );
  }
}

function waitOf(seconds: number): string {
  if (seconds <= 1) return "a second";
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
