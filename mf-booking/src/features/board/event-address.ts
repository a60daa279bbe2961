import { localDateTime } from "@courtside/contracts/domain/club-clock.ts";

/** Where the form of a new event opens with court, date and times filled in; times are club-local "HH:MM". */
export function eventAddress(
  date: string,
  { courtId, start, end }: { courtId: string | null; start: string | null; end: string | null },
): string | null {
  if (!courtId || !start || !end) return null;
  const params = new URLSearchParams({
    create: "event",
    court: courtId,
    start: localDateTime(date, start),
    end: localDateTime(date, end),
  });
  return `/events?${params}`;
}
