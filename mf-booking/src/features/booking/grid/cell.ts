import type { SlotState } from "@courtside/contracts/api/client.ts";
import type { GridCell, GridColumn } from "./grid.ts";

/** The states as the legend names them (docs/product/screens.md#slot-states), for accessible names. */
const TEXT: Record<SlotState, string> = {
  available: "Available",
  booked: "Booked",
  blocked: "Blocked",
  limit_reached: "Limit Reached",
  own_overlap: "You are busy",
  join_waitlist: "Join Waitlist",
  own: "Your booking",
  offer_held: "Offer held",
  event: "Event",
  lesson: "Lesson",
  past: "Past",
};

/**
 * A cell's accessible name (docs/product/screens.md#day-grid): "Court 2, 10:00–11:00, Booked", for staff with the booker, for
 * a block or event with its reason.
 */
export function cellName(cell: GridCell): string {
  const { slot, filling, span } = cell;
  const what =
    cellTip(cell) ??
    (slot.state !== "past" && filling?.reason ? `${TEXT[slot.state]}: ${filling.reason}` : textOf(cell));
  return [cell.courtName, `${cell.time}–${cell.until}`, span ? `${what} ${span}` : what].join(", ");
}

/** The text in a cell that cannot be booked: for staff the booker's name. */
export function cellLabel(cell: GridCell): string {
  const { slot, filling } = cell;
  const name = ownLesson(cell) ?? filling?.booked_by;
  if (name) return name;
  return (slot.state === "blocked" || slot.state === "event") && filling?.reason ? filling.reason : textOf(cell);
}

/** The booker, as staff see it on hover and focus, or the member an offer is held for; else undefined. */
export function cellTip(cell: GridCell): string | undefined {
  const { slot, filling } = cell;
  const lesson = ownLesson(cell);
  if (lesson) return lesson;
  if (filling?.booked_by) return `Booked by: ${filling.booked_by}`;
  if (slot.state !== "offer_held" || !filling?.offer) return undefined;
  return filling.offer.is_yours ? "Offered to you" : `Offer held for: ${filling.offer.offered_to ?? "Unknown"}`;
}

/** One's own lesson, named by the other of its two people; else undefined. */
export function ownLesson({ slot, filling }: GridCell): string | undefined {
  if (slot.state !== "own" || !filling?.coach_name) return undefined;
  return `Lesson with ${filling.is_coach ? filling.booked_by : filling.coach_name}`;
}

const textOf = ({ slot, filling }: GridCell): string =>
  slot.state === "offer_held" && filling?.offer?.is_yours ? "Offered to you" : TEXT[slot.state];

/** How many slots of a court are free, or why none is: the caller's limits, not the court, may be the cause. */
export const freeText = ({ free, limited }: Pick<GridColumn, "free" | "limited">): string =>
  free > 0 ? `${free} free` : limited ? TEXT.limit_reached : "None free";

export const stateText = (state: SlotState): string => TEXT[state];

/** The part of a slot that an occupancy fills, in percent of the slot's height from its edges. */
interface Segment {
  id: string;
  state: SlotState;
  top: number;
  bottom: number;
}

/** The filled parts of a slot that is taken in part only, drawn to the minute; null if the slot has one state. */
export function segmentsOf(cell: GridCell): Segment[] | null {
  const { slot, occupancies } = cell;
  // A waitlist is for the whole slot.
  if (!cell.filling || slot.state === "past" || slot.state === "join_waitlist") return null;
  const start = Date.parse(slot.start_time);
  const end = Date.parse(slot.end_time);
  const share = (time: number) => Math.max(0, Math.min(100, (100 * time) / (end - start)));
  const segments = occupancies.map((each) => ({
    id: each.id,
    state: each.state,
    top: share(Date.parse(each.start_time) - start),
    bottom: share(end - Date.parse(each.end_time)),
  }));
  return segments.some((segment) => segment.top === 0 && segment.bottom === 0) ? null : segments;
}

/** Percent of a slot's height that one line of text needs, and two lines. */
const ONE_LINE = 40;
const TWO_LINES = 70;

/** How many lines of text fit into the filled part of a slot. */
export function labelLines(cell: GridCell, segments: readonly Segment[] | null): 0 | 1 | 2 {
  const part = segments?.find((segment) => segment.id === cell.filling?.id);
  const height = part ? 100 - part.top - part.bottom : 100;
  return height >= TWO_LINES ? 2 : height >= ONE_LINE ? 1 : 0;
}

/** Whether this cell shows the text of a booking, event or block: the first of its cells with room for it. */
export function isLabelled(cell: GridCell): boolean {
  const { filling, slot, joinsAbove } = cell;
  if (!joinsAbove || !filling) return true;
  const length = Date.parse(slot.end_time) - Date.parse(slot.start_time);
  const above = Date.parse(slot.start_time) - Date.parse(filling.start_time);
  return (100 * above) / length < ONE_LINE;
}
