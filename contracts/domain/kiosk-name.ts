/** First name and initial: all that a kiosk shows of a member. */
export function kioskName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/);
  const initial = [...(others.at(-1) ?? "")][0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

interface Named {
  name: string;
}

/** People by what a kiosk shows of them; `alike`: names that several share, and that therefore cannot be chosen. */
export function distinguish<Person extends Named>(people: readonly Person[]) {
  const byName = Map.groupBy(people, ({ name }) => kioskName(name));
  const groups = [...byName];
  return {
    alone: groups.flatMap(([shown, [person, ...more]]) => (person && more.length === 0 ? [{ shown, person }] : [])),
    alike: groups.flatMap(([shown, { length }]) => (length > 1 ? [shown] : [])),
  };
}
