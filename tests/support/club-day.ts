import type { ClubRules } from "@courtside/contracts/domain/club-rules.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";

export interface Span {
  /** Epoch milliseconds. */
  startsAt: number;
  endsAt: number;
}

/**
 * What fills a court. own: a booking of the person who asks; taught: a lesson they give; ownLesson: one they take;
 * the others are other people's.
 */
export type Filling = "own" | "ownLesson" | "taught" | "other" | "lesson" | "block" | "event" | "offer_held";

export interface Occupied extends Span {
  /** Index of the court. */
  court: number;
  filling: Filling;
  /** Of a block. */
  reason: string | null;
}

/** One date of one club, as one person with one role meets it. */
export interface ClubDay {
  rules: ClubRules;
  /** Club-local "YYYY-MM-DD". */
  date: string;
  now: number;
  role: Role;
  /** The person is an admin who previews `role`. */
  isPreview: boolean;
  courts: { isActive: boolean }[];
  /** On the courts above, on the date or reaching into it. No two of a court, and no two of the person, overlap. */
  occupied: Occupied[];
  /** The person's bookings on courts that the grid does not show, also on other days. */
  elsewhere: (Span & { isCanceled: boolean })[];
}

/** Whether an occupancy puts the person who asks on court at that time. */
export const isOwn = ({ filling }: Pick<Occupied, "filling">): boolean =>
  filling === "own" || filling === "ownLesson" || filling === "taught";

/** Whether it counts against the person's limits: it was booked for them. */
export const counts = ({ filling }: Pick<Occupied, "filling">): boolean => filling === "own" || filling === "ownLesson";

export const overlaps = (a: Span, b: Span): boolean => a.startsAt < b.endsAt && a.endsAt > b.startsAt;
