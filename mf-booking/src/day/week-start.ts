import { addDays } from "@courtside/contracts/domain/club-clock.ts";

/** The Sunday that begins the count week of a date (docs/product/booking.md#club-time); both `YYYY-MM-DD`. */
export const weekStart = (date: string): string => addDays(date, -new Date(`${date}T00:00:00Z`).getUTCDay());
