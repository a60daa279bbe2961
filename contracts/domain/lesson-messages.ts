/** Error code → text of lessons and of requests for them (docs/product/coaching.md#requesting-a-lesson). */
export const LESSON_MESSAGES = {
  lesson_time_missing: "Please select both a preferred date and time",
  coach_missing: "Coach ID is required",
  lesson_fields_missing: "Please fill in all fields",
  member_busy: "The member already has a booking at this time",
  coach_away: "The coach has time off at this time",
} as const;

/** A lesson was sent and no response came: it may have been made, and the same key makes it no second time. */
export const LESSON_UNANSWERED = "The connection was lost. Send again: your lesson cannot be duplicated.";

/** What stands above such a text, where it has a title. */
export const LESSON_TITLES = { lesson_time_missing: "Missing Information" } as const;
