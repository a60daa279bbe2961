/** The number of instants of a few hundred club days. */
const MOST_KEPT = 20_000;
const kept = new Map<number, string>();

/** An instant as ISO 8601. A day's grid holds thousands of the same few instants, so their texts are kept. */
export function instantText(instant: number): string {
  const known = kept.get(instant);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const text = new Date(instant).toISOString();
  kept.set(instant, text);
  return text;
}
