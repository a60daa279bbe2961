import type { ClubEvent, EventDate } from "@courtside/contracts/api/client.ts";

type NextDate = Pick<EventDate, "start_time" | "end_time" | "is_instance"> & Partial<Pick<EventDate, "id">>;

/** The first of the shown dates that takes place; if none does, the original date. */
export function nextDate({ dates, start_time, end_time }: ClubEvent): NextDate {
  return dates.find(({ canceled }) => !canceled) ?? dates[0] ?? { start_time, end_time, is_instance: false };
}

/** The first date that takes place and has not begun: an edit moves it, and an event is canceled from it on. */
export const nextToCome = (event: ClubEvent, now: number): NextDate =>
  event.dates.find(({ canceled, start_time }) => !canceled && Date.parse(start_time) >= now) ?? nextDate(event);

/** "2 places left", "Full". */
export function placesText({ places_left, max_attendees }: Pick<ClubEvent, "places_left" | "max_attendees">): string {
  if (places_left === 0) return max_attendees === 1 ? "The only place is taken" : `All ${max_attendees} places taken`;
  return `${places_left} of ${max_attendees} ${max_attendees === 1 ? "place" : "places"} left`;
}
