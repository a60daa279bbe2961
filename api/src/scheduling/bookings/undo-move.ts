import {
  limitViolation,
  RESTORE_SECONDS,
  type RuleViolation,
  TRANSIT_SECONDS,
} from "@courtside/contracts/domain/booking-rules.ts";
import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import { isStaff } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../../club-tx.ts";
import { type JudgedCourt, type PersonDay, rejectionOn, type TakenTime, type Viewer } from "../days/person-day.ts";
import { type BookingRow, selectOptionalMove } from "./queries.ts";

type Place = Pick<BookingRow, "court_id" | "starts_at" | "ends_at">;

/** Whether the place is the one that the caller's own move of the last seconds took the booking from. */
export async function isUndo(tx: ClubTx, id: string, { court_id, starts_at, ends_at }: Place): Promise<boolean> {
  const last = await selectOptionalMove(tx.sql, tx.clubId, id, RESTORE_SECONDS + TRANSIT_SECONDS);
  const from = last?.actor_id === tx.userId ? last.from : null;
  return (
    from?.court_id === court_id &&
    Date.parse(from.start_time) === starts_at.getTime() &&
    Date.parse(from.end_time) === ends_at.getTime()
  );
}

/** Rules that the booking's old place was not judged by, or that its time has since passed. */
const LEFT_BEHIND: readonly RuleViolation["code"][] = ["advance_window", "outside_hours", "misaligned", "max_length"];

export const mayUndoDespite = ({ code }: RuleViolation): boolean => LEFT_BEHIND.includes(code);

/** The rule that keeps a booking from going back: court, people and limits count as after a cancellation. */
export function rejectionOfUndo(
  viewer: Viewer,
  day: PersonDay<TakenTime>,
  court: JudgedCourt,
  slot: Slot,
): RuleViolation | null {
  const rejection = rejectionOn({ ...viewer, role: "front_desk" }, day, court, slot, { asOffered: true });
  if (rejection || isStaff(viewer.role)) return rejection;
  return limitViolation({ rules: day.rules, bookingsThatDay: day.counts.day, bookingsThatWeek: day.counts.week });
}
