/** What an event may hold (docs/product/events.md#what-an-event-is), for the form and the api. */
export const EVENT_LIMITS = { title: 120, description: 2000, attendees: 1000, daysAhead: 730 } as const;
export const DEFAULT_ATTENDEES = 10;
/** Dates that a weekly series has after its original one (docs/product/events.md#weekly-series). */
export const INSTANCES = 12;

/** Text for each field of the form (docs/product/events.md#form). */
export const EVENT_MESSAGES = {
  title: "Title is required",
  court_id: "Court is required",
  start_time: "Start time is required",
  end_time: "End time is required",
  max_attendees: "Max attendees is required",
  too_few: "Must allow at least 1 attendee",
  too_many: "Max attendees must be a whole number, at most 1000",
  off_quarter: "Events start and end on the quarter hour",
  too_far: "Events can be planned up to two years ahead",
} as const;
