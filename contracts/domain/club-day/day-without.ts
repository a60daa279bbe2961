import { clubDate, weekStart } from "../club-clock.ts";
import type { Slot } from "../club-time.ts";
import { MINUTE } from "./day-clock.ts";
import type { Allowance, OwnDay } from "./own-day.ts";
import type { SharedDay } from "./shared-day.ts";

/** The two parts that a day is joined from. */
export interface DayParts {
  shared: SharedDay;
  own: OwnDay;
}

/** A booking that is about to move: its place now, and whether it counts against the limits of the person who moves it. */
export interface MovingBooking extends Slot {
  courtId: string;
  isOwn: boolean;
}

/**
 * A day as if a booking's place were free and the booking not counted: joined, it offers what the booking may move to
 * (docs/product/booking.md#moving). Nothing is to be waited for. The booking may be of another date.
 */
export function dayWithout({ shared, own }: DayParts, booking: MovingBooking): DayParts {
  const dayStart = Date.parse(shared.day_start);
  const starts = (start = 0) => dayStart + Math.round(start * MINUTE) === booking.startsAt;
  const isElsewhere = (start: number | undefined, courtId: string) => courtId !== booking.courtId || !starts(start);
  return {
    shared: {
      ...shared,
      courts: shared.courts.map((court) =>
        court.id === booking.courtId
          ? {
              ...court,
              taken: court.taken.filter(([start]) => !starts(start)),
              details: court.details?.filter(({ start }) => !starts(start)),
            }
          : court,
      ),
    },
    own: {
      ...own,
      waitlist_enabled: false,
      allowance: booking.isOwn ? allowanceWithout(own, booking) : own.allowance,
      busy: booking.isOwn ? own.busy.filter(([start]) => !starts(start)) : own.busy,
      taken: own.taken.filter(({ start, court_id }) => isElsewhere(start, court_id)),
    },
  };
}

/** The allowance of the day, with the booking not counted if it lies on it or in its week. */
function allowanceWithout({ date, rules, allowance }: OwnDay, { startsAt }: Slot): Allowance {
  const bookedOn = clubDate(startsAt, rules.time_zone);
  return {
    ...allowance,
    bookings_today: allowance.bookings_today - (bookedOn === date ? 1 : 0),
    bookings_this_week: allowance.bookings_this_week - (weekStart(bookedOn) === weekStart(date) ? 1 : 0),
  };
}
