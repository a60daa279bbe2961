export type SeriesScope = "this" | "following" | "all";

/** Which dates of a series a change is for, seen from one of them (docs/product/booking.md#series). */
export const SCOPE_LABELS: Record<SeriesScope, string> = {
  this: "This date",
  following: "This and all following dates",
  all: "All dates that have not begun",
};
