import { bookingViolation, type RuleViolation } from "@courtside/contracts/domain/booking-rules.ts";
import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { mayBeGivenUp, mayWaitFor, type WaitRequest, waitlistMessage } from "@courtside/contracts/domain/waitlist.ts";
import {
  detailsOf,
  type JudgedCourt,
  type PersonDay,
  rejectionOn,
  type Viewer,
} from "../scheduling/days/person-day.ts";
import type { OccupancyRow } from "../scheduling/days/queries.ts";
import { instantText } from "./instant-text.ts";
import type { OccupancyResponse, SlotResponse } from "./response.ts";

const OCCUPIED = {
  booking: "booked",
  lesson: "lesson",
  event: "event",
  block: "blocked",
  offer_held: "offer_held",
} as const;

const isOwn = (viewer: Viewer, row: OccupancyRow): boolean =>
  row.user_id === viewer.userId || row.coach_id === viewer.userId;

const stateOf = (viewer: Viewer, row: OccupancyRow) => (isOwn(viewer, row) ? "own" : OCCUPIED[row.kind]);

export function occupancyResponse(viewer: Viewer, row: OccupancyRow): OccupancyResponse {
  const state = stateOf(viewer, row);
  const seesNames = can(viewer.role, "bookings:see-names");
  return {
    id: row.id,
    start_time: instantText(row.starts_at.getTime()),
    end_time: instantText(row.ends_at.getTime()),
    state,
    booking_id: (state === "own" || seesNames) && row.booking_id ? row.booking_id : undefined,
    booked_by:
      seesNames && row.booking_id ? row.booked_by || "Unknown" : (row.coach_name && row.booked_by) || undefined,
    coach_name: row.coach_name ?? undefined,
    reason: row.reason ?? undefined,
    offer: offerResponse(viewer, row),
  };
}

/** The hold is shown to its holder and to staff; to all others the slot is just taken. */
function offerResponse(viewer: Viewer, row: OccupancyRow): OccupancyResponse["offer"] {
  const seesNames = can(viewer.role, "bookings:see-names");
  const isYours = row.offered_to_id === viewer.userId;
  if (!row.offer_id || !row.offer_expires_at || !(isYours || seesNames)) return undefined;
  return {
    id: row.offer_id,
    expires_at: row.offer_expires_at.toISOString(),
    is_yours: isYours,
    offered_to: seesNames ? row.offered_to || "Unknown" : undefined,
  };
}

/** The rule's result for a slot on any open court. */
interface JudgedSlot {
  start_time: string;
  end_time: string;
  violationIfFree: RuleViolation | null;
  /** The same for every court without an occupancy. */
  ifFree: SlotResponse;
  ifTaken: RuleViolation | null;
}

/** An occupancy of a court, in epoch milliseconds. */
interface Filling extends Slot {
  row: OccupancyRow;
  isOwn: boolean;
}

/** The waitlist of the date and sport, as it concerns the person. */
export type Waiting = Pick<WaitRequest, "waitlistEnabled" | "alreadyWaiting">;

/**
 * The cells of a day's grid by slot, in the order of the courts; what the slot's time alone decides is computed once for all. Own
 * bookings show even when past; otherwise past precedes the occupancy. The reason is that of POST /bookings, but a block shows
 * its own. A full slot shows "Join Waitlist" if its holder may give it up and the person could book it then.
 */
export function rowsOf(viewer: Viewer, day: PersonDay, courts: JudgedCourt[], waiting: Waiting): SlotResponse[][] {
  const judge = judging(viewer, day);
  const cellOf = cellsOf(viewer, day, judge);
  return day.slots.map((slot) => {
    const cells = courts.map((court) => cellOf(court, slot));
    const mayWait =
      cells.every(isTakenByOthers) &&
      mayWaitFor({
        ...waiting,
        role: viewer.role,
        now: viewer.now,
        startsAt: slot.startsAt,
        violationIfFree: judge(slot).violationIfFree,
      });
    return mayWait
      ? cells.map((cell) => (mayBeGivenUp(cell.state) ? { ...cell, state: "join_waitlist" } : cell))
      : cells;
  });
}

const isTakenByOthers = ({ state }: SlotResponse): boolean =>
  mayBeGivenUp(state) || state === "event" || state === "blocked";

const judging = (viewer: Viewer, day: PersonDay) =>
  keeping((slot: Slot): JudgedSlot => {
    const details = { ...detailsOf(viewer, day, slot), courtIsActive: true };
    const times = { start_time: instantText(slot.startsAt), end_time: instantText(slot.endsAt) };
    const violationIfFree = bookingViolation({ ...details, isTaken: false });
    return {
      ...times,
      violationIfFree,
      ifFree: freeCell(times, violationIfFree),
      ifTaken: bookingViolation({ ...details, isTaken: true }),
    };
  });

function cellsOf(viewer: Viewer, day: PersonDay, judge: (slot: Slot) => JudgedSlot) {
  const fillingsOf = keeping((courtId: string): Filling[] =>
    (day.occupancies.get(courtId) ?? []).map((row) => ({
      startsAt: row.starts_at.getTime(),
      endsAt: row.ends_at.getTime(),
      row,
      isOwn: isOwn(viewer, row),
    })),
  );

  return (court: JudgedCourt, slot: Slot): SlotResponse => {
    const { start_time, end_time, ifFree, ifTaken } = judge(slot);
    const shown = shownFilling(fillingsOf(court.id), slot);
    if (!shown && court.is_active) return ifFree;
    const rejection = court.is_active ? ifTaken : rejectionOn(viewer, day, court, slot);
    if (!shown || !rejection) return freeCell({ start_time, end_time }, rejection);
    const { row } = shown;
    const state = stateOf(viewer, row);
    const ownReason = rejection.code === "slot_conflict" ? reasonOf(viewer, row) : null;
    return {
      start_time,
      end_time,
      state: rejection.code === "past" && state !== "own" ? "past" : state,
      reason: ownReason || rejection.message,
      occupancy_id: row.id,
    };
  };
}

function freeCell(times: Pick<SlotResponse, "start_time" | "end_time">, rejection: RuleViolation | null): SlotResponse {
  if (!rejection) return { ...times, state: "available" };
  const state = rejection.code === "past" || rejection.code === "own_overlap" ? rejection.code : "limit_reached";
  return { ...times, state, reason: rejection.message };
}

/** The occupancy's own text: the reason of a block or event; for staff, that the waitlist holds the slot. */
const reasonOf = (viewer: Viewer, row: OccupancyRow): string | null =>
  row.offer_id && can(viewer.role, "waitlist:manage") ? waitlistMessage("slot_held") : row.reason;

/** The occupancy that the cell shows if several overlap it: one's own, else the first. */
function shownFilling(fillings: Filling[], slot: Slot): Filling | undefined {
  let first: Filling | undefined;
  for (const filling of fillings) {
    if (filling.startsAt >= slot.endsAt || filling.endsAt <= slot.startsAt) continue;
    if (filling.isOwn) return filling;
    first ??= filling;
  }
  return first;
}

/** Computes each response once. */
function keeping<Key, Value extends object>(work: (key: Key) => Value): (key: Key) => Value {
  const kept = new Map<Key, Value>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const made = work(key);
    kept.set(key, made);
    return made;
  };
}
