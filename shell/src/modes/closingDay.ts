/** The day on which a club closes, "Monday, March 23, 2026": in the club's zone, or without one in the reader's. */
export const closingDay = (instant: string, timeZone?: string): string =>
  new Date(instant).toLocaleDateString("en-US", { dateStyle: "full", timeZone });
