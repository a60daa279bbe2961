import { type FreeTime, freeTimes } from "@courtside/contracts/domain/club-day/free-times.ts";
import type { ClubDay } from "@courtside/contracts/shell/useClubDays.ts";

export interface FreeInput {
  /** Of what length; one slot by default. */
  minutes?: number;
  /** The browser's clock, epoch ms: times that have begun since the day was read are left out. Without it, none are. */
  now?: number;
}

export interface SportFreeTimes {
  sport: string;
  zone: string;
  times: FreeTime[];
}

/** The free times of one day by sport: `days` are of these sports, in their order. Sports without any are left out. */
export function freeBySport(
  days: readonly Pick<ClubDay, "grid" | "readAt">[],
  sports: readonly string[],
  { minutes, now }: FreeInput,
): SportFreeTimes[] {
  return days.flatMap(({ grid, readAt }, at) => {
    const sport = sports[at];
    if (!sport || !grid) return [];
    // The server's clock: the browser's may be wrong.
    const after = now === undefined ? undefined : Date.parse(grid.now) + Math.max(0, now - readAt);
    const times = freeTimes(grid, { minutes, after });
    return times.length > 0 ? [{ sport, zone: grid.time_zone, times }] : [];
  });
}
