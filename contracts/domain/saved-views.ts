/** The lists of the consoles whose search, filters and sorting a person can name (docs/product/screens.md#lists). */
export const SAVED_VIEW_LISTS = [
  "blocks",
  "bookings",
  "coaches",
  "events",
  "members",
  "news",
  "requests",
  "waitlist",
] as const;

export type SavedViewList = (typeof SAVED_VIEW_LISTS)[number];

export interface SavedView {
  name: string;
  /** What the address says after "?". */
  search: string;
}

/** Of one list. */
export const MOST_SAVED_VIEWS = 20;
export const SAVED_VIEW_NAME_MAX = 40;
export const SAVED_VIEW_SEARCH_MAX = 1_000;
