import type { ClosedEvents } from "./closures/closed-events.ts";
import { cancelEventDates } from "./events/cancel-dates.ts";
import { moveEventDates, readAffectedDates, restoreEventDates } from "./events/closed-dates.ts";
import { lockActiveDates } from "./events/dates/queries.ts";

/** What closures do with event dates, in requests and in their job. */
export const closedEvents: ClosedEvents = {
  lockDates: lockActiveDates,
  readDates: readAffectedDates,
  cancelDates: cancelEventDates,
  moveDates: moveEventDates,
  restoreDates: restoreEventDates,
};
