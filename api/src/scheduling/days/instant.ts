import { instantOf } from "@courtside/contracts/domain/club-time.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { invalid } from "../../errors.ts";
import { isLocal } from "../../http/fields.ts";

/**
 * Epoch milliseconds of an `instant` field. A club-local time that a clock change skips is rejected, naming the field
 * (docs/product/booking.md#club-time).
 */
export function readInstant(field: string, text: string, zone: string): number {
  if (!isLocal(text)) return Date.parse(text);
  const instant = localInstant(field, text, zone);
  if (instant === null) throw invalid(field, messageOf("skipped_time"), "skipped_time");
  return instant;
}

function localInstant(field: string, text: string, zone: string): number | null {
  try {
    return instantOf(text, zone);
  } catch (error) {
    if (error instanceof RangeError) throw invalid(field, `${field}: is no date-time`);
    throw error;
  }
}
