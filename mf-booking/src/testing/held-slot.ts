import { on } from "@courtside/contracts/mock-api/on.ts";
import type { RuleViolation } from "@courtside/contracts/mock-api/responses.ts";

const OFFERED = { field: "start_time", offered_to: "Ben Okafor", expires_at: "2026-03-10T16:20:00Z" };

/** The waitlist offers the slot to a member; staff may take it all the same. */
export const heldSlot = (details: RuleViolation["details"] = OFFERED): RuleViolation => ({
  status: 409,
  code: "slot_held",
  message: "This time slot is offered to somebody on the waitlist",
  details,
});

/** A closure has canceled a member's booking, and the slot is held in place of it. */
const heldAlternative: RuleViolation = {
  ...heldSlot({ ...OFFERED, is_alternative: true }),
  message: "This time slot is held for a person whose booking a closure has canceled",
};

/** Moves and changes of length take a held slot only with `override_hold`. */
const unlessOverridden = (held: RuleViolation) =>
  on("patch", "/bookings/{id}", ({ body, reject }) => (body.override_hold ? undefined : reject(held)));
export const heldUntilOverridden = unlessOverridden(heldSlot());
export const alternativeUntilOverridden = unlessOverridden(heldAlternative);
