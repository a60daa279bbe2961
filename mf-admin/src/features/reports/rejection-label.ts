/** Codes of rejected requests to book, as an admin reads them. */
const LABELS: Record<string, string> = {
  slot_conflict: "The slot was taken",
  slot_held: "The slot was held for an offer",
  advance_window: "Too far ahead",
  daily_limit: "Limit of the day",
  weekly_limit: "Limit of the week",
  own_overlap: "Already playing then",
  outside_hours: "Outside the opening hours",
  past: "In the past",
  court_closed: "The court is closed",
  forbidden: "Not allowed for the role",
  further_rejections: "Many in one hour",
};

/** An unknown code in words: "guest_quota" → "Guest quota". */
export function rejectionLabel(code: string): string {
  const text = code.replaceAll("_", " ") || "Another reason";
  return LABELS[code] ?? text.charAt(0).toUpperCase() + text.slice(1);
}
