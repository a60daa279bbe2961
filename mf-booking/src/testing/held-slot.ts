import { on } from "@courtside/contracts/mock-api/on.ts";
import type { RuleViolation } from "@courtside/contracts/mock-api/responses.ts";

/** The waitlist offers the slot to a member; staff may take it all the same. */
export const heldSlot = (details: RuleViolation["details"] = { field: "start_time" }): RuleViolation => ({
  status: 409,
  code: "slot_held",
  message: "This time slot is offered to somebody on the waitlist",
  details,
});

/** Moves and changes of length take a held slot only with `override_hold`. */
export const heldUntilOverridden = on("patch", "/bookings/{id}", ({ body, reject }) =>
  body.override_hold ? undefined : reject(heldSlot()),
);
