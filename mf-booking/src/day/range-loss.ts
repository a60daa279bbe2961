import { cellOf, type Grid } from "./grid.ts";
import { rangeKeys, type SlotRange } from "./slot-range.ts";

const BY_OTHERS = ["booked", "blocked", "event", "lesson", "offer_held", "join_waitlist"];

/** Why a selection is lost: another person took it, or a rule forbids it since, such as a limit that was reached elsewhere. */
export function rangeLoss(grid: Grid, range: SlotRange, name: string): string {
  const refused = rangeKeys(range)
    .flatMap((key) => cellOf(grid, key) ?? [])
    .find(({ slot }) => slot.state !== "available");
  if (!refused || BY_OTHERS.includes(refused.slot.state)) return `${name} was just taken. Other times are offered.`;
  return `${name} can no longer be booked: ${refused.slot.reason ?? "the time is over"}`;
}
