import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import type { ClubTx } from "../club-tx.ts";
import {
  type Conflict,
  type CourtTime,
  deleteEventTimesOf,
  deletePersonTimes,
  deleteTimes,
  endBlockTimes,
  insertPersonTimes,
  insertTimes,
  type Obstacle,
  type OccupancyKind,
  type Reservation,
  releaseExpiredHolds,
  type SchedulingTx,
  selectConflicts,
  selectObstacles,
  selectObstacleTimes,
  updateCourts,
} from "./occupancies/queries.ts";

export type { OccupancyKind, SchedulingTx } from "./occupancies/queries.ts";

/** A slot as a court's time. */
export const courtTime = (
  { ownerId, courtId }: Pick<CourtTime, "ownerId" | "courtId">,
  { startsAt, endsAt }: Slot,
): CourtTime => ({ ownerId, courtId, startsAt: new Date(startsAt), endsAt: new Date(endsAt) });

/** Why nothing was reserved: a court is taken, or a person is elsewhere. */
export type Taken = { by: "court" } | { by: "person"; userId: string };

/**
 * Reserves courts and people for all times, or nothing. Only the constraints can determine that they are free: what was read
 * before may be out of date. Expired waitlist offers are ended. People and courts are locked (see courts/queries.ts and
 * people/queries.ts).
 */
export async function reserve(tx: SchedulingTx, reservation: Reservation): Promise<Taken | null> {
  const { kind, times, people } = reservation;
  // One round trip.
  const [, made] = await Promise.all([releaseExpiredHolds(tx, times), insertTimes(tx, reservation)]);
  const taken =
    made.courts < times.length ? ({ by: "court" } as const) : whoIsElsewhere(people, made.people, times.length);
  if (taken && made.courts > 0) await release(tx, kind, ownersOf(reservation));
  return taken;
}

function whoIsElsewhere(people: string[], present: string[], times: number): Taken | null {
  const userId = people.find((each) => present.filter((id) => id === each).length < times);
  return userId === undefined ? null : { by: "person", userId };
}

/** Releases what the owners hold and reserves the new times instead; the result is that of `reserve`. */
export async function move(tx: SchedulingTx, reservation: Reservation): Promise<Taken | null> {
  await release(tx, reservation.kind, ownersOf(reservation));
  return reserve(tx, reservation);
}

/**
 * Gives owners other courts at the same times. All these courts are locked exclusively, and the caller has read that they are free:
 * the exclusion constraint ends the transaction otherwise.
 */
export async function changeCourts(tx: SchedulingTx, kind: OccupancyKind, times: CourtTime[]): Promise<void> {
  if (times.length === 0) return;
  await releaseExpiredHolds(tx, times);
  await updateCourts(tx, kind, times);
}

const ownersOf = ({ times }: Reservation): string[] => [...new Set(times.map(({ ownerId }) => ownerId))];

/** Frees courts and people of what bookings, event dates, blocks or offers hold. */
export async function release(tx: SchedulingTx, kind: OccupancyKind, ownerIds: string[]): Promise<void> {
  if (ownerIds.length > 0) await deleteTimes(tx, kind, ownerIds);
}

const QUARTER = 15 * 60_000;

/**
 * Frees the courts of blocks from the running quarter hour on, which staff may still book (docs/product/booking.md#booking-window).
 * What has passed stays for the reports.
 */
export async function releaseBlocks(tx: Pick<ClubTx, "sql" | "clubId" | "now">, blockIds: string[]): Promise<void> {
  if (blockIds.length > 0) await endBlockTimes(tx, blockIds, new Date(Math.floor(tx.now / QUARTER) * QUARTER));
}

/** Reserves more people for a booking that holds its court; the result is the first who is elsewhere. People are locked. */
export async function reservePeople(tx: SchedulingTx, reservation: Reservation): Promise<string | null> {
  const { people } = reservation;
  if (people.length === 0) return null;
  const present = await insertPersonTimes(tx, reservation);
  return people.find((id) => !present.includes(id)) ?? null;
}

/** Frees some people of bookings that keep their court. */
export async function releasePeople(tx: SchedulingTx, bookingIds: string[], userIds: string[]): Promise<void> {
  if (bookingIds.length > 0 && userIds.length > 0) await deletePersonTimes(tx, bookingIds, userIds);
}

/** Frees a person who no longer leads events; their courts stay reserved. */
export const releaseEventTimesOf = (tx: SchedulingTx, userId: string, after: Date): Promise<void> =>
  deleteEventTimesOf(tx, userId, after);

/** The obstacles to reserving each of the times now, by start. */
export const conflictsOf = (tx: SchedulingTx, reservation: Reservation): Promise<Conflict[]> =>
  selectConflicts(tx, reservation);

/** For each court with an occupancy in the span that can be neither canceled nor withdrawn, its type: usually another block. */
export async function obstaclesOn(
  tx: SchedulingTx,
  courtIds: string[],
  span: Slot,
): Promise<Map<string, Obstacle["kind"]>> {
  const obstacles = await selectObstacles(tx, courtIds, new Date(span.startsAt), new Date(span.endsAt));
  return new Map(obstacles.map(({ court_id, kind }) => [court_id, kind]));
}

/** The times of such occupancies, by court. */
export async function obstacleTimesOn(tx: SchedulingTx, courtIds: string[], span: Slot): Promise<Map<string, Slot[]>> {
  const rows = await selectObstacleTimes(tx, courtIds, new Date(span.startsAt), new Date(span.endsAt));
  const times = rows.map(({ court_id, starts_at, ends_at }) => ({
    court_id,
    slot: { startsAt: starts_at.getTime(), endsAt: ends_at.getTime() },
  }));
  return new Map(
    [...Map.groupBy(times, ({ court_id }) => court_id)].map(([id, of]) => [id, of.map(({ slot }) => slot)]),
  );
}
