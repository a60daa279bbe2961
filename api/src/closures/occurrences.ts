import { gapsIn, overlaps } from "@courtside/contracts/domain/closures.ts";
import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import type { BlockedTime } from "../scheduling/blocks/queries.ts";
import type { CourtRow } from "../scheduling/courts/queries.ts";
import type { Occurrence } from "./place.ts";

export interface RejectedCourt {
  court_id: string;
  court_name: string;
  message: string;
}

/** One date of a closure: with the courts that are not blocked at all of its time already. */
export interface PlannedOccurrence extends Occurrence {
  refused: RejectedCourt[];
}

export const rejectedCourt = ({ id, name }: CourtRow): RejectedCourt => ({
  court_id: id,
  court_name: name,
  message: `${name} is already blocked at this time`,
});

/** The occurrence without the courts that obstacles fill at all of its time. */
export function withoutBlocked(occurrence: Occurrence, obstacles: Map<string, Slot[]>): PlannedOccurrence {
  const isCovered = ({ id }: CourtRow) => gapsIn(occurrence.span.fills, obstacles.get(id) ?? []).length === 0;
  return {
    ...occurrence,
    closing: occurrence.closing.filter((court) => !isCovered(court)),
    refused: occurrence.closing.filter(isCovered).map(rejectedCourt),
  };
}

/** What each court of an occurrence is to be blocked at. */
export const timesOf = ({ closing, span }: Pick<Occurrence, "closing" | "span">): BlockedTime[] =>
  closing.map(({ id }) => ({ courtId: id, ...span.fills }));

export const slotOf = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }): Slot => ({
  startsAt: starts_at.getTime(),
  endsAt: ends_at.getTime(),
});

interface Touched {
  /** Null: any court. */
  court_id: string | null;
  starts_at: Date;
  ends_at: Date;
}

/** The index of the occurrence that touches something: of the first one if several do. */
export function occurrenceOf(occurrences: readonly PlannedOccurrence[], touched: Touched): number {
  const found = occurrences.findIndex(
    ({ closing, span }) =>
      overlaps(span.fills, slotOf(touched)) &&
      (touched.court_id === null || closing.some(({ id }) => id === touched.court_id)),
  );
  return Math.max(0, found);
}
