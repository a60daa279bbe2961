import type { DayPiece, SharedCourt, SharedDay } from "@courtside/contracts/domain/club-day/shared-day.ts";

/** What makes one version of a day the other; all courts where the courts themselves differ. */
export function pieceOf(before: SharedDay, after: SharedDay): DayPiece {
  const { date, sport, version } = after;
  const known = new Map(before.courts.map((court) => [court.id, JSON.stringify(court)]));
  const courts = after.courts.filter((court) => known.get(court.id) !== JSON.stringify(court));
  return { date, sport, from: before.version, version, courts };
}

/** Whether a piece can lead from one to the other: a piece changes courts, but neither which there are nor the clock. */
export const hasSameCourts = (before: SharedDay, after: SharedDay): boolean =>
  placesOf(before.courts) === placesOf(after.courts) && JSON.stringify(before.clock) === JSON.stringify(after.clock);

const placesOf = (courts: SharedCourt[]): string => courts.map(({ id }) => id).join(" ");
