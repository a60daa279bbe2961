/** The fields of a form that differ from what it began with: what another admin has changed meanwhile in the others stays. */
export function changedFields<Fields extends object>(fields: Fields, before: Fields): Partial<Fields> {
  const seen = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(fields).filter(([name, value]) => !isSame(value, seen.get(name)));
  return Object.fromEntries(changed) as Partial<Fields>;
}

/** The order of a choice of several does not matter. */
const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted())
    : one === other;
