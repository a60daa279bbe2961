import { type AuthError, isAuthApiError } from "@supabase/auth-js";
import { acceptInvited } from "./acceptInvited.ts";
import { authClient } from "./authClient.ts";
import { failureText } from "./failureText.ts";
import type { MailLink } from "./mailLink.ts";
import { rememberInvitation } from "./usedInvitation.ts";

export type LinkOutcome =
  | { kind: "refused"; text: string }
  /** Not judged: the same link may work in a moment. */
  | { kind: "later"; text: string }
  /** The first of the two addresses of an email change has agreed. */
  | { kind: "half" }
  /** There is a session now: the page to go on to, and the one that it leads to in the end. */
  | { kind: "verified"; to: string; goal: string | null; notice?: string | null };

/** Whether the link is used up or unknown: after a lost connection or a limit it works again. */
const isDead = (error: AuthError): boolean => isAuthApiError(error) && error.status !== 429;

/** Uses a mail link's token up; an invitation's is accepted with it. */
export async function verifyMailLink({ tokenHash, type, goal, clubId }: MailLink): Promise<LinkOutcome> {
  const { data, error } = await authClient.verifyOtp({ token_hash: tokenHash, type });
  if (error) return { kind: isDead(error) ? "refused" : "later", text: failureText(error) };
  if (!data.session) return { kind: "half" };
  if (type === "recovery") return { kind: "verified", to: "/auth?step=new-password", goal };
  if (type === "invite") {
    rememberInvitation({ userId: data.session.user.id, tokenHash });
    // Without a club in it the invitation is the first admin's, who goes on to found one.
    const notice = clubId === null ? null : await acceptInvited(clubId);
    return { kind: "verified", to: "/club-invite?step=password", goal, notice };
  }
  return { kind: "verified", to: "/auth", goal: type === "email_change" ? "/my-account?email=changed" : goal };
}
