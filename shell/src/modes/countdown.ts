/** Whole seconds from `now` (epoch ms) to an ISO instant, rounded up; 0 = the instant has passed. */
export const secondsUntil = (instant: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000));

/** m:ss (docs/product/screens.md#countdowns). Minutes are not split into hours: an hour reads 60:00. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

type DemoTone = "success" | "warning" | "error";

/** Colour of the demo badge: green above 600 s, yellow above 300 s, red at or below (docs/product/access.md#demo). */
export function demoTone(seconds: number): DemoTone {
  if (seconds > 600) return "success";
  return seconds > 300 ? "warning" : "error";
}
