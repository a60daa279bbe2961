import type { Availability } from "@courtside/contracts/api/client.ts";
import { alternativesTo } from "./alternatives.ts";
import type { Grid, GridCell } from "./grid.ts";
import type { SlotRange } from "./slot-range.ts";

/** What helps a person whose slot is refused (docs/product/screens.md#selection). */
export type NextStep =
  | { kind: "last-day"; date: string }
  | { kind: "today"; date: string }
  | { kind: "now" }
  | { kind: "my-bookings" }
  | { kind: "free"; ranges: SlotRange[] };

export function nextStep(cell: GridCell, grid: Grid, day: Availability, today: string): NextStep {
  const { state } = cell.slot;
  if (day.last_bookable_date !== null && day.date > day.last_bookable_date) {
    return { kind: "last-day", date: day.last_bookable_date };
  }
  if (day.date < today) return { kind: "today", date: today };
  if (state === "past") return { kind: "now" };
  if (state === "limit_reached") return { kind: "my-bookings" };
  const wish = { courtId: cell.courtId, start: cell.slot.start_time, starts: [cell.slot.start_time] };
  return { kind: "free", ranges: alternativesTo(grid, wish) };
}
