import { randomUUID } from "node:crypto";
import { limitViolation } from "@courtside/contracts/domain/booking-rules.ts";
import { dateLabel, daysBetween } from "@courtside/contracts/domain/club-clock.ts";
import { minutesOfDay } from "@courtside/contracts/domain/club-rules.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { countedBookings } from "@courtside/contracts/domain/players.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import {
  MOST_ENTRIES,
  type WaitlistCode,
  type WaitWindow,
  waitlistMessage,
} from "@courtside/contracts/domain/waitlist.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError, forbidden, invalid } from "../errors.ts";
import { type CourtRow, selectCourts } from "../scheduling/courts/queries.ts";
import { layOutDate } from "../scheduling/days/layout.ts";
import { countBookings, selectPersonTimes } from "../scheduling/days/queries.ts";
import { lockOptionalMember } from "../scheduling/people/queries.ts";
import { localNow } from "../scheduling/waiting/local-now.ts";
import { notifyOfQueue } from "../scheduling/waiting/notify-queue.ts";
import { type ClubRow, selectClub } from "../tenant/queries.ts";
import { type CourtSlot, comingSlots, findFreeSlots } from "./free-slots.ts";
import { countOwn, insertEntry, selectEntry } from "./queries.ts";
import { entryResponse, type WaitlistEntryResponse } from "./response.ts";

export interface WaitInput {
  requested_date: string;
  sport: string;
  court_id?: string | null | undefined;
  preferred_start_time?: string | null | undefined;
  preferred_end_time?: string | null | undefined;
}

/** The maximum number of free slots in a response. */
const MOST_SLOTS = 20;

/**
 * Adds the caller to the waitlist for a date and sport (docs/product/waitlist.md#joining). Rejected as `slots_free`, with the
 * slots, if the window still has free ones; if the person's limits allow none of them, as that limit.
 */
export async function joinWaitlist(tx: ClubTx, input: WaitInput): Promise<WaitlistEntryResponse> {
  if (!can(tx.role, "waitlist:join")) throw forbidden();
  const { sql, clubId } = tx;
  const [member, rules] = await Promise.all([lockOptionalMember(sql, clubId, tx.userId), selectClub(sql, clubId)]);
  if (!member) throw new DomainError("forbidden", "no_club", "User is not associated with a club");
  const now = localNow(tx.now, rules.time_zone);
  const window = readWindow(input);
  checkDate(rules, input.requested_date, now.today);
  const courts = await readCourts(tx, rules, input);
  if (comingSlots(rules, input.requested_date, tx.now, window).length === 0) {
    const isOver = input.requested_date === now.today && (input.preferred_end_time ?? "24:00") <= now.time;
    throw isOver
      ? new DomainError("rejected", "past", messageOf("past"), { field: "preferred_end_time" })
      : rejected("window_without_slot", "preferred_end_time");
  }

  const id = randomUUID();
  const before = await insertEntry(sql, clubId, now, {
    id,
    userId: tx.userId,
    requestedDate: input.requested_date,
    sport: input.sport,
    courtId: input.court_id ?? null,
    preferredStart: input.preferred_start_time ?? null,
    preferredEnd: input.preferred_end_time ?? null,
  });
  if (before) {
    const values = { sport: sportLabel(input.sport), date: dateLabel(input.requested_date) };
    const details = { field: "requested_date", entry_id: before };
    throw new DomainError("conflict", "already_waiting", waitlistMessage("already_waiting", values), details);
  }
  // The member's row is locked: of two requests at once the second counts the entry of the first.
  if ((await countOwn(sql, clubId, now, tx.userId)) > MOST_ENTRIES)
    throw rejected("too_many_entries", "requested_date", { n: MOST_ENTRIES });
  const free = await findSlotsInstead(tx, rules, input, courts, window);
  if (free.length > 0) {
    await checkLimits(tx, rules, input.requested_date);
    const slots = free.slice(0, MOST_SLOTS).map(slotResponse);
    throw new DomainError("conflict", "slots_free", waitlistMessage("slots_free"), { field: "requested_date", slots });
  }
  await audit(tx, { action: "waitlist.joined", subjectType: "waitlist_entry", subjectId: id });
  await notifyOfQueue(tx, { date: input.requested_date, sport: input.sport, userId: tx.userId });
  return entryResponse(await selectEntry(sql, clubId, now, id));
}

function readWindow({ preferred_start_time: from, preferred_end_time: until }: WaitInput): WaitWindow {
  if (from && until && from >= until)
    throw invalid("preferred_end_time", waitlistMessage("invalid_window"), "invalid_window");
  return { start: from ? minutesOfDay(from) : null, end: until ? minutesOfDay(until) : null };
}

function checkDate(rules: ClubRow, date: string, today: string): void {
  const details = { field: "requested_date" };
  if (!rules.waitlist_enabled)
    throw new DomainError("rejected", "waitlist_off", waitlistMessage("waitlist_off"), details);
  const ahead = daysBetween(today, date);
  if (ahead < 0) throw new DomainError("rejected", "past", messageOf("past"), details);
  const n = rules.advance_booking_days;
  if (ahead > n) throw new DomainError("rejected", "advance_window", messageOf("advance_window", { n }), details);
}

/** The courts that fit the request. */
async function readCourts(tx: ClubTx, rules: ClubRow, { sport, court_id }: WaitInput): Promise<CourtRow[]> {
  if (!rules.sports.includes(sport)) throw rejected("unknown_sport", "sport", { sport: sportLabel(sport) });
  const courts = await selectCourts(tx.sql, tx.clubId, undefined, false);
  if (court_id) {
    const court = courts.find(({ id }) => id === court_id);
    if (!court || court.sport !== sport)
      throw new DomainError("not_found", "not_found", "Court not found", { subject: "Court", field: "court_id" });
    if (!court.is_active)
      throw new DomainError("rejected", "court_closed", messageOf("court_closed"), { field: "court_id" });
    return [court];
  }
  const open = courts.filter((court) => court.is_active && court.sport === sport);
  if (open.length === 0) throw rejected("no_courts", "sport", { sport: sportLabel(sport) });
  return open;
}

/** The slots that they could book instead: free ones at which they are not elsewhere. */
async function findSlotsInstead(
  tx: ClubTx,
  rules: ClubRow,
  input: WaitInput,
  courts: CourtRow[],
  window: WaitWindow,
): Promise<CourtSlot[]> {
  const wanted = comingSlots(rules, input.requested_date, tx.now, window);
  const starts = new Set(wanted.map(({ startsAt }) => startsAt));
  const from = new Date(Math.min(...starts));
  const until = new Date(Math.max(...wanted.map(({ endsAt }) => endsAt)));
  const [free, elsewhere] = await Promise.all([
    findFreeSlots(tx, rules, input.requested_date, courts),
    selectPersonTimes(tx.sql, tx.clubId, tx.userId, from, until),
  ]);
  return free.filter(
    (slot) =>
      starts.has(slot.startsAt) &&
      !elsewhere.some((time) => time.starts_at.getTime() < slot.endsAt && time.ends_at.getTime() > slot.startsAt),
  );
}

/** A free slot is no help to a person whose limits are used up: they learn that instead. */
async function checkLimits(tx: ClubTx, rules: ClubRow, date: string): Promise<void> {
  const { bounds, week } = layOutDate(date, rules);
  const booked = await countBookings(tx.sql, tx.clubId, { userId: tx.userId, rules }, bounds, week);
  const { day, week: ofWeek } = countedBookings(rules, booked);
  const violation = limitViolation({ rules, bookingsThatDay: day, bookingsThatWeek: ofWeek });
  if (violation) throw new DomainError("rejected", violation.code, violation.message, { field: "requested_date" });
}

const slotResponse = ({ courtId, courtName, startsAt, endsAt }: CourtSlot) => ({
  court_id: courtId,
  court_name: courtName,
  start_time: new Date(startsAt).toISOString(),
  end_time: new Date(endsAt).toISOString(),
});

const rejected = (code: WaitlistCode, field: string, values: Record<string, string | number> = {}) =>
  new DomainError("rejected", code, waitlistMessage(code, values), { field });
