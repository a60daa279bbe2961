import type { ClosureOutcome, ClosureReason } from "@courtside/contracts/domain/closures.ts";
import { addDays, clubDate, clubTime, localDateTime } from "@courtside/contracts/domain/club-clock.ts";
import { minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import type { ClosureBody } from "../api.ts";
import { type RepeatDraft, type RepeatProblems, repeatBody, repeatProblems } from "./closure-repeat.ts";

/** The assistant's input; dates "YYYY-MM-DD", times "HH:MM" of the club's clock. */
export interface ClosureDraft {
  /** "all", "courts", or a sport with "sport:" before it. */
  what: string;
  courtIds: string[];
  from: "now" | "later";
  startDate: string;
  startTime: string | null;
  endDate: string;
  endTime: string | null;
  /** Until then the end follows the start ({@link withDefaultEnd}). */
  isEndChosen: boolean;
  /** Null: once. Only from a time on. */
  repeat: RepeatDraft | null;
  reason: ClosureReason;
  message: string;
  outcome: ClosureOutcome;
}

const QUARTER = 15;
const DAY = 24 * 60;

type End = Pick<ClosureDraft, "endDate" | "endTime">;

/** The end after so many minutes from a time of the club's clock, on the next quarter hour. */
function endFrom(date: string, time: string, minutes: number): End {
  const end = Math.ceil((minutesOfDay(time) + minutes) / QUARTER) * QUARTER;
  return end > DAY
    ? { endDate: addDays(date, 1), endTime: wallTime(end - DAY) }
    : { endDate: date, endTime: wallTime(end) };
}

/** The end after so many minutes from now, on the next quarter hour. */
export const endAfter = (minutes: number, now: number, zone: string): End =>
  endFrom(clubDate(now, zone), clubTime(now, zone), minutes);

/** Until an end is chosen, it is an hour after the start: after now, or after the time from which the courts are closed. */
export function withDefaultEnd(draft: ClosureDraft, now: number, zone: string): ClosureDraft {
  const { from, startDate, startTime, isEndChosen } = draft;
  if (isEndChosen) return draft;
  if (from === "now") return { ...draft, ...endAfter(60, now, zone) };
  return { ...draft, ...(startTime ? endFrom(startDate, startTime, 60) : { endDate: startDate, endTime: null }) };
}

/** All courts from now, for an hour, because it rains. */
export const emptyDraft = (now: number, zone: string): ClosureDraft => ({
  what: "all",
  courtIds: [],
  from: "now",
  startDate: clubDate(now, zone),
  startTime: null,
  ...endAfter(60, now, zone),
  isEndChosen: false,
  repeat: null,
  reason: "rain",
  message: "",
  outcome: "cancel",
});

/** How long a phone closes courts for: hours from now, or until the club closes. */
export type ShortSpan = "1" | "2" | "day";

/** The input on a phone, which is always from now. */
export interface PhoneDraft extends Pick<ClosureDraft, "what" | "courtIds" | "reason" | "outcome"> {
  span: ShortSpan;
}

export const emptyPhoneDraft: PhoneDraft = { what: "all", courtIds: [], span: "1", reason: "rain", outcome: "cancel" };

/** The end of a span that begins now; null for the rest of a day that is over. */
export function endOf(span: ShortSpan, now: number, { zone, closing }: { zone: string; closing: string }): End | null {
  if (span !== "day") return endAfter(Number(span) * 60, now, zone);
  return minutesOfDay(clubTime(now, zone)) < minutesOfDay(closing)
    ? { endDate: clubDate(now, zone), endTime: closing }
    : null;
}

/** If the start moves beyond the end, the end's date moves along. */
export const withStartDate = (draft: ClosureDraft, startDate: string): ClosureDraft => ({
  ...draft,
  startDate,
  endDate: draft.endDate < startDate ? startDate : draft.endDate,
});

export type DraftProblems = Partial<Record<"courts" | "startTime" | "endTime", string>> & RepeatProblems;

/** What keeps the draft from being sent, by field. */
export function problemsOf({
  what,
  courtIds,
  from,
  startDate,
  startTime,
  endDate,
  endTime,
  repeat,
}: ClosureDraft): DraftProblems {
  const isLater = from === "later";
  const isBackwards =
    isLater &&
    startTime !== null &&
    endTime !== null &&
    localDateTime(endDate, endTime) <= localDateTime(startDate, startTime);
  return {
    ...(what === "courts" && courtIds.length === 0 && { courts: "Choose a court" }),
    ...(isLater && startTime === null && { startTime: "Choose a time" }),
    ...(endTime === null && { endTime: "Choose a time" }),
    ...(isBackwards && { endTime: "End time must be after start time" }),
    ...(isLater && repeat && repeatProblems(repeat, startDate)),
  };
}

/** The request's body; null while something is missing. */
export function bodyOf(draft: ClosureDraft): ClosureBody | null {
  const { what, courtIds, from, startDate, startTime, endDate, endTime, reason, outcome } = draft;
  if (Object.keys(problemsOf(draft)).length > 0 || endTime === null) return null;
  const place =
    what === "all"
      ? { all: true }
      : what === "courts"
        ? { court_ids: courtIds }
        : { sports: [what.slice("sport:".length)] };
  const start = from === "later" && startTime !== null ? { start_time: localDateTime(startDate, startTime) } : {};
  const message = draft.message.trim();
  const repeat = from === "later" && draft.repeat ? { repeat: repeatBody(draft.repeat, startDate) } : {};
  return {
    ...place,
    ...start,
    end_time: localDateTime(endDate, endTime),
    ...repeat,
    reason,
    ...(message && { message }),
    outcome,
  };
}
