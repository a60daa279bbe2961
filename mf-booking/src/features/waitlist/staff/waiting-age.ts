const HOUR = 3_600_000;

/**
 * How long a member has waited, in whole hours under 24, otherwise in whole days (docs/product/waitlist.md#staff-list). Instants in
 * epoch ms.
 */
export function waitingAge(since: number, now: number): string {
  const hours = Math.max(0, Math.floor((now - since) / HOUR));
  if (hours < 1) return "Under 1 hour";
  if (hours < 24) return `${hours} ${hours === 1 ? "hour" : "hours"}`;
  const days = Math.floor(hours / 24);
  return `${days} ${days === 1 ? "day" : "days"}`;
}
