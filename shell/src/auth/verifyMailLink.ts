import { acceptInvited } from "./acceptInvited.ts";
import { authClient } from "./authClient.ts";
import { failureText } from "./failureText.ts";
import type { MailLink } from "./mailLink.ts";
import { rememberInvitation } from "./usedInvitation.ts";

export type LinkOutcome =
  | { kind: "refused"; text: string }
  /** The first of the two addresses of an email change has agreed. */
  | { kind: "half" }
  /** There is a session now: the page to go on to, and the one that it leads to in the end. */
  | { kind: "verified"; to: string; goal: string | null; notice?: string | null };

/**
 * A password chosen in another browser than the one that confirms does not count (docs/decisions/0024). Ours, so no type of the
 * client has it.
 */
const hasPassword = (user: object): boolean => !("has_password" in user) || user.has_password === true;

/** Uses a mail link's token up; an invitation's is accepted with it. */
export async function verifyMailLink({ tokenHash, type, goal, clubId }: MailLink): Promise<LinkOutcome> {
  const { data, error } = await authClient.verifyOtp({ token_hash: tokenHash, type });
  if (error) return { kind: "refused", text: failureText(error) };
  if (!data.session) return { kind: "half" };
  if (type === "recovery") return { kind: "verified", to: "/auth?step=new-password", goal };
  if (type === "invite") {
    rememberInvitation({ userId: data.session.user.id, tokenHash });
    // Without a club in it the invitation is the first admin's, who goes on to found one.
    const notice = clubId === null ? null : await acceptInvited(clubId);
    return { kind: "verified", to: "/club-invite?step=password", goal, notice };
  }
  if (type === "signup" && !hasPassword(data.session.user)) {
    return { kind: "verified", to: "/auth?step=choose-password", goal };
  }
  return { kind: "verified", to: "/auth", goal: type === "email_change" ? "/my-account?email=changed" : goal };
}
