/** The catalogue of decision 17: stored lower case, shown capitalised. A club adds its own. */
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
