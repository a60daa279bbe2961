import type { Availability, HeldOffer } from "@courtside/contracts/api/client.ts";
import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import type { MoveRules } from "@courtside/contracts/domain/move-rules.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { ComponentType } from "react";
import type { CancelTarget } from "../../club-day/court-day.ts";
import type { FirstDate } from "../../series/series-draft.ts";
import type { Grid, GridCell } from "./grid/grid.ts";
import type { GridStore } from "./grid/grid-store.ts";

/** The time for which a member joins the waitlist, club-local "HH:MM"; null = any time on that side. */
export interface JoinWindow {
  start: string | null;
  end: string | null;
}

/** The waitlist's parts of a slot's details. */
export interface SlotWaitlist {
  /** The member a slot is held for; `label` names the slot: "Court 2, 18:00 - 19:00". */
  HeldOffer: ComponentType<{ day: BookingDay; offer: HeldOffer; label: string }>;
  /** Joins the waitlist for the time of a cell, on any court. */
  JoinHere: ComponentType<{ day: BookingDay; cell: GridCell }>;
}

/** What booking on the shown day needs: one object that the page passes down. */
export interface BookingDay {
  availability: Availability;
  grid: Grid;
  store: GridStore;
  sport: string;
  role: Role;
  rules: ClubRules & MoveRules;
  /** The club's today, `YYYY-MM-DD`. */
  today: string;
  /** Server's clock minus the browser's, ms. */
  clockOffset: number;
  /** The data may be out of date: nothing can be booked. */
  offline: boolean;
  onDate: (date: string) => void;
  /** Moves the focus to the running slot. */
  onNow: () => void;
  onCancel: (target: CancelTarget) => void;
  /** Opens the dialog that books a time repeatedly. */
  onRepeat: (first: FirstDate) => void;
  /** Lifts the booking of a cell until its new place is chosen. */
  onMove: (cell: GridCell) => void;
  /** Opens the dialog that joins the day's waitlist; null if the club has no waitlist, or this role cannot join it. */
  onJoin: ((window: JoinWindow) => void) | null;
  /** The page passes it, because a feature does not import its sibling. */
  slotWaitlist: SlotWaitlist;
}
