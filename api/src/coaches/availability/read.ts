import { availabilityTimes } from "@courtside/contracts/domain/weekly-availability.ts";
import type { ClubTx } from "../../club-tx.ts";
import { readCoach } from "../../scheduling/people/coach.ts";
import { type ClubRow, selectClub } from "../../tenant/queries.ts";
import { selectHours } from "./queries.ts";
import type { CoachAvailabilityResponse } from "./response.ts";

/** A coach's weekly hours, for all members of the club. */
export async function readHours(tx: ClubTx, coachId: string): Promise<CoachAvailabilityResponse> {
  const coach = await readCoach(tx, coachId);
  return hoursResponse(tx, await selectClub(tx.sql, tx.clubId), coachId, coach.availability_version);
}

export async function hoursResponse(
  tx: ClubTx,
  club: Pick<ClubRow, "booking_hours_end" | "time_zone">,
  coachId: string,
  version: number,
): Promise<CoachAvailabilityResponse> {
  const rows = await selectHours(tx.sql, tx.clubId, coachId);
  return { version, rows: [...rows], times: availabilityTimes(club.booking_hours_end), time_zone: club.time_zone };
}
