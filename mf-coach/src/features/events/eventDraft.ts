import type { ClubEvent } from "@courtside/contracts/api/client.ts";
import { addDays, clubDate, clubTime, daysBetween, localDateTime } from "@courtside/contracts/domain/club-clock.ts";
import { DEFAULT_ATTENDEES, EVENT_LIMITS, EVENT_MESSAGES } from "@courtside/contracts/domain/event-rules.ts";
import { nextToCome } from "./eventDates.ts";
import type { FirstDate } from "./eventViolation.ts";

/** The form's input; dates "YYYY-MM-DD", times "HH:MM" of the club's clock; an end of "24:00" is the day's end. */
export interface EventDraft {
  title: string;
  description: string;
  courtId: string | null;
  date: string;
  startTime: string | null;
  endTime: string | null;
  attendees: number | null;
  weekly: boolean;
}

/** The draft as the api reads it. */
export interface EventInput {
  title: string;
  description: string | null;
  court_id: string;
  start_time: string;
  end_time: string;
  max_attendees: number;
  recurrence_rule: "weekly" | null;
}

/** The body of an edit: changed fields only, and which date a new time or court is for. */
export type EventChange = Partial<Omit<EventInput, "recurrence_rule">> & { date_id?: string };

/** What an edit began with. */
export interface OpenedDraft {
  draft: EventDraft;
  /** The date whose times the draft has; undefined: a new event. */
  dateId: string | undefined;
}

type EventField = "title" | "court_id" | "start_time" | "end_time" | "max_attendees";
export type EventErrors = Partial<Record<EventField, string>>;

export const emptyDraft = (date: string): EventDraft => ({
  title: "",
  description: "",
  courtId: null,
  date,
  startTime: null,
  endTime: null,
  attendees: DEFAULT_ATTENDEES,
  weekly: false,
});

const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;

/**
 * A new event's draft with court and times as an address names them: `court=<id>&start=2026-03-08T10:00&end=2026-03-08T11:00`,
 * club-local. What is missing or no time stays empty.
 */
export function addressedDraft(params: URLSearchParams, today: string): EventDraft {
  const [, date, startTime] = LOCAL.exec(params.get("start") ?? "") ?? [];
  const [, endDate, endTime] = LOCAL.exec(params.get("end") ?? "") ?? [];
  const empty = { ...emptyDraft(today), courtId: params.get("court") };
  if (!date || !startTime || date < today) return empty;
  // An end at midnight is the day's 24:00.
  const until = endDate === date ? endTime : endDate !== undefined && endDate > date ? "24:00" : undefined;
  return { ...empty, date, startTime, endTime: until !== undefined && until > startTime ? until : null };
}

/** The draft with another start; an end that is no longer after it must be chosen again. */
export const withStartTime = (draft: EventDraft, startTime: string): EventDraft => ({
  ...draft,
  startTime,
  endTime: draft.endTime !== null && draft.endTime > startTime ? draft.endTime : null,
});

/** Two instants as values of the form. */
export function timesOf({ start_time, end_time }: { start_time: string; end_time: string }, zone: string) {
  const date = clubDate(start_time, zone);
  const endTime = clubDate(end_time, zone) === date ? clubTime(end_time, zone) : "24:00";
  return { date, startTime: clubTime(start_time, zone), endTime };
}

/** An event's own values; its times are those of the next date, which an edit moves. */
export function draftOf(event: ClubEvent, zone: string, now: number): OpenedDraft {
  const next = nextToCome(event, now);
  const draft = {
    title: event.title,
    description: event.description ?? "",
    courtId: event.court_id,
    ...timesOf(next, zone),
    attendees: event.max_attendees,
    weekly: event.is_recurring,
  };
  return { draft, dateId: next.id };
}

/** The edit as if it had been opened for another date: `input` keeps what was changed of the times, and as many days' difference. */
export function rebased(opened: EventDraft, input: EventDraft, next: FirstDate, zone: string) {
  const times = timesOf(next, zone);
  const date = addDays(times.date, daysBetween(opened.date, input.date));
  const startTime = input.startTime === opened.startTime ? times.startTime : input.startTime;
  const endTime = input.endTime === opened.endTime ? times.endTime : input.endTime;
  return { opened: { draft: { ...opened, ...times }, dateId: next.id }, times: { date, startTime, endTime } };
}

/** The problems of the draft, in the form's order (docs/product/events.md#form). */
export function errorsOf({ title, courtId, startTime, endTime, attendees }: EventDraft): EventErrors {
  const failures: EventErrors = {};
  if (title.trim() === "") failures.title = EVENT_MESSAGES.title;
  if (!courtId) failures.court_id = EVENT_MESSAGES.court_id;
  if (!startTime) failures.start_time = EVENT_MESSAGES.start_time;
  if (!endTime) failures.end_time = EVENT_MESSAGES.end_time;
  else if (startTime && endTime <= startTime) failures.end_time = "End time must be after start time";
  if (attendees === null) failures.max_attendees = EVENT_MESSAGES.max_attendees;
  else if (attendees < 1) failures.max_attendees = EVENT_MESSAGES.too_few;
  else if (!Number.isInteger(attendees) || attendees > EVENT_LIMITS.attendees) {
    failures.max_attendees = EVENT_MESSAGES.too_many;
  }
  return failures;
}

/** A valid draft, as the api reads it. */
export function inputOf(draft: EventDraft): EventInput {
  return {
    title: draft.title.trim(),
    description: draft.description.trim() || null,
    court_id: draft.courtId ?? "",
    start_time: localDateTime(draft.date, draft.startTime ?? ""),
    end_time: localDateTime(draft.date, draft.endTime ?? ""),
    max_attendees: draft.attendees ?? DEFAULT_ATTENDEES,
    recurrence_rule: draft.weekly ? "weekly" : null,
  };
}

/** What differs from the draft that the form was opened with; start and end belong together. */
export function changesOf({ draft: before, dateId }: OpenedDraft, after: EventDraft): EventChange {
  const was = inputOf(before);
  const is = inputOf(after);
  const isMoved = is.start_time !== was.start_time || is.end_time !== was.end_time;
  const isElsewhere = is.court_id !== was.court_id;
  return {
    ...(dateId !== undefined && (isMoved || isElsewhere) && { date_id: dateId }),
    ...(is.title !== was.title && { title: is.title }),
    ...(is.description !== was.description && { description: is.description }),
    ...(isElsewhere && { court_id: is.court_id }),
    ...(isMoved && { start_time: is.start_time, end_time: is.end_time }),
    ...(is.max_attendees !== was.max_attendees && { max_attendees: is.max_attendees }),
  };
}
