import { minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";

const QUARTER = 15;

/**
 * The first start that a form for staff offers for a date: opening; today the running quarter hour, because staff may book a
 * slot that has begun (docs/product/booking.md#booking-window). `time` and `opening` are "HH:MM" of the club's clock; a
 * `chosen` start stays on offer.
 */
export function earliestStart(
  date: string,
  { today, time, opening, chosen }: { today: string; time: string; opening: string; chosen: string | null },
): string {
  if (date !== today || time <= opening) return opening;
  const running = wallTime(Math.floor(minutesOfDay(time) / QUARTER) * QUARTER);
  return chosen !== null && chosen < running ? chosen : running;
}
