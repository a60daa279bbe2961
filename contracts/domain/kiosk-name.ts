/** First name and initial: all that a kiosk shows of a member. */
export function kioskName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/);
  const initial = [...(others.at(-1) ?? "")][0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
