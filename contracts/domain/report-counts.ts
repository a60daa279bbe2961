/** Hours before its start between which bookings are counted together, by when they were made or canceled. */
export const LEAD_BOUNDS = [1, 6, 24, 48, 96, 168] as const;

const DAY = 24;
const amount = (hours: number): string =>
  hours < DAY ? `${hours} ${hours === 1 ? "hour" : "hours"}` : `${hours / DAY} ${hours === DAY ? "day" : "days"}`;

/** "Less than 1 hour", "1 hour to 6 hours", "7 days or more". */
export function leadLabel(from: number, to: number | null): string {
  if (to === null) return `${amount(from)} or more`;
  return from === 0 ? `Less than ${amount(to)}` : `${amount(from)} to ${amount(to)}`;
}
