/** The parts of a day by which free times are listed (docs/product/booking.md#free-times). */
export const PARTS_OF_DAY = ["morning", "afternoon", "evening"] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** Of a club-local "HH:MM". */
export const partOfDay = (time: string): PartOfDay =>
  time < "12:00" ? "morning" : time < "17:00" ? "afternoon" : "evening";

/** Fewer bookings are no habit. */
const FEWEST = 3;

/** The part of the day in which more than half of these club-local "HH:MM" starts lie; null if there is none, or too few. */
export function usualPart(starts: readonly string[]): PartOfDay | null {
  if (starts.length < FEWEST) return null;
  const parts = starts.map(partOfDay);
  return PARTS_OF_DAY.find((part) => parts.filter((each) => each === part).length > parts.length / 2) ?? null;
}
