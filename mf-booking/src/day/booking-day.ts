import type { Availability } from "@courtside/contracts/api/client.ts";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { Grid } from "./grid.ts";
import type { GridStore } from "./grid-store.ts";

/** A booking that someone asked to cancel, with what names it. */
export interface CancelTarget {
  bookingId: string;
  courtName: string;
  start: string;
  end: string;
  /** Somebody else's: staff give a reason. */
  othersName?: string;
}

/** When somebody would wait for a court, club-local "HH:MM"; null = any time on that side. */
export interface JoinWindow {
  start: string | null;
  end: string | null;
}

/** All that booking on the shown day needs; one object, handed down from the page. */
export interface BookingDay {
  availability: Availability;
  grid: Grid;
  store: GridStore;
  sport: string;
  role: Role;
  rules: ClubRules;
  /** The club's today, `YYYY-MM-DD`. */
  today: string;
  /** Server's clock minus the browser's, ms. */
  clockOffset: number;
  /** What is shown may be old: nothing can be booked. */
  offline: boolean;
  onDate: (date: string) => void;
  /** Leads to the running slot. */
  onNow: () => void;
  onCancel: (target: CancelTarget) => void;
  /** Asks for a place on the day's waitlist; null where the club has none, or this role cannot wait. */
  onJoin: ((window: JoinWindow) => void) | null;
}
