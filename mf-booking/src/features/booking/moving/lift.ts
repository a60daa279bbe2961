import type { Availability } from "@courtside/contracts/api/client.ts";
import { dayWithout } from "@courtside/contracts/domain/club-day/day-without.ts";
import { joinDay } from "@courtside/contracts/domain/club-day/join.ts";
import { replaceEqualDeep } from "@courtside/contracts/shell/index.tsx";
import type { Lift } from "../pages/useMoving.ts";
import type { LiftedBooking } from "./move-plan.ts";

/** How days look while a booking moves. Courts that look the same stay the same objects, so that only changed cells render again. */
export function liftOf({
  courtId,
  start,
  end,
  isOwn,
}: Pick<LiftedBooking, "courtId" | "start" | "end" | "isOwn">): Lift {
  const known = new WeakMap<Availability, Availability>();
  const booking = { courtId, startsAt: Date.parse(start), endsAt: Date.parse(end), isOwn };
  return {
    courtId,
    apply: (day, parts) => {
      const before = known.get(day);
      if (before) return before;
      const { shared, own } = dayWithout(parts, booking);
      const joined = joinDay(shared, own);
      const courts = joined.courts.map((court, at) => replaceEqualDeep(day.courts[at], court));
      const lifted = { ...joined, courts };
      known.set(day, lifted);
      return lifted;
    },
  };
}
