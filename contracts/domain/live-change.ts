import type { DayPiece } from "./club-day/shared-day.ts";

/** How many bookings the club has on a date and in its count week; for staff. */
export interface ClubCount {
  date: string;
  today: number;
  this_week: number;
}

/** One change of a club's data, in ids and club-local dates: its readers fetch the rest through the api, with their own rights. */
export interface LiveChange {
  topic:
    | "bookings"
    | "courts"
    | "club"
    | "members"
    | "news"
    | "blocks"
    | "waitlist"
    | "coaches"
    | "lessons"
    | "events"
    | "day-notes"
    | "inbox";
  /** Club-local dates that changed; without it, any may have. */
  dates?: string[];
  court_id?: string;
  /** Whether what the reader alone has may have changed: their part of a day, their bookings, their waitlist entries; absent: it may. */
  mine?: boolean;
  /**
   * What became of the shared days that this change touches, in the reader's variant. A touched day that is missing here must be
   * read again.
   */
  days?: DayPiece[];
  /** For staff: the counts of the weeks that it touches, after it. With them, `mine` is about the reader's own bookings alone. */
  club_bookings?: ClubCount[];
}
