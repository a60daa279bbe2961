import { type AvailableHours, availabilityProblem } from "@courtside/contracts/domain/weekly-availability.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError, invalid, notFound } from "../../errors.ts";
import { notifyClub } from "../../live/notify.ts";
import { selectClub } from "../../tenant/queries.ts";
import { lockCoachToEdit } from "../access.ts";
import { bumpVersion, deleteAllHours, deleteOneHours, insertHours, selectHours } from "./queries.ts";
import { hoursResponse } from "./read.ts";
import type { CoachAvailabilityResponse } from "./response.ts";

/**
 * Replaces a coach's whole week (docs/product/coaching.md#weekly-availability). Rejected: hours that overlap, do not end after
 * they start, or are new and not at times that can be chosen, by `rows.{n}.{field}`; and `availability_changed` if something else was saved since `version`: who sends what is stored,
 * because the response was lost, gets it.
 */
export async function replaceHours(
  tx: ClubTx,
  coachId: string,
  { version, rows }: { version: number; rows: AvailableHours[] },
): Promise<CoachAvailabilityResponse> {
  const coach = await lockCoachToEdit(tx, coachId);
  const club = await selectClub(tx.sql, tx.clubId);
  const stored = await hoursResponse(tx, club, coachId, coach.availability_version);
  if (coach.availability_version !== version) {
    if (isSameWeek(stored.rows, rows)) return stored;
    const message = "This availability was changed meanwhile. Nothing was saved.";
    throw new DomainError("conflict", "availability_changed", message, {
      field: "version",
      version: coach.availability_version,
    });
  }
  const problem = availabilityProblem(rows, club.booking_hours_end, stored.rows);
  if (problem) throw invalid(`rows.${problem.row}.${problem.field}`, problem.message);
  await deleteAllHours(tx.sql, tx.clubId, coachId);
  await insertHours(tx.sql, tx.clubId, coachId, rows);
  return changed(tx, club, coachId, "coach.availability_replaced");
}

/** In any order; times are written alike. */
function isSameWeek(one: AvailableHours[], other: AvailableHours[]): boolean {
  const textOf = (rows: AvailableHours[]) =>
    rows.map(({ day_of_week, start_time, end_time }) => `${day_of_week} ${start_time}-${end_time}`).toSorted();
  return textOf(one).join() === textOf(other).join();
}

/** Adds hours to a coach's week. */
export async function addHours(tx: ClubTx, coachId: string, input: AvailableHours): Promise<CoachAvailabilityResponse> {
  await lockCoachToEdit(tx, coachId);
  const club = await selectClub(tx.sql, tx.clubId);
  const rows = await selectHours(tx.sql, tx.clubId, coachId);
  // Existing hours were validated when they were saved, not by the club's current hours.
  const problem =
    availabilityProblem([input], club.booking_hours_end) ?? availabilityProblem([...rows, input], "24:00");
  if (problem) throw invalid(problem.field, problem.message);
  await insertHours(tx.sql, tx.clubId, coachId, [input]);
  return changed(tx, club, coachId, "coach.availability_added");
}

/** Removes hours from a coach's week. */
export async function deleteHoursById(tx: ClubTx, coachId: string, id: string): Promise<CoachAvailabilityResponse> {
  await lockCoachToEdit(tx, coachId);
  if (!(await deleteOneHours(tx.sql, tx.clubId, coachId, id))) throw notFound("Availability");
  return changed(tx, await selectClub(tx.sql, tx.clubId), coachId, "coach.availability_deleted");
}

async function changed(
  tx: ClubTx,
  club: Awaited<ReturnType<typeof selectClub>>,
  coachId: string,
  action: string,
): Promise<CoachAvailabilityResponse> {
  const version = await bumpVersion(tx.sql, tx.clubId, coachId);
  await audit(tx, { action, subjectType: "person", subjectId: coachId, detail: { version } });
  await notifyClub(tx, { topic: "coaches" });
  return hoursResponse(tx, club, coachId, version);
}
