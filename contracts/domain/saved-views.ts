/** The lists of the consoles whose search, filters and sorting a person can name (docs/product/screens.md#lists). */
export const SAVED_VIEW_LISTS = [
  "audit-log",
  "blocks",
  "bookings",
  "coaches",
  "deliveries",
  "events",
  "guests",
  "invitations",
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

/**
 * The stored views with what one device has changed of those that it read (`before`): what another device has saved meanwhile
 * stays.
 */
export function mergedViews(
  stored: readonly SavedView[],
  { before, views }: { before: readonly SavedView[]; views: readonly SavedView[] },
): SavedView[] {
  const read = new Map(before.map(({ name, search }) => [name, search]));
  const wanted = new Map(views.map(({ name, search }) => [name, search]));
  const isOutdated = ({ name }: SavedView) => read.get(name) !== wanted.get(name);
  return [...stored.filter((view) => !isOutdated(view)), ...views.filter(isOutdated)];
}
