import type { RuleViolation } from "./booking-rules.ts";
import { addDays } from "./club-clock.ts";
import { minutesOfDay } from "./club-rules.ts";
import { instantFrom, localDate, localMinutes, type Slot } from "./club-time.ts";
import { can, type Role } from "./roles.ts";

/** Error code → text of the waitlist's calls (docs/product/waitlist.md#messages). */
export const WAITLIST_MESSAGES = {
  invalid_window: "End time must be after start time.",
  waitlist_off: "The waitlist of this club is switched off",
  unknown_sport: "This club does not offer {sport}",
  no_courts: "No courts available for {sport}",
  window_without_slot: "No full time slot fits into this window",
  slots_free: "There are still free slots at this time: book one of them",
  too_many_entries: "You can be on the waitlist {n} times at once: remove one of your entries first",
  already_waiting: "You are already on the waitlist for {sport} on {date}",
  slot_held: "This time slot is offered to somebody on the waitlist",
  alternative_held: "This time slot is held for a person whose booking a closure has canceled",
  offer_expired: "This offer has expired",
  offer_passed: "You have passed on this offer",
  offer_withdrawn: "This offer was withdrawn",
} as const;

/** The active entries that one person may have (docs/product/waitlist.md#joining). */
export const MOST_ENTRIES = 30;

export type WaitlistCode = keyof typeof WAITLIST_MESSAGES;

export const waitlistMessage = (code: WaitlistCode, values: Record<string, string | number> = {}): string =>
  WAITLIST_MESSAGES[code].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

const MINUTE = 60_000;

/** Minutes of the club's wall clock; null leaves that side open (docs/product/waitlist.md#window). */
export interface WaitWindow {
  start: number | null;
  end: number | null;
}

/**
 * A slot by the club's wall clock: minutes after the midnight that its date begins with. Where the clock is set back it ends no earlier
 * than its length after its start: the repeated hour reads as the first did.
 */
export function wallSpan(slot: Slot, zone: string): { start: number; end: number } {
  const start = localMinutes(slot.startsAt, zone);
  const end = localMinutes(slot.endsAt, zone);
  const wallEnd = localDate(slot.endsAt, zone) === localDate(slot.startsAt, zone) ? end : end + 24 * 60;
  return { start, end: Math.max(wallEnd, start + (slot.endsAt - slot.startsAt) / MINUTE) };
}

/** Whether the window holds the whole slot (docs/product/waitlist.md#offers). */
export const holdsSlot = (window: WaitWindow, slot: { start: number; end: number }): boolean =>
  slot.start >= (window.start ?? 0) && slot.end <= (window.end ?? Number.POSITIVE_INFINITY);

/** What decides whether a slot invites to its waitlist. */
export interface WaitRequest {
  role: Role;
  /** The club's switch. */
  waitlistEnabled: boolean;
  /** The person has an active entry for the date and sport: one is all that they can have (docs/product/waitlist.md#joining). */
  alreadyWaiting: boolean;
  now: number;
  startsAt: number;
  /** Why they could not book the slot if a court were free; null = they could. */
  violationIfFree: RuleViolation | null;
}

/** Whether the person may wait for a slot at which every court is taken (docs/product/waitlist.md#invitation-to-wait). */
export const mayWaitFor = (request: WaitRequest): boolean =>
  request.waitlistEnabled &&
  can(request.role, "waitlist:join") &&
  !request.alreadyWaiting &&
  request.startsAt > request.now &&
  request.violationIfFree === null;

const GIVEN_UP = new Set(["booked", "lesson", "offer_held"]);

/** Whether what fills a court may be given up by its holder: a booking or lesson is canceled, an offer passed on. */
export const mayBeGivenUp = (state: string): boolean => GIVEN_UP.has(state);

const HELD = 15 * MINUTE;
const SOON = 180 * MINUTE;
/** By the club's clock (docs/product/waitlist.md#night). */
const NIGHT = { from: "22:00", until: "07:00" };

/** Until when an offer holds its slot: 15 minutes, never past the slot's start (docs/product/waitlist.md#offers). */
export const heldUntil = (now: number, slot: Slot): number => Math.min(now + HELD, slot.startsAt);

/** No member is woken for an offer. */
export function isNight(now: number, zone: string): boolean {
  const minute = localMinutes(now, zone);
  return minute >= minutesOfDay(NIGHT.from) || minute < minutesOfDay(NIGHT.until);
}

/** The next instant at which a night ends, whether it is night now or not. */
export function nextEndOfNight(now: number, zone: string): number {
  const today = localDate(now, zone);
  const date = localMinutes(now, zone) < minutesOfDay(NIGHT.until) ? today : addDays(today, 1);
  return instantFrom(date, NIGHT.until, zone);
}

/** From when on a slot may be offered: at once by day; in the night from three hours before it starts (docs/product/waitlist.md#night). */
export const offerableFrom = (now: number, slot: Slot, zone: string): number =>
  isNight(now, zone) ? Math.max(now, slot.startsAt - SOON) : now;
