import { addDays } from "@courtside/contracts/domain/club-clock.ts";
import { localDate } from "@courtside/contracts/domain/club-time.ts";
import type { ClubTx } from "../../club-tx.ts";
import { selectTimeOff } from "../../scheduling/people/queries.ts";
import { selectClub } from "../../tenant/queries.ts";
import { readCoachToEdit } from "../access.ts";
import type { TimeOffResponse } from "../response.ts";

/** A coach's current and future time off, by date; for those who may edit it. */
export async function listTimeOff(tx: ClubTx, coachId: string): Promise<TimeOffResponse[]> {
  await readCoachToEdit(tx, coachId);
  const { time_zone } = await selectClub(tx.sql, tx.clubId);
  const today = localDate(tx.now, time_zone);
  return [...(await selectTimeOff(tx.sql, tx.clubId, coachId, today, addDays(today, 36_500)))];
}
