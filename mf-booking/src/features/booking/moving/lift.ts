import type { Availability } from "@courtside/contracts/api/client.ts";
import { dayWithout } from "@courtside/contracts/domain/club-day/day-without.ts";
import { joinDay } from "@courtside/contracts/domain/club-day/join.ts";
import { replaceEqualDeep } from "@courtside/contracts/shell/index.tsx";
import type { SmallCourts } from "../../../changes/useSmallCourts.ts";
import type { CourtDay } from "../../../club-day/court-day.ts";
import type { LiftedBooking } from "./move-plan.ts";
import type { Lift } from "./useMoving.ts";

/**
 * How days look while a booking moves: courts without room for its players have no free times. Courts that look the same stay the
 * same objects, so that only changed cells render again.
 */
export function liftOf(
  { courtId, start, end, isOwn }: Pick<LiftedBooking, "courtId" | "start" | "end" | "isOwn">,
  small: SmallCourts = new Map(),
): Lift {
  const known = new WeakMap<Availability, Availability>();
  const booking = { courtId, startsAt: Date.parse(start), endsAt: Date.parse(end), isOwn };
  return {
    courtId,
    apply: (day, parts) => {
      const before = known.get(day);
      if (before) return before;
      const { shared, own } = dayWithout(parts, booking);
      const joined = joinDay(shared, own);
      const courts = joined.courts.map((court, at) =>
        replaceEqualDeep(day.courts[at], small.has(court.court_id) ? withoutFreeTimes(court) : court),
      );
      const lifted = { ...joined, courts };
      known.set(day, lifted);
      return lifted;
    },
  };
}

const withoutFreeTimes = (court: CourtDay): CourtDay => ({
  ...court,
  slots: court.slots.map((slot) => (slot.state === "available" ? { ...slot, state: "limit_reached" } : slot)),
});
