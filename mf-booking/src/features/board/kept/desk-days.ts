import { addDays } from "@courtside/contracts/domain/club-clock.ts";
import { kioskName } from "@courtside/contracts/domain/kiosk-name.ts";
import type { Occupancy } from "../../../club-day/court-day.ts";
import type { BoardCourt } from "../board-day.ts";

/** What the desk keeps for when there is no network. */
export interface DeskDays {
  /** Who is signed in; others do not see it. */
  userId: string;
  clubId: string;
  /** ISO instant of the server. */
  readAt: string;
  /** The server's clock minus the browser's then, ms; absent in what an earlier release has kept. */
  offset?: number;
  /** Today and tomorrow. */
  days: { date: string; courts: BoardCourt[] }[];
}

/** The dates that are kept. */
export const keptDates = (today: string): [string, string] => [today, addDays(today, 1)];

/** Without the days that are over; null if none is left. The same object if nothing changes. */
export function withoutPast(kept: DeskDays, today: string): DeskDays | null {
  const days = kept.days.filter(({ date }) => date >= today);
  if (days.length === kept.days.length) return kept;
  return days.length > 0 ? { ...kept, days } : null;
}

/** A court's day with short names and without fees, as the wall would show it. */
export const shortened = ({ sport, court }: BoardCourt): BoardCourt => ({
  sport,
  court: { ...court, occupancies: court.occupancies.map(shortenedOccupancy) },
});

function shortenedOccupancy(occupancy: Occupancy): Occupancy {
  const { id, start_time, end_time, state, booking_id, is_checked_in, reason, booked_by, coach_name, players } =
    occupancy;
  return {
    ...{ id, start_time, end_time, state },
    ...(booking_id && { booking_id }),
    ...(is_checked_in && { is_checked_in }),
    ...(reason && { reason }),
    ...(booked_by && { booked_by: kioskName(booked_by) }),
    ...(coach_name && { coach_name: kioskName(coach_name) }),
    ...(players && { players: players.map(kioskName) }),
  };
}
