import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import type { SlotState } from "@courtside/design-system/core.tsx";
import type { Occupancy } from "../../club-day/court-day.ts";
import { marksOn, partnersText } from "../../players/occupancy-players.ts";
import type { BoardCell } from "./board-day.ts";

/** What fills a court, as staff read it: the booker, the block's reason, the event, the member an offer is held for. */
export function occupancyName(occupancy: Occupancy): string {
  const { state, booked_by, reason, offer, booking_id } = occupancy;
  if (state === "blocked") return reason ?? "Blocked";
  if (state === "event") return reason ?? "Event";
  if (state === "offer_held") return offer?.offered_to ?? "Offer held";
  if (booked_by) return booked_by;
  if (state === "own") return "Your booking";
  return booking_id ? "Unknown" : (TYPE[state] ?? "Booked");
}

/** What kind of thing fills a court. */
export const occupancyType = ({ state, coach_name }: Occupancy): string =>
  coach_name !== undefined ? "Lesson" : (TYPE[state] ?? "Booked");

const TYPE: Partial<Record<Occupancy["state"], string>> = {
  booked: "Booking",
  own: "Booking",
  lesson: "Lesson",
  event: "Event",
  blocked: "Block",
  offer_held: "Offer held",
};

/** "Ana Ruiz with Ada Lindqvist, Winter season, Players not named": the name and all else that staff read. */
export const occupancyText = (occupancy: Occupancy): string =>
  [
    [occupancyName(occupancy), partnersText(occupancy)].filter(Boolean).join(" "),
    ...(occupancy.series_label ? [occupancy.series_label] : []),
    ...marksOn(occupancy).map(({ text }) => text),
  ].join(", ");

/** The name as the two lines of a narrow bar: "Ana Maria", "Ruiz"; "Pieter", "Van Dijk". What is no person, or has one word, is one text. */
export function nameLines(occupancy: Occupancy): string[] {
  const name = occupancyName(occupancy).trim();
  const { state } = occupancy;
  const words = name.split(/\s+/);
  if (state === "blocked" || state === "event" || words.length < 2) return [name];
  let at = words.length - 1;
  while (at > 1 && PARTICLES.has(words[at - 1]?.toLowerCase() ?? "")) at -= 1;
  return [words.slice(0, at).join(" "), words.slice(at).join(" ")];
}

/** What a last name of several words begins with. A name's first word is never one. */
const PARTICLES: ReadonlySet<string> = new Set(
  "al af av bin da das de del della den der des di do dos du el ibn la las le los 't te ten ter van von zu zur".split(
    " ",
  ),
);

/** "AR": for a bar that is too narrow for any name; a text of one word stays. */
export function initialsOf(name: string): string {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  return last ? `${first.slice(0, 1)}${last.slice(0, 1)}` : first;
}

export const spanText = (start: number | string, end: number | string, zone: string): string =>
  `${clubTime(start, zone)} - ${clubTime(end, zone)}`;

/** A cell's accessible name: "Court 2, 10:00–11:00, Available", "Court 2, 10:15–11:45, Booking: Ana Ruiz". */
export function cellLabel(cell: BoardCell, courtName: string, zone: string): string {
  const [start, end] =
    cell.kind === "filled" ? [cell.occupancy.start_time, cell.occupancy.end_time] : [cell.start, cell.end];
  const what =
    cell.kind === "filled"
      ? `${occupancyType(cell.occupancy)}: ${occupancyText(cell.occupancy)}`
      : cell.past
        ? "Past"
        : "Available";
  return `${courtName}, ${clubTime(start, zone)}–${clubTime(end, zone)}, ${what}`;
}

/** An occupancy never overlaps one's own; the type of slots alone says so. */
export const paintOf = (state: Occupancy["state"]): SlotState => (state === "own_overlap" ? "booked" : state);
