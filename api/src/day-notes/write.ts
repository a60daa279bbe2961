import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError, forbidden } from "../errors.ts";
import { notifyClub } from "../live/notify.ts";
import { selectOptionalDayNote, writeDayNote } from "./queries.ts";
import { type DayNoteResponse, dayNoteResponse } from "./response.ts";

export interface DayNoteInput {
  body: string;
  /** The version that was read. */
  version: number;
}

/**
 * Replaces the staff's note about a day. Rejected with `day_note_changed` and the other text in `details.current` if it was changed
 * since `version`: nothing is overwritten. The same text again changes nothing, so that a repeated request succeeds.
 */
export async function putDayNote(tx: ClubTx, date: string, { body, version }: DayNoteInput): Promise<DayNoteResponse> {
  if (!can(tx.role, "day-notes:write")) throw forbidden();
  const { sql, clubId, userId } = tx;
  const before = dayNoteResponse(date, await selectOptionalDayNote(sql, clubId, date));
  if (before.body === body) return before;
  if (!(await writeDayNote(sql, clubId, { date, body, version, authorId: userId }))) {
    const current = dayNoteResponse(date, await selectOptionalDayNote(sql, clubId, date));
    throw new DomainError("conflict", "day_note_changed", messageOf(current), { field: "version", current });
  }
  const after = dayNoteResponse(date, await selectOptionalDayNote(sql, clubId, date));
  await audit(tx, { action: "day_note.written", detail: { date, version: after.version } });
  await notifyClub(tx, { topic: "day-notes" });
  return after;
}

const messageOf = ({ author_name }: DayNoteResponse): string =>
  author_name === null ? "The note was deleted meanwhile" : `${author_name} has changed the note meanwhile`;
