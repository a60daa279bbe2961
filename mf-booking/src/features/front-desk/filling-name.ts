import type { Occupancy } from "../../club-day/court-day.ts";

/** Whose a filled time is, or what fills it, as staff read it ('Unknown' without a name). */
export function fillingName({ state, booked_by, reason }: Pick<Occupancy, "state" | "booked_by" | "reason">): string {
  if (state === "blocked") return reason ? `Blocked: ${reason}` : "Blocked";
  if (state === "event") return reason ?? "Event";
  if (state === "offer_held") return "Offer held";
  const name = booked_by ?? "Unknown";
  return state === "lesson" ? `Lesson: ${name}` : name;
}
