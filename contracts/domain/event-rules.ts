/** What an event may hold (O §2.8, O §9), for the form and the api. */
export const EVENT_LIMITS = { title: 120, description: 2000, attendees: 1000, daysAhead: 730 } as const;
export const DEFAULT_ATTENDEES = 10;
/** Dates that a weekly series has after its original one (decision 29). */
export const INSTANCES = 12;

/** The specification's words for each field of the form (O §5, Create event). */
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
