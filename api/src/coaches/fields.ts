import { text } from "../http/fields.ts";

/** A club-local time of day; "24:00" ends a day. */
export const wallTime = text
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: "must be a time such as 09:30" })
  .openapi({ example: "09:30" });
