import { randomUUID } from "node:crypto";
import { INSTANCES } from "@courtside/contracts/domain/event-rules.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError, forbidden } from "../errors.ts";
import type { CourtRow } from "../scheduling/courts/queries.ts";
import { lockCourts } from "../scheduling/courts/queries.ts";
import { lockOptionalMember } from "../scheduling/people/queries.ts";
import { reserve } from "../scheduling/reserve.ts";
import { selectClub } from "../tenant/queries.ts";
import { layOutDates, readWallSpan } from "./dates/lay-out.ts";
import { saveDates } from "./dates/queries.ts";
import { takeDates } from "./dates/take.ts";
import { notifyOfDates } from "./notify.ts";
import { insertEvent, selectOptionalEvent } from "./queries.ts";
import { type ClubEventResponse, eventResponse } from "./response.ts";

export interface EventInput {
  title: string;
  description?: string | null | undefined;
  court_id: string;
  start_time: string;
  end_time: string;
  max_attendees: number;
  recurrence_rule: "weekly" | null;
}

/**
 * Creates an event, or a weekly series of thirteen dates (docs/product/events.md#weekly-series); a coach becomes its coach.
 * Rejected: an impossible time (`past`, `outside_hours`, `skipped_time`, `off_quarter`, `too_far`), `court_closed`, and a
 * conflict on any of the dates.
 */
export async function createEvent(tx: ClubTx, input: EventInput): Promise<ClubEventResponse> {
  if (!can(tx.role, "events:create")) throw forbidden();
  const { sql, clubId } = tx;
  const member = await lockOptionalMember(sql, clubId, tx.userId);
  if (!member || !can(member.role, "events:create")) throw forbidden();
  const rules = await selectClub(sql, clubId);
  const first = readWallSpan(input, rules, tx.now);
  const court = openCourt(input.court_id, await lockCourts(sql, clubId, [input.court_id]));

  const count = input.recurrence_rule ? INSTANCES + 1 : 1;
  const numbers = Array.from({ length: count }, (_, number) => ({ number, weeks: number }));
  const dates = layOutDates(first, numbers, rules.time_zone);
  // An admin who previews the coach's role is not a coach.
  const coachId = tx.role === "coach" && member.role === "coach" ? tx.userId : null;
  const id = randomUUID();
  await insertEvent(sql, clubId, {
    id,
    title: input.title,
    description: input.description || null,
    court_id: court.id,
    max_attendees: input.max_attendees,
    coach_id: coachId,
    recurrence_rule: input.recurrence_rule,
    created_by: tx.userId,
  });
  await saveDates(sql, clubId, { id, courtId: court.id }, dates);
  await takeDates(tx, { court, coachId, rules }, dates, reserve);
  const { court_id, start_time, end_time, max_attendees } = { ...input, court_id: court.id };
  const after = { court_id, start_time, end_time, max_attendees };
  await audit(tx, { action: "event.created", subjectType: "event", subjectId: id, detail: { dates: count }, after });
  await notifyOfDates(
    tx,
    dates.map(({ date }) => date),
    coachId,
  );
  const row = await selectOptionalEvent(sql, clubId, id, tx.userId);
  if (!row) throw new Error("the event just made is not there");
  return eventResponse(row, tx);
}

/** The requested court among the locked ones. Rejected: one that does not exist here, and `court_closed`. */
export function openCourt(id: string, locked: CourtRow[]): CourtRow {
  const court = locked.find((each) => each.id === id);
  if (!court)
    throw new DomainError("not_found", "not_found", "Court not found", { subject: "Court", field: "court_id" });
  if (court.is_active) return court;
  throw new DomainError("rejected", "court_closed", messageOf("court_closed"), { field: "court_id" });
}
