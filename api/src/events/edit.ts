import { localDate } from "@courtside/contracts/domain/club-time.ts";
import { changesOf } from "../audit/changes.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError, forbidden, notFound } from "../errors.ts";
import { lockCourts } from "../scheduling/courts/queries.ts";
import { readInstant } from "../scheduling/days/instant.ts";
import { lockOptionalMember } from "../scheduling/people/queries.ts";
import { move } from "../scheduling/reserve.ts";
import { type ClubRow, selectClub } from "../tenant/queries.ts";
import { openCourt } from "./create.ts";
import { layOutDates, readWallSpan } from "./dates/lay-out.ts";
import { saveDates } from "./dates/queries.ts";
import { takeDates } from "./dates/take.ts";
import { mayEdit } from "./may-edit.ts";
import { notifyMoved } from "./notices.ts";
import { notifyOfDates } from "./notify.ts";
import { type EventDateRow, type EventRow, selectOptionalEvent, updateEvent } from "./queries.ts";
import { type ClubEventResponse, eventResponse } from "./response.ts";
import { lockActiveEvent, upcomingDates } from "./status.ts";

export interface EventChange {
  version: number;
  /** The future date that the form showed as the first one; pages of the release before send none. */
  date_id?: string | undefined;
  title?: string | undefined;
  description?: string | null | undefined;
  court_id?: string | undefined;
  /** Of the first future date; the later ones follow week by week. */
  start_time?: string | undefined;
  end_time?: string | undefined;
  max_attendees?: number | undefined;
}

/**
 * Changes an event (docs/product/events.md#editing-and-canceling): its texts, its places, and court and times of its future
 * dates, which move together or not at all. Rejected: `event_changed` if something else was saved since `version` (who sends what is
 * stored, because the response was lost, gets it), or if `date_id` is not the next date any more; `too_few_places` below the number
 * of registrations, `event_over`, `event_canceled`, and whatever creating one rejects.
 */
export async function editEvent(tx: ClubTx, id: string, change: EventChange): Promise<ClubEventResponse> {
  const { sql, clubId } = tx;
  const seen = await selectOptionalEvent(sql, clubId, id, tx.userId);
  if (!seen) throw notFound("Event");
  if (!mayEdit(tx, seen)) throw forbidden();
  // Lock order is the same everywhere: the member, the courts, then the event.
  if (seen.coach_id) await lockOptionalMember(sql, clubId, seen.coach_id);
  const courtId = change.court_id ?? seen.court_id;
  const courts = await lockCourts(sql, clubId, [seen.court_id, courtId]);
  const before = await lockActiveEvent(tx, id);
  const dates = upcomingDates(before, tx.now);
  if (before.version !== seen.version) throw changedMeanwhile(before, dates);
  const rules = await selectClub(sql, clubId);
  const moved = isMoved(before, change, dates, rules);
  const texts = textsOf(before, change);
  if (before.version !== change.version) {
    if (moved || isChanged(before, texts)) throw changedMeanwhile(before, dates);
    return eventResponse(before, tx);
  }
  // The times are those of a date that has begun since: applied to the next one, they would shift the series.
  if (change.date_id !== undefined && change.date_id !== dates[0]?.id) throw notNextAnyMore(dates);
  requirePlaces(before, change.max_attendees);
  const court = moved ? openCourt(courtId, courts) : null;
  const affectedDates = dates.map(({ starts_at }) => localDate(Date.parse(starts_at), rules.time_zone));
  await updateEvent(sql, clubId, id, { ...texts, court_id: courtId });
  if (court) {
    const base = dates[0]?.number ?? 0;
    const planned = layOutDates(
      readWallSpan(timesOf(change, dates), rules, tx.now),
      dates.map((date) => ({ id: date.id, number: date.number, weeks: date.number - base })),
      rules.time_zone,
    );
    await saveDates(sql, clubId, { id, courtId }, planned);
    await takeDates(tx, { court, coachId: before.coach_id, rules }, planned, move);
    affectedDates.push(...planned.map(({ date }) => date));
  }
  await notifyOfDates(tx, moved || before.title !== texts.title ? affectedDates : [], before.coach_id);
  const row = await selectOptionalEvent(sql, clubId, id, tx.userId);
  if (!row) throw new Error("the event just changed is not there");
  const [next, ...later] = upcomingDates(row, tx.now);
  const changes = changesOf(recorded(before, dates[0]), recorded(row, next), RECORDED);
  await audit(tx, { action: "event.changed", subjectType: "event", subjectId: id, detail: { moved }, ...changes });
  if (moved && next) await notifyMoved(tx, row, [next, ...later]);
  return eventResponse(row, tx);
}

type Texts = Pick<EventRow, "title" | "description" | "max_attendees">;

/** Texts and places after a change; omitted fields stay. */
const textsOf = (before: EventRow, { title, description, max_attendees }: EventChange): Texts => ({
  title: title ?? before.title,
  description: description === undefined ? before.description : description || null,
  max_attendees: max_attendees ?? before.max_attendees,
});

const isChanged = (before: EventRow, { title, description, max_attendees }: Texts): boolean =>
  title !== before.title || description !== before.description || max_attendees !== before.max_attendees;

const RECORDED = ["court_id", "max_attendees", "start_time", "end_time"] as const;

/** What the log keeps of an event: no text. The times are those of the first date ahead. */
const recorded = ({ court_id, max_attendees }: EventRow, first: EventDateRow | undefined) => ({
  ...{ court_id, max_attendees, start_time: first?.starts_at, end_time: first?.ends_at },
});

function requirePlaces({ registered }: EventRow, places: number | undefined): void {
  if (places === undefined || places >= registered) return;
  const people = registered === 1 ? "1 person is" : `${registered} people are`;
  throw new DomainError("rejected", "too_few_places", `${people} registered: allow at least ${registered}`, {
    field: "max_attendees",
    registered,
  });
}

/** The requested first future date; omitted fields stay unchanged. */
function timesOf({ start_time, end_time }: EventChange, [first]: EventDateRow[]) {
  if (!first) throw new Error("an event without a date to come");
  const as = (text: string) => new Date(text).toISOString();
  return { start_time: start_time ?? as(first.starts_at), end_time: end_time ?? as(first.ends_at) };
}

/** Whether court or times change; a form sends the old ones too. */
function isMoved(before: EventRow, change: EventChange, dates: EventDateRow[], rules: ClubRow): boolean {
  if (change.court_id !== undefined && change.court_id !== before.court_id) return true;
  if (change.start_time === undefined && change.end_time === undefined) return false;
  const [first] = dates;
  const now = { startsAt: Date.parse(first?.starts_at ?? ""), endsAt: Date.parse(first?.ends_at ?? "") };
  const requested = timesOf(change, dates);
  return (
    readInstant("start_time", requested.start_time, rules.time_zone) !== now.startsAt ||
    readInstant("end_time", requested.end_time, rules.time_zone) !== now.endsAt
  );
}

const changedMeanwhile = ({ version }: EventRow, dates: EventDateRow[]) =>
  new DomainError("conflict", "event_changed", "Somebody else has changed this event meanwhile. Nothing was saved.", {
    field: "version",
    version,
    ...nextOf(dates),
  });

const notNextAnyMore = (dates: EventDateRow[]) =>
  new DomainError("conflict", "event_changed", "This is no longer the event's next date. Nothing was saved.", {
    field: "date_id",
    ...nextOf(dates),
  });

const nextOf = ([next]: EventDateRow[]) =>
  next && {
    next_date: {
      id: next.id,
      start_time: new Date(next.starts_at).toISOString(),
      end_time: new Date(next.ends_at).toISOString(),
    },
  };
