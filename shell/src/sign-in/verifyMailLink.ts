import { type AuthError, isAuthApiError } from "@supabase/auth-js";
import { fetchClient, queryClient } from "../api/client.ts";
import { ME } from "../api/query-keys.ts";
import { authClient } from "../auth/authClient.ts";
import { failureText } from "../auth/failureText.ts";
import { lacksPassword } from "../auth/lacksPassword.ts";
import type { MailLink } from "./mailLink.ts";
import { rememberInvitation } from "./usedInvitation.ts";

type LinkOutcome =
  | { kind: "rejected"; text: string }
  /** Undecided: the same link may work soon. */
  | { kind: "later"; text: string }
  /** The first of the two addresses of an email change has agreed. */
  | { kind: "half" }
  /** There is a session now: the next page, and the one that it leads to in the end. */
  | { kind: "verified"; to: string; goal: string | null; notice?: string | null };

/** Whether the link is used up or unknown: after a lost connection or a limit it works again. */
const isDead = (error: AuthError): boolean => isAuthApiError(error) && error.status !== 429;

/** Uses a mail link's token up; an invitation's is accepted with it. */
export async function verifyMailLink({ tokenHash, type, goal, clubId }: MailLink): Promise<LinkOutcome> {
  const { data, error } = await authClient.verifyOtp({ token_hash: tokenHash, type });
  if (error) return { kind: isDead(error) ? "rejected" : "later", text: failureText(error) };
  if (!data.session) return { kind: "half" };
  if (type === "recovery") return { kind: "verified", to: "/auth?step=new-password", goal };
  if (type === "invite") {
    const { user } = data.session;
    const isToChoose = lacksPassword(user);
    if (isToChoose) rememberInvitation({ userId: user.id, tokenHash });
    // Without a club in it the invitation is the first admin's, who goes on to found one.
    const notice = clubId === null ? null : await acceptInvited(clubId);
    if (isToChoose) return { kind: "verified", to: "/club-invite?step=password", goal, notice };
    return { kind: "verified", to: notice === null ? "/auth" : "/club-invite?step=not-accepted", goal, notice };
  }
  return { kind: "verified", to: "/auth", goal: type === "email_change" ? "/my-account?email=changed" : goal };
}

const TAKEN_BACK = "This invitation is no longer valid. Please ask your club to invite you again.";
const NOT_YET = "The invitation could not be accepted just now. You can do so on the next page.";

/**
 * Accepts the invitation behind the link that was just used, and gives null, or why that was not possible. Which one it is
 * the server's list says (docs/product/identity.md#invitations); where several clubs have invited this address, the one of `clubId`.
 */
async function acceptInvited(clubId: string | null): Promise<string | null> {
  try {
    const { data, error } = await fetchClient.GET("/me/invitations");
    if (error) return error.message;
    const open = data.data;
    const requested = open.find(({ club_id }) => club_id === clubId) ?? (open.length === 1 ? open[0] : undefined);
    if (!requested) return open.length === 0 ? TAKEN_BACK : null;
    const response = await fetchClient.POST("/me/invitations/{id}/accept", { params: { path: { id: requested.id } } });
    await queryClient.invalidateQueries({ queryKey: ME });
    return response.error?.message ?? null;
  } catch (error) {
    console.error(error);
    return NOT_YET;
  }
}
