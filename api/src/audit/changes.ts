/**
 * The values of `names` that differ, before and after. Names of people, addresses, free text and secrets are never among `names`: the log
 * outlives the account (docs/product/audit.md#what-is-kept).
 */
export function changesOf<T extends object>(
  before: T,
  after: T,
  names: readonly (keyof T & string)[],
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const differing = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const pick = (row: T) => Object.fromEntries(differing.map((name) => [name, row[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
