import type { Occupancy } from "../../club-day/court-day.ts";
import type { BoardCourt } from "./board-day.ts";

/** Whether a coach is there: their own booking, or a lesson that they give; others' have no names for them. */
export const isTheirs = ({ state, coach_name }: Occupancy): boolean => state === "own" || coach_name !== undefined;

/** The courts on which a coach is that day. */
export const ownCourts = (courts: readonly BoardCourt[]): BoardCourt[] =>
  courts.filter(({ court }) => court.occupancies.some(isTheirs));
