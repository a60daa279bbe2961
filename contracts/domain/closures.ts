import { SERIES_LIMITS } from "./booking-series.ts";
import type { Slot } from "./club-time.ts";

/** Why a club closes courts (docs/product/closures.md#closing). */
export const CLOSURE_REASONS = ["rain", "maintenance", "tournament", "other"] as const;
export type ClosureReason = (typeof CLOSURE_REASONS)[number];

export const CLOSURE_REASON_LABELS: Record<ClosureReason, string> = {
  rain: "Rain",
  maintenance: "Maintenance",
  tournament: "Tournament",
  other: "Closed",
};

/** What a closure does with a booking, lesson or event date: `move` cancels what finds no free court. */
export const CLOSURE_OUTCOMES = ["cancel", "move", "keep"] as const;
export type ClosureOutcome = (typeof CLOSURE_OUTCOMES)[number];

/** The maximum that a request changes by itself; more is the work of a job, whose progress is shown. */
export const MOST_CLOSED = 200;
/** The maximum that one closure changes: it is one transaction, during which bookings on these courts wait. */
export const MOST_CLOSED_BY_JOB = 2_000;
/** The maximum of dates of a repeated closure, and of days from the first one to the last. */
export const MOST_CLOSURE_DATES = SERIES_LIMITS.dates;
export const LONGEST_CLOSURE_SERIES = 366;
/** The maximum of dates times courts, each of which is a block. */
export const MOST_CLOSURE_BLOCKS = 2_000;

/** Which dates of a repeated closure a change is for, seen from one of them: none that is over. */
export const CLOSURE_SCOPES = ["this", "following", "all"] as const;
export type ClosureScope = (typeof CLOSURE_SCOPES)[number];

/** The maximum length of the club's text for members. */
export const LONGEST_CLOSURE_MESSAGE = 400;
/** How many slots are held for each canceled booking. */
export const MOST_ALTERNATIVES = 3;

const HELD = 30 * 60_000;

/** Until when an alternative is held: 30 minutes, never past its start (docs/product/closures.md#alternatives). */
export const alternativeHeldUntil = (now: number, slot: Pick<Slot, "startsAt">): number =>
  Math.min(now + HELD, slot.startsAt);

/** Error code → text of the closures' calls (docs/product/closures.md#messages). */
export const CLOSURE_MESSAGES = {
  closure_place: "Name courts, sports or all courts: one of them",
  closure_too_big:
    "This closure would change more than {n} bookings, lessons and events: choose fewer courts or a shorter time",
  closure_changed: "What this closure affects has changed: please look at the list again",
  closure_covered: "These courts are already blocked at this time",
  closure_over: "This closure is over",
  closure_closing: "This closure is still being carried out: please wait a moment",
  closure_not_longer: "The new end must be later than the current one",
  closure_change: "Give a new end, or reopen the courts",
  closure_extension: "Give a new end, or how many minutes more",
  closure_rebooked: "This closure can no longer be undone: {reason}",
  closure_failed: "Something went wrong several times: please try again later",
  closure_repeat_start: "A repeated closure needs a start time",
  closure_repeat_dates: "This repetition has no date",
  closure_repeat_most: "A closure can be repeated on {n} dates at most, and for a year",
  closure_repeat_courts: "Dates times courts may be {n} at most: choose fewer courts or dates",
  closure_repeat_overlap: "A date must end before the next one begins",
  closure_not_repeated: "This closure is not repeated",
} as const;

export type ClosureCode = keyof typeof CLOSURE_MESSAGES;

export const closureMessage = (code: ClosureCode, values: Record<string, string | number> = {}): string =>
  CLOSURE_MESSAGES[code].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** The reason as members read it: on the grid, in bookings and mails. */
export const closureReason = (reason: ClosureReason, message: string | null): string =>
  [CLOSURE_REASON_LABELS[reason], ...(message ? [message] : [])].join(": ");

/** A booking, lesson or event date on a court that is to be closed. Instants are epoch milliseconds. */
export interface ClosureItem extends Slot {
  id: string;
  sport: string;
  /** When it was booked: who booked first gets the first free court. */
  bookedAt: number;
  /** The outcome that the request chooses for it. */
  wanted: ClosureOutcome;
  /** Whether it may move: a date of a weekly event has the court of its event. */
  mayMove: boolean;
  /** How many play; 0 for an event, which has no court's limit. */
  people: number;
}

/** A court that stays open. */
export interface OpenCourt {
  id: string;
  sport: string;
  /** How many may play on it. */
  most: number;
}

export interface CourtTaken extends Slot {
  courtId: string;
}

export type PlannedItem = { outcome: "cancel" | "keep"; to: null } | { outcome: "move"; to: string };

/**
 * What becomes of each item (docs/product/closures.md#outcomes): moved ones take the first free court of their sport with room for them, in the order of
 * `courts`, in the order in which they were booked; what finds none is canceled. Preview and closure both follow this plan.
 */
export function planClosure(
  items: readonly ClosureItem[],
  courts: readonly OpenCourt[],
  taken: readonly CourtTaken[],
): Map<string, PlannedItem> {
  const filled = new Map<string, Slot[]>(courts.map(({ id }) => [id, taken.filter(({ courtId }) => courtId === id)]));
  const isFree = (courtId: string, slot: Slot) => filled.get(courtId)?.every((time) => !overlaps(time, slot)) === true;
  const inOrder = items.toSorted((a, b) => a.bookedAt - b.bookedAt || a.id.localeCompare(b.id));
  return new Map(
    inOrder.map((item): [string, PlannedItem] => {
      if (item.wanted === "keep") return [item.id, { outcome: "keep", to: null }];
      const court =
        item.wanted === "move" && item.mayMove
          ? courts.find(({ id, sport, most }) => sport === item.sport && item.people <= most && isFree(id, item))
          : undefined;
      if (!court) return [item.id, { outcome: "cancel", to: null }];
      filled.get(court.id)?.push({ startsAt: item.startsAt, endsAt: item.endsAt });
      return [item.id, { outcome: "move", to: court.id }];
    }),
  );
}

export const overlaps = (one: Slot, other: Slot): boolean => one.startsAt < other.endsAt && one.endsAt > other.startsAt;

/** The parts of a span that none of the times fills, in order. */
export function gapsIn({ startsAt, endsAt }: Slot, filled: readonly Slot[]): Slot[] {
  const gaps: Slot[] = [];
  let at = startsAt;
  for (const time of filled.toSorted((a, b) => a.startsAt - b.startsAt)) {
    if (time.endsAt <= at) continue;
    if (time.startsAt >= endsAt) break;
    if (time.startsAt > at) gaps.push({ startsAt: at, endsAt: time.startsAt });
    at = time.endsAt;
  }
  if (at < endsAt) gaps.push({ startsAt: at, endsAt });
  return gaps;
}
