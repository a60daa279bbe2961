import { bookingViolation, type RuleViolation } from "@courtside/contracts/domain/booking-rules.ts";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import { localDate, type Slot } from "@courtside/contracts/domain/club-time.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import type { ClubTx } from "../../club-tx.ts";
import { type DayLayout, layOutDay, timeDetails } from "../days/booking-context.ts";
import { type Existing, type ImportedTime, selectExisting } from "./queries.ts";

/** A time as an import may book it. */
export interface TimeToJudge extends ImportedTime {
  isCourtActive: boolean;
  /** Bookings of staff under their own name may overlap. */
  isStaff: boolean;
  /** Of a guest. */
  walkIn: string | null;
}

/** `there`: this booking exists already; null: it can be booked. */
export type TimeVerdict = "there" | Pick<RuleViolation, "field" | "message"> | null;

/**
 * What would become of each time, in order, by the rules of a booking by staff; a time that overlaps one before it in the list is
 * rejected too. The booking itself is judged again, under locks.
 */
export async function judgeTimes(
  tx: ClubTx,
  rules: ClubRules,
  times: readonly TimeToJudge[],
): Promise<Map<number, TimeVerdict>> {
  const existing = new Map((await selectExisting(tx, times)).map((each) => [each.line, each]));
  const days = new Map<string, DayLayout>();
  const dayOf = (instant: number): DayLayout => {
    const date = localDate(instant, rules.time_zone);
    const day = days.get(date) ?? layOutDay(date, rules, tx.now);
    days.set(date, day);
    return day;
  };
  const earlier = new EarlierTimes();
  const verdicts = new Map<number, TimeVerdict>();
  for (const time of times) {
    const found = existing.get(time.line);
    const verdict = isThere(time, found) ? "there" : (ruleOn(tx, dayOf, time, found) ?? earlier.conflictWith(time));
    if (verdict === null) earlier.add(time);
    verdicts.set(time.line, verdict);
  }
  return verdicts;
}

const isThere = ({ userId, walkIn }: TimeToJudge, { same }: Partial<Existing> = {}): boolean =>
  !!same &&
  (userId === null ? same.walk_in?.toLowerCase() === walkIn?.toLowerCase() : same.user_id === userId && !same.walk_in);

function ruleOn(
  { now }: ClubTx,
  dayOf: (instant: number) => DayLayout,
  { slot, isCourtActive, isStaff }: TimeToJudge,
  { is_taken = false, is_elsewhere = false }: Partial<Existing> = {},
): Pick<RuleViolation, "field" | "message"> | null {
  const violation = bookingViolation({
    ...timeDetails(dayOf(slot.startsAt), "admin", now, slot),
    courtIsActive: isCourtActive,
    isTaken: is_taken,
    overlapsOwn: is_elsewhere && !isStaff,
    bookingsThatDay: 0,
    bookingsThatWeek: 0,
  });
  return violation?.code === "own_overlap" ? { ...violation, message: messageOf("member_overlap") } : violation;
}

/** The times of a list that were accepted so far. */
class EarlierTimes {
  readonly #byOwner = new Map<string, { line: number; slot: Slot }[]>();

  add(time: TimeToJudge): void {
    for (const owner of ownersOf(time)) {
      const times = this.#byOwner.get(owner) ?? [];
      times.push(time);
      this.#byOwner.set(owner, times);
    }
  }

  conflictWith(time: TimeToJudge): Pick<RuleViolation, "field" | "message"> | null {
    for (const owner of ownersOf(time)) {
      const other = this.#byOwner.get(owner)?.find(({ slot }) => overlaps(slot, time.slot));
      if (other) return { field: "start_time", message: `Overlaps with line ${other.line} of the file` };
    }
    return null;
  }
}

const ownersOf = ({ courtId, userId, isStaff }: TimeToJudge): string[] =>
  userId === null || isStaff ? [courtId] : [courtId, userId];

const overlaps = (one: Slot, other: Slot): boolean => one.startsAt < other.endsAt && other.startsAt < one.endsAt;
