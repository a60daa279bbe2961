import { type CoachProfile, coachProblem } from "@courtside/contracts/domain/coach-profile.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import type { AuthCall } from "../auth/call.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, invalid } from "../errors.ts";
import { selectClub } from "../tenant/queries.ts";
import type { InvitedCoachAnswer } from "./answer.ts";
import { updateInvitedProfile } from "./queries.ts";

export interface AddedCoach {
  coach: InvitedCoachAnswer;
  /** Sends the mail; must follow the commit. */
  send: () => void;
}

/** Invites a person by mail; the invitations' verb, which app.ts passes on. */
export type Invite = (
  tx: ClubTx,
  call: AuthCall,
  person: { email: string; full_name: string; role: "coach" },
) => Promise<{
  invitation: { id: string; full_name: string } & Pick<InvitedCoachAnswer, "email" | "status" | "sent_at">;
  send: () => void;
}>;

/**
 * Adds a coach by inviting them (docs/product/coaching.md#adding-a-coach): the profile waits with the invitation. Refused as
 * `invite` refuses.
 */
export async function addCoach(tx: ClubTx, call: AuthCall, wish: CoachProfile, invite: Invite): Promise<AddedCoach> {
  if (!can(tx.role, "coaches:manage")) throw forbidden();
  const { sports: offered } = await selectClub(tx.sql, tx.clubId);
  const problem = coachProblem(wish, offered);
  if (problem) throw invalid(problem.field, problem.message);
  const { name, email, bio } = wish;
  const sports = [...new Set(wish.sports)];
  const { invitation, send } = await invite(tx, call, { email, full_name: name, role: "coach" });
  await updateInvitedProfile(tx.sql, tx.clubId, invitation.id, { bio, sports });
  const { id: invitation_id, full_name, status, sent_at } = invitation;
  return { coach: { invitation_id, name: full_name, email: invitation.email, bio, sports, status, sent_at }, send };
}
