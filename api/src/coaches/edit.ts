import { type CoachProfile, coachProblem } from "@courtside/contracts/domain/coach-profile.ts";
import { changesOf } from "../audit/changes.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError, invalid } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { selectClub } from "../tenant/queries.ts";
import { lockCoachToEdit } from "./access.ts";
import { renameCoach, updateProfile } from "./queries.ts";
import { type CoachResponse, coachResponse } from "./response.ts";

/**
 * Changes a coach's name, bio or sports. The email belongs to their account: a different one is rejected as `email_of_account`.
 * Sports that the club no longer offers may stay.
 */
export async function editCoach(tx: ClubTx, coachId: string, input: Partial<CoachProfile>): Promise<CoachResponse> {
  const [{ sports: offered }, row] = [await selectClub(tx.sql, tx.clubId), await lockCoachToEdit(tx, coachId)];
  const problem = coachProblem(input, [...offered, ...row.sports]);
  if (problem) throw invalid(problem.field, problem.message);
  if (input.email !== undefined && input.email.toLowerCase() !== row.email.toLowerCase()) {
    const message = "Coaches change their email address in their own account";
    throw new DomainError("rejected", "email_of_account", message, { field: "email" });
  }
  const { name = row.name, bio = row.bio, sports = row.sports } = input;
  const after = { ...row, name, bio, sports: [...new Set(sports)] };
  const fields = (["name", "bio", "sports"] as const).filter((each) => `${after[each]}` !== `${row[each]}`);
  if (fields.length > 0) {
    if (fields.includes("name")) await renameCoach(tx.sql, coachId, name);
    await updateProfile(tx.sql, tx.clubId, coachId, after);
    const changes = changesOf(row, after, ["sports"]);
    await audit(tx, {
      action: "coach.edited",
      subjectType: "person",
      subjectId: coachId,
      detail: { fields },
      ...changes,
    });
    await notifyClub(tx, { topic: "members" });
  }
  return coachResponse(tx, after, offered);
}
