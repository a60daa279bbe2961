import type { Occupancy } from "../../../club-day/court-day.ts";

/** The booker's name of an occupancy, or what it is, as staff see it ('Unknown' without a name). */
export function fillingName({ state, booked_by, reason }: Pick<Occupancy, "state" | "booked_by" | "reason">): string {
  if (state === "blocked") return reason ? `Blocked: ${reason}` : "Blocked";
  if (state === "event") return reason ?? "Event";
  if (state === "offer_held") return "Offer held";
  const name = booked_by ?? "Unknown";
  return state === "lesson" ? `Lesson: ${name}` : name;
}
