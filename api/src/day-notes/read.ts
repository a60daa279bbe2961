import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { selectOptionalDayNote } from "./queries.ts";
import { type DayNoteResponse, dayNoteResponse } from "./response.ts";

/** The staff's note about a day; an empty one if none was written. */
export async function readDayNote(tx: ClubTx, date: string): Promise<DayNoteResponse> {
  if (!can(tx.role, "day-notes:read")) throw forbidden();
  return dayNoteResponse(date, await selectOptionalDayNote(tx.sql, tx.clubId, date));
}
