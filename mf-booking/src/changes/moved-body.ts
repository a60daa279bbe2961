import type { Alternative } from "../club-day/court-day.ts";
import type { SeriesScope } from "../series/scope-labels.ts";
import type { MovedBooking } from "./moved-booking.ts";

/**
 * The request that moves a booking. For a series only what changes is sent: the other dates keep the court or the length that they
 * have for themselves (docs/product/booking.md#series).
 */
export function movedBody(
  before: MovedBooking["before"],
  to: Alternative,
  { scope, takesHold }: { scope: SeriesScope; takesHold: boolean },
) {
  const { court_id, start_time, end_time } = to;
  if (scope === "this") return { court_id, start_time, end_time, ...(takesHold && { override_hold: true }) };
  const moves = Date.parse(start_time) !== Date.parse(before.start_time);
  const hasOtherLength = minutesOf(to) !== minutesOf(before);
  return {
    scope,
    ...(court_id !== before.court_id && { court_id }),
    ...(moves && { start_time }),
    ...(hasOtherLength && { end_time }),
  };
}

const minutesOf = ({ start_time, end_time }: Pick<Alternative, "start_time" | "end_time">): number =>
  (Date.parse(end_time) - Date.parse(start_time)) / 60_000;
