import { type CoachProfile, coachProblem } from "@courtside/contracts/domain/coach-profile.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import type { AuthCall } from "../auth/call.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, invalid } from "../errors.ts";
import { selectClub } from "../tenant/queries.ts";
import { updateInvitedProfile } from "./queries.ts";
import type { InvitedCoachResponse } from "./response.ts";

interface AddedCoach {
  coach: InvitedCoachResponse;
  /** Sends the mail; must follow the commit. */
  send: () => void;
}

/** Invites a person by mail: an operation of the invitations that app.ts passes on. */
export type Invite = (
  tx: ClubTx,
  call: AuthCall,
  person: { email: string; full_name: string; role: "coach" },
) => Promise<{
  invitation: { id: string; full_name: string } & Pick<InvitedCoachResponse, "email" | "status" | "sent_at">;
  send: () => void;
}>;

/**
 * Adds a coach by an invitation (docs/product/coaching.md#adding-a-coach), which stores the profile. Rejected as `invite`
 * rejects.
 */
export async function addCoach(tx: ClubTx, call: AuthCall, input: CoachProfile, invite: Invite): Promise<AddedCoach> {
  if (!can(tx.role, "coaches:manage")) throw forbidden();
  const { sports: offered } = await selectClub(tx.sql, tx.clubId);
  const problem = coachProblem(input, offered);
  if (problem) throw invalid(problem.field, problem.message);
  const { name, email, bio } = input;
  const sports = [...new Set(input.sports)];
  const { invitation, send } = await invite(tx, call, { email, full_name: name, role: "coach" });
  await updateInvitedProfile(tx.sql, tx.clubId, invitation.id, { bio, sports });
  const { id: invitation_id, full_name, status, sent_at } = invitation;
  return { coach: { invitation_id, name: full_name, email: invitation.email, bio, sports, status, sent_at }, send };
}
