import type { Alternative } from "../club-day/court-day.ts";
import type { SeriesScope } from "../series/scope-labels.ts";

/** A booking that has just moved, alone or with others of its series: its move can be undone. */
export interface MovedBooking {
  id: string;
  /** "Court 3, 12:00 - 13:00". */
  label: string;
  /** Where it was. */
  before: { court_id: string; start_time: string; end_time: string };
  /** Which dates of its series moved with it. */
  scope: SeriesScope;
  /** Epoch ms of the browser's clock. */
  until: number;
}

/** Where a booking is and where it should go. */
export interface PlaceChange {
  id: string;
  courtName: string;
  before: MovedBooking["before"];
  to: Alternative;
}
