import type { CalendarItem } from "@courtside/contracts/api/client.ts";
import type { SlotState } from "@courtside/design-system/core.tsx";

/** How an entry of a coach's calendar is painted. */
export const ITEM_STATE: Record<CalendarItem["kind"], SlotState> = { lesson: "lesson", event: "event", booking: "own" };

/** Its name: "Lesson with Ana Ruiz". */
export const itemName = ({ kind, title }: Pick<CalendarItem, "kind" | "title">): string =>
  kind === "lesson" ? `Lesson with ${title}` : title;

export const TIME_OFF = "Time off";
