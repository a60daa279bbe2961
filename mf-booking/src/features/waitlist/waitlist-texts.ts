import type { WaitlistOffer } from "@courtside/contracts/api/client.ts";
import { clubDate, clubDayTimesLabel, clubTime, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";

type Place = Pick<WaitlistOffer, "court_name" | "start_time" | "end_time">;

/** "18:00 - 19:00, Sun, Mar 8, Court 2": fits a button of a phone. */
export const takeLabel = ({ court_name: court, start_time: start, end_time: end }: Place, zone: string): string =>
  `${clubTime(start, zone)} - ${clubTime(end, zone)}, ${dateYearLabel(clubDate(start, zone), zone)}, ${court}`;

/** "No longer held: 18:00, Court 2": no longer than the label that it replaces, so that its button keeps its height. */
export const lapsedLabel = ({ court_name: court, start_time: start }: Place, zone: string): string =>
  `No longer held: ${clubTime(start, zone)}, ${court}`;

/** "Court 2, Sunday, March 8, 18:00 - 19:00" on the club's calendar. */
export const offerLabel = (offer: Place, zone: string): string =>
  `${offer.court_name}, ${clubDayTimesLabel(offer.start_time, offer.end_time, zone)}`;

/** "4:09" for what is left of `ms`; never below "0:00". */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
