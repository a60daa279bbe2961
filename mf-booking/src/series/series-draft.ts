import type { BookingSeriesPreview } from "@courtside/contracts/api/client.ts";
import { clubDate, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { type Weekday, weekdayOf } from "@courtside/contracts/domain/weekly-availability.ts";
import { type PlayerDraft, playerInputs } from "../players/player-draft.ts";

export type PreviewDate = BookingSeriesPreview["dates"][number];
export type Alternative = PreviewDate["alternatives"][number];

/** The first date of a series, as it was chosen on a grid or in a form. */
export interface FirstDate {
  courtId: string;
  courtName: string;
  /** Instants, or club-local. */
  start: string;
  end: string;
  /** For whom staff book. */
  member: { id: string; name: string } | null;
  /** Who plays on all dates besides the booker. */
  players: readonly PlayerDraft[];
}

export interface SeriesDraft {
  everyWeeks: number;
  weekdays: Weekday[];
  ends: "count" | "until";
  count: number | null;
  until: string;
  label: string;
}

/** By date: skipped, or another court or time. */
export type Choices = Readonly<Record<string, "skip" | Alternative>>;

/** A date-time without offset is the club's own. */
const isLocal = (time: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(time);

export const localDateOf = (time: string, zone: string): string =>
  isLocal(time) ? time.slice(0, 10) : clubDate(time, zone);

export const newDraft = (first: FirstDate, zone: string, mostDates: number): SeriesDraft => ({
  everyWeeks: 1,
  weekdays: [weekdayOf(localDateOf(first.start, zone))],
  ends: "count",
  count: Math.min(8, mostDates),
  until: "",
  label: "",
});

/** What is missing or out of range, for the field that it belongs to. */
export function draftProblem(draft: SeriesDraft, mostDates: number): "weekdays" | "count" | "until" | null {
  if (draft.weekdays.length === 0) return "weekdays";
  if (draft.ends === "until") return draft.until === "" ? "until" : null;
  return draft.count !== null && draft.count >= 1 && draft.count <= mostDates ? null : "count";
}

export type SeriesInput = ReturnType<typeof seriesInput>;

/** The body of a preview or a booking. */
export function seriesInput(first: FirstDate, draft: SeriesDraft, choices: Choices) {
  const chosen = Object.entries(choices).map(([date, choice]) => [
    date,
    choice === "skip" ? choice : { court_id: choice.court_id, start_time: choice.start_time },
  ]);
  return {
    court_id: first.courtId,
    start_time: first.start,
    end_time: first.end,
    every_weeks: draft.everyWeeks,
    weekdays: draft.weekdays,
    ...(draft.ends === "count" ? { count: draft.count ?? 0 } : { until: draft.until }),
    ...(chosen.length > 0 && {
      choices: Object.fromEntries(chosen) as Record<string, "skip" | { court_id: string; start_time: string }>,
    }),
    ...(first.players.length > 0 && { players: playerInputs(first.players) }),
    ...(first.member && { user_id: first.member.id }),
    ...(draft.label.trim() !== "" && { label: draft.label.trim() }),
  };
}

/** The dates for which the person still has to choose. */
export const unsettled = (dates: readonly PreviewDate[], choices: Choices): PreviewDate[] =>
  dates.filter(({ date, fate }) => fate !== "free" && fate !== "skipped" && !(date in choices));

/** Every date that cannot be booked is left out, unless something else was chosen for it. */
export const skipRest = (dates: readonly PreviewDate[], choices: Choices): Choices => ({
  ...choices,
  ...Object.fromEntries(unsettled(dates, choices).map(({ date }) => [date, "skip" as const])),
});

/** The dates for which a rejected series needs another choice, as they are by now: its `details.dates`. */
export const rejectedDates = (details: Record<string, unknown> | undefined): readonly PreviewDate[] =>
  Array.isArray(details?.dates) ? details.dates : [];

/** The dates of a preview, some of which are known better by now. */
export const withDates = (dates: readonly PreviewDate[], known: readonly PreviewDate[]): PreviewDate[] =>
  dates.map((each) => known.find(({ date }) => date === each.date) ?? each);

export const withoutChoices = (choices: Choices, dates: readonly PreviewDate[]): Choices =>
  Object.fromEntries(Object.entries(choices).filter(([date]) => !dates.some((each) => each.date === date)));

/** "7 dates booked, 1 left out". */
export function bookedText(booked: number, left: number): string {
  const dates = booked === 1 ? "1 date" : `${booked} dates`;
  return left === 0 ? dates : `${dates}, ${left} left out`;
}

/** "Court 2, 19:00". */
export const placeText = ({ court_name, start_time }: Alternative, zone: string): string =>
  `${court_name}, ${clubTime(start_time, zone)}`;
