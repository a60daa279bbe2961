import type { Availability } from "@courtside/contracts/api/client.ts";

/**
 * The yellow notice (docs/product/screens.md#book-court): the validation message for the date, or that there is nothing to book;
 * else null.
 */
export function dayNotice({ notice, allowance, courts }: Availability): string | null {
  if (notice) return notice;
  if (courts.length > 0 && courts.every((court) => court.slots.length === 0)) {
    return "Booking not available for this date";
  }
  if (allowance.slots_left !== 0) return null;
  const limited = courts.flatMap((court) => court.slots).find((slot) => slot.state === "limit_reached");
  return limited?.reason ?? null;
}
