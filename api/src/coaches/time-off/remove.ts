import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { notFound } from "../../errors.ts";
import { notifyClub } from "../../live/notify.ts";
import { lockCoachToEdit } from "../access.ts";
import { deleteTimeOff } from "./queries.ts";

/** Removes a coach's time off: their weekly hours apply on these dates again. */
export async function removeTimeOff(tx: ClubTx, coachId: string, id: string): Promise<void> {
  await lockCoachToEdit(tx, coachId);
  if (!(await deleteTimeOff(tx.sql, tx.clubId, coachId, id))) throw notFound("Time off");
  await audit(tx, { action: "coach.time_off_given_back", subjectType: "person", subjectId: coachId });
  await notifyClub(tx, { topic: "coaches" });
}
