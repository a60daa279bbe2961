/** The catalogue (docs/product/booking.md#sports): stored lower case, shown capitalised. A club adds its own. */
export const SPORTS = [
  "tennis",
  "pickleball",
  "squash",
  "badminton",
  "racquetball",
  "basketball",
  "volleyball",
  "padel",
] as const;

export const DEFAULT_SPORT = "tennis";

/** "table tennis" → "Table tennis". */
export const sportLabel = (sport: string): string => sport.charAt(0).toUpperCase() + sport.slice(1);

export const MOST_SPORTS = 30;
export const LONGEST_SPORT = 40;

/** A name that is in the list already; the title is 'Sport Already Exists' (docs/product/booking.md#sports). */
export const DUPLICATE_SPORT = "This sport is already in the list.";

/** What is wrong with a club's list of sports, lower case and trimmed; null: nothing. */
export function sportsProblem(sports: readonly string[]): string | null {
  if (sports.length === 0) return "Choose at least one sport";
  if (sports.length > MOST_SPORTS) return `A club can have at most ${MOST_SPORTS} sports`;
  if (sports.some((sport) => sport === "")) return "A sport needs a name";
  if (sports.some((sport) => sport.length > LONGEST_SPORT))
    return `A sport can have at most ${LONGEST_SPORT} characters`;
  return new Set(sports).size < sports.length ? DUPLICATE_SPORT : null;
}
