import { clubTime } from "@courtside/contracts/domain/club-clock.ts";

/** For whom a slot is held that staff may book after a warning (docs/product/waitlist.md#staff-and-held-slots). */
export interface HeldFor {
  name: string;
  until: string;
  /** It is held in place of a booking that a closure has canceled: its holder is not on the waitlist. */
  isAlternative: boolean;
}

/** Reads the details of `slot_held`. */
export const heldForOf = (details: Record<string, unknown>): HeldFor => ({
  name: String(details.offered_to),
  until: String(details.expires_at),
  isAlternative: details.is_alternative === true,
});

/** What happens to the holder if the slot is booked, assigned, or taken for a longer booking, all the same. */
export function heldForText(
  { name, until, isAlternative }: HeldFor,
  zone: string,
  act: "book" | "assign" | "take",
): string {
  const held = `Held for ${name} until ${clubTime(until, zone)}${isAlternative ? " in place of a canceled booking" : ""}.`;
  return isAlternative
    ? `${held} If you ${act} it anyway, it is no longer held for them, and they are notified.`
    : `${held} If you ${act} it anyway, their offer is withdrawn, they are notified, and they keep their place in line.`;
}
