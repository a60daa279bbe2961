const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** An age in milliseconds as text: "less than a minute ago", "3 minutes ago", "2 hours ago". */
export function ageText(age: number): string {
  if (age < MINUTE) return "less than a minute ago";
  const [count, unit] = age < HOUR ? [Math.floor(age / MINUTE), "minute"] : [Math.floor(age / HOUR), "hour"];
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}
