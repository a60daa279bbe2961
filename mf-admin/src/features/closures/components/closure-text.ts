import type { Closure } from "@courtside/contracts/api/client.ts";
import { seriesLabel } from "@courtside/contracts/domain/booking-series.ts";
import { clubDateLabel, clubSpanLabel } from "@courtside/contracts/domain/club-clock.ts";

const STATES = {
  closing: "Closing...",
  closed: "Closed",
  failed: "Not Closed",
  reopened: "Reopened",
  undone: "Undone",
} as const;

export const stateText = ({ state, is_over }: Pick<Closure, "state" | "is_over">): string =>
  state === "closed" && is_over ? "Over" : STATES[state];

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

type Done = Pick<Closure, "canceled" | "moved" | "alternatives_held" | "alternatives_taken">;

/** "3 canceled, 6 alternatives held". */
export const doneText = ({ canceled, moved, alternatives_held: held, alternatives_taken: taken }: Done): string =>
  [
    ...(canceled > 0 ? [`${canceled} canceled`] : []),
    ...(moved > 0 ? [`${moved} moved`] : []),
    ...(held > 0 ? [plural(held, "alternative held", "alternatives held")] : []),
    ...(taken > 0 ? [`${taken} taken`] : []),
  ].join(", ");

/** What was done on all dates. */
export const allDone = (closure: Closure): Done =>
  (closure.series?.dates ?? []).reduce<Done>(
    (sum, date) => ({
      canceled: sum.canceled + date.canceled,
      moved: sum.moved + date.moved,
      alternatives_held: sum.alternatives_held + date.alternatives_held,
      alternatives_taken: sum.alternatives_taken + date.alternatives_taken,
    }),
    { canceled: 0, moved: 0, alternatives_held: 0, alternatives_taken: 0 },
  );

/** "Mar 10, 2026, 11:30 - 14:00", of a repeated one "Every Monday until Apr 6, 2026. Next: …". */
export function whenText({ series, start_time, end_time, is_over }: Closure, zone: string): string {
  const span = clubSpanLabel(start_time, end_time, zone);
  if (!series) return span;
  const last = series.dates.at(-1);
  const end =
    series.dates.length > 1 && last
      ? ` until ${clubDateLabel(last.start_time, zone)}`
      : series.until
        ? ` until ${clubDateLabel(series.until, "UTC")}`
        : series.count
          ? `, ${plural(series.count, "date", "dates")}`
          : "";
  return `${seriesLabel(series)}${end}. ${is_over ? "Last" : "Next"}: ${span}`;
}
