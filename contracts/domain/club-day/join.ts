import { bookingViolation, type RuleViolation } from "../booking-rules.ts";
import { clubDate } from "../club-clock.ts";
import { longestBooking } from "../club-rules.ts";
import type { Slot } from "../club-time.ts";
import { takesBookings } from "../courts.ts";
import { can, isStaff } from "../roles.ts";
import { mayBeGivenUp, mayWaitFor, waitlistMessage } from "../waitlist.ts";
import { MINUTE, slotsOf } from "./day-clock.ts";
import type { CourtGrid, DayGrid, SlotCell } from "./day-grid.ts";
import type { OwnDay, OwnTaken } from "./own-day.ts";
import { type SharedCourt, type SharedDay, TAKEN_STATES, type TakenDetails } from "./shared-day.ts";

/** An occupancy as the person sees it, in epoch milliseconds. */
interface Filling extends Slot {
  id: string;
  state: OwnTaken["state"] | (typeof TAKEN_STATES)[number];
  isYours: boolean;
  details: FillingDetails;
}

type FillingDetails = TakenDetails & Pick<OwnTaken, "is_booker" | "is_coach">;

/** The rules' result for a slot on any court. */
interface JudgedSlot extends Slot {
  times: Pick<SlotCell, "start_time" | "end_time">;
  onActive: Judgement;
  onInactive: Judgement;
}

interface Judgement {
  violationIfFree: RuleViolation | null;
  /** The same for every court without an occupancy. */
  ifFree: SlotCell;
  ifTaken: RuleViolation | null;
}

/**
 * The day grid as one person sees it: it offers exactly what POST /bookings accepts. Server and browser join the two parts by
 * this function; `now` may be later than the own part's, so that slots pass while a grid is open.
 */
export const joinDay = (shared: SharedDay, own: OwnDay, now = Date.parse(own.now)): DayGrid =>
  createJoin(own, now)(shared);

/**
 * The same join for one shared day after another, as live changes give them: what a court shows stays the same object while
 * nothing of it changes. `keep` may give an equal one that it knows from before.
 */
export function createJoin(
  own: OwnDay,
  now = Date.parse(own.now),
  keep = (court: CourtGrid): CourtGrid => court,
): (shared: SharedDay) => DayGrid {
  const textOf = instantTexts();
  const known = new WeakMap<SharedCourt, CourtGrid>();
  const shown = new Map<string, { court: CourtGrid; invited: string; kept: CourtGrid }>();
  let last: { shared: SharedDay; slots: JudgedSlot[]; grid: DayGrid } | undefined;

  const gridOf = (shared: SharedDay, slots: JudgedSlot[]): DayGrid => {
    const courts = shared.courts.map((court) => {
      const grid = known.get(court) ?? courtGrid(shared, court, own, slots, textOf);
      known.set(court, grid);
      return grid;
    });
    const full = rowsToWaitFor(courts, slots, own, now);
    const invited = full.join();
    return {
      date: shared.date,
      time_zone: own.rules.time_zone,
      now: textOf(now),
      slot_length_minutes: own.rules.slot_length_minutes,
      longest_booking_minutes: isStaff(own.role) ? 24 * 60 : longestBooking(own.rules),
      last_bookable_date: own.last_bookable_date,
      notice: own.notice,
      allowance: own.allowance,
      club_bookings: own.club_bookings,
      courts: courts.map((court) => {
        const before = shown.get(court.court_id);
        if (before?.court === court && before.invited === invited) return before.kept;
        const kept = keep(full.length > 0 ? inviteToWait(court, full) : court);
        shown.set(court.court_id, { court, invited, kept });
        return kept;
      }),
    };
  };

  return (shared) => {
    if (last?.shared === shared) return last.grid;
    const slots = last?.shared.day_start === shared.day_start ? last.slots : judgeSlots(shared, own, now, textOf);
    last = { shared, slots, grid: gridOf(shared, slots) };
    return last.grid;
  };
}

function courtGrid(
  shared: SharedDay,
  court: SharedCourt,
  own: OwnDay,
  slots: JudgedSlot[],
  textOf: (instant: number) => string,
): CourtGrid {
  const fillings = fillingsOf(shared, court, own);
  return {
    court_id: court.id,
    name: court.name,
    ...(!takesBookings(court) && { is_active: false }),
    ...(court.surface && { surface: court.surface }),
    ...(court.is_indoor !== undefined && { is_indoor: court.is_indoor }),
    slots: cellsOf(court, fillings, slots, own),
    occupancies: fillings.map((filling) => ({
      id: filling.id,
      start_time: textOf(filling.startsAt),
      end_time: textOf(filling.endsAt),
      state: filling.state,
      ...shownDetails(filling),
    })),
  };
}

/** What the slot's time alone decides, computed once for all courts. */
function judgeSlots(shared: SharedDay, own: OwnDay, now: number, textOf: (instant: number) => string): JudgedSlot[] {
  const { role, rules, allowance } = own;
  const dayStart = Date.parse(shared.day_start);
  const busy = isStaff(role) ? [] : own.busy.map((time) => spanOf(dayStart, time));
  const daysAhead = (Date.parse(shared.date) - Date.parse(clubDate(now, rules.time_zone))) / (24 * 60 * MINUTE);
  return slotsOf(shared, rules).map((slot) => {
    const details = {
      role,
      rules,
      now,
      ...slot,
      daysAhead,
      isAligned: true,
      isWithinHours: true,
      bookingsThatDay: allowance.bookings_today,
      bookingsThatWeek: allowance.bookings_this_week,
      overlapsOwn: busy.some((time) => overlaps(time, slot)),
    };
    const times = { start_time: textOf(slot.startsAt), end_time: textOf(slot.endsAt) };
    const judge = (courtIsActive: boolean): Judgement => {
      const violationIfFree = bookingViolation({ ...details, courtIsActive, isTaken: false });
      const ifTaken = bookingViolation({ ...details, courtIsActive, isTaken: true });
      return { violationIfFree, ifFree: freeCell(times, violationIfFree), ifTaken };
    };
    return { ...slot, times, onActive: judge(true), onInactive: judge(false) };
  });
}

/** The court's occupancies by start, one's own as such; also those that are newer than the shared day. */
function fillingsOf(shared: SharedDay, court: SharedCourt, own: OwnDay): Filling[] {
  const dayStart = Date.parse(shared.day_start);
  const mine = new Map(own.taken.filter((each) => each.court_id === court.id).map((each) => [each.start, each]));
  const details = new Map(court.details?.map((each) => [each.start, each]));
  const fillings = court.taken.map((time): Filling => {
    const [start = 0, , code = 0] = time;
    const own = mine.get(start);
    mine.delete(start);
    return {
      ...spanOf(dayStart, own ? [start, own.length] : time),
      ...filling(court, own?.state ?? TAKEN_STATES[code] ?? "booked", { start, ...details.get(start), ...own }),
      isYours: own !== undefined,
    };
  });
  if (mine.size === 0) return fillings;
  for (const own of mine.values()) {
    fillings.push({
      ...spanOf(dayStart, [own.start, own.length]),
      ...filling(court, own.state, own),
      isYours: true,
    });
  }
  return fillings.sort((one, other) => one.startsAt - other.startsAt);
}

const filling = (court: SharedCourt, state: Filling["state"], details: FillingDetails) => ({
  id: details.id ?? `${court.id} ${details.start}`,
  state,
  details,
});

/** What is sent of an occupancy besides its times; undefined fields are left out of JSON. */
const shownDetails = ({ details, isYours }: Filling) => ({
  booking_id: details.booking_id,
  event_id: details.event_id,
  booked_by: details.booked_by,
  coach_name: details.coach_name,
  players: details.players,
  is_unnamed: details.is_unnamed,
  is_checked_in: details.is_checked_in,
  guest_fees_due_cents: details.guest_fees_due_cents,
  series_label: details.series_label,
  reason: details.reason,
  is_booker: details.is_booker,
  is_coach: details.is_coach,
  offer: details.offer && { ...details.offer, is_yours: isYours },
});

/**
 * The cells of a court. Own bookings show even when past; otherwise past precedes the occupancy. The reason is that of
 * POST /bookings, but a block shows its own.
 */
function cellsOf(court: SharedCourt, fillings: Filling[], slots: JudgedSlot[], own: OwnDay): SlotCell[] {
  return slots.map((slot) => {
    const shown = shownFilling(fillings, slot);
    const { times, onActive, onInactive } = slot;
    const { ifFree, ifTaken } = takesBookings(court) ? onActive : onInactive;
    if (!shown || !ifTaken) return ifFree;
    const ownReason = ifTaken.code === "slot_conflict" ? reasonOf(shown, own) : null;
    return {
      ...times,
      state: ifTaken.code === "past" && shown.state !== "own" ? "past" : shown.state,
      reason: ownReason || ifTaken.message,
      occupancy_id: shown.id,
    };
  });
}

/** The rows of the slots at which every court is taken and that the person could book if one were free. */
function rowsToWaitFor(courts: CourtGrid[], slots: JudgedSlot[], own: OwnDay, now: number): number[] {
  const { role, waitlist_enabled: waitlistEnabled, already_waiting: alreadyWaiting } = own;
  if (!waitlistEnabled || !can(role, "waitlist:join")) return [];
  return slots.flatMap(({ startsAt, onActive: { violationIfFree } }, row) => {
    const isFull = courts.every(({ slots: cells }) => isTakenByOthers(cells[row]));
    const request = { waitlistEnabled, alreadyWaiting, role, now, startsAt, violationIfFree };
    return isFull && mayWaitFor(request) ? [row] : [];
  });
}

/** A full slot shows "Join Waitlist" if its holder may give it up. */
const inviteToWait = (court: CourtGrid, full: number[]): CourtGrid => ({
  ...court,
  slots: court.slots.map((cell, row) =>
    full.includes(row) && mayBeGivenUp(cell.state) ? { ...cell, state: "join_waitlist" } : cell,
  ),
});

const isTakenByOthers = (cell: SlotCell | undefined): boolean =>
  cell !== undefined && (mayBeGivenUp(cell.state) || cell.state === "event" || cell.state === "blocked");

function freeCell(times: JudgedSlot["times"], rejection: RuleViolation | null): SlotCell {
  if (!rejection) return { ...times, state: "available" };
  return { ...times, state: FREE_STATES[rejection.code] ?? "limit_reached", reason: rejection.message };
}

/** What a free slot looks like that a rule forbids; a limit or the window for all others. */
const FREE_STATES: Partial<Record<RuleViolation["code"], SlotCell["state"]>> = {
  past: "past",
  own_overlap: "own_overlap",
  court_closed: "blocked",
};

/** The occupancy's own text: the reason of a block or event; for staff, for whom the slot is held. */
function reasonOf({ details: { offer, reason } }: Filling, own: OwnDay): string | undefined {
  if (!offer || !can(own.role, "waitlist:manage")) return reason;
  return waitlistMessage(offer.is_alternative ? "alternative_held" : "slot_held");
}

/** The occupancy that the cell shows if several overlap it: one's own, else the first. */
function shownFilling(fillings: Filling[], slot: Slot): Filling | undefined {
  let first: Filling | undefined;
  for (const filling of fillings) {
    if (!overlaps(filling, slot)) continue;
    if (filling.state === "own") return filling;
    first ??= filling;
  }
  return first;
}

const overlaps = (one: Slot, other: Slot): boolean => one.startsAt < other.endsAt && one.endsAt > other.startsAt;

/** Rounded, because minutes of times with seconds are no exact binary fractions. */
function spanOf(dayStart: number, [start = 0, length = 0]: number[]): Slot {
  return {
    startsAt: dayStart + Math.round(start * MINUTE),
    endsAt: dayStart + Math.round((start + length) * MINUTE),
  };
}

/** Instants as ISO 8601. A day's grid holds thousands of the same few, so each is written once. */
function instantTexts(): (instant: number) => string {
  const known = new Map<number, string>();
  return (instant) => {
    const text = known.get(instant) ?? new Date(instant).toISOString();
    known.set(instant, text);
    return text;
  };
}
