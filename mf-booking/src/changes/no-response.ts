/** A booking was sent and no response came: it may have been made, and the same key makes it no second time. */
export const BOOKING_UNANSWERED =
  "Failed to create booking. The connection was lost. Send again: your booking cannot be duplicated.";
