import { joinDay } from "@courtside/contracts/domain/club-day/join.ts";
import type { OwnDay } from "@courtside/contracts/domain/club-day/own-day.ts";
import { wallTime } from "@courtside/contracts/domain/club-rules.ts";
import { localMinutes } from "@courtside/contracts/domain/club-time.ts";
import { usualPart } from "@courtside/contracts/domain/part-of-day.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import type { CourtRow } from "../scheduling/courts/queries.ts";
import { selectCourts } from "../scheduling/courts/queries.ts";
import { type DayLayout, layOutDay } from "../scheduling/days/booking-context.ts";
import { courtsInUse } from "../scheduling/days/courts-in-use.ts";
import type { Viewer } from "../scheduling/days/person-day.ts";
import { type OccupancyRow, selectLatestStarts, selectOccupancies } from "../scheduling/days/queries.ts";
import { namesNeededOn } from "../scheduling/players/names-needed.ts";
import { selectClub } from "../tenant/queries.ts";
import { ownDayOf, type PersonRows, readPersonRows } from "./own-day.ts";
import type { AvailabilityResponse } from "./response.ts";
import { detailsFor, sharedDayOf, type Variant } from "./shared-days/shared-day.ts";

export const variantFor = (role: ClubTx["role"]): Variant => (can(role, "bookings:see-names") ? "staff" : "members");

const namesFor = (role: ClubTx["role"], ...[club, courts]: Parameters<typeof namesNeededOn>) =>
  variantFor(role) === "staff" ? { withNames: true, namesNeededOn: namesNeededOn(club, courts) } : { withNames: false };

/** The day grid of one sport for this person: it offers exactly what POST /bookings accepts. */
export async function readAvailability(tx: ClubTx, date: string, sport: string): Promise<AvailabilityResponse> {
  const [club, courts] = await Promise.all([
    selectClub(tx.sql, tx.clubId),
    selectCourts(tx.sql, tx.clubId, sport, variantFor(tx.role) === "members"),
  ]);
  const day = layOutDay(date, club, tx.now);
  const [rows, occupancies] = await Promise.all([
    readPersonRows(tx, club, day, sport),
    selectOccupancies(
      tx.sql,
      tx.clubId,
      courts.map((court) => court.id),
      new Date(day.bounds.startsAt),
      new Date(day.bounds.endsAt),
      { ...namesFor(tx.role, club, courts), lessonsOf: tx.userId },
    ),
  ]);
  return gridOf(tx, day, { sport, waitlistEnabled: club.waitlist_enabled }, { courts, rows, occupancies });
}

interface DayRows {
  courts: (Pick<CourtRow, "id" | "name"> & Partial<Pick<CourtRow, "is_active">>)[];
  rows: PersonRows;
  occupancies: OccupancyRow[];
}

/** Joins the two parts as the browser does; here every occupancy also has its id. */
export function gridOf(
  viewer: Viewer,
  day: DayLayout,
  of: { sport: string; waitlistEnabled: boolean },
  { courts, rows, occupancies }: DayRows,
): AvailabilityResponse {
  const shared = sharedDayOf(
    { date: day.date, sport: of.sport, layout: day, ...courtsInUse(courts, occupancies, day.slots) },
    variantFor(viewer.role),
    (row, variant) => ({ id: row.id, ...detailsFor(row, variant) }),
  );
  return joinDay(shared, ownDayOf(viewer, day, of, rows, occupancies));
}

/** The person's part of the day, without what others have. */
export async function readOwnDay(tx: ClubTx, date: string, sport: string): Promise<OwnDay> {
  const [club, courts] = await Promise.all([
    selectClub(tx.sql, tx.clubId),
    selectCourts(tx.sql, tx.clubId, sport, variantFor(tx.role) === "members"),
  ]);
  const day = layOutDay(date, club, tx.now);
  const [rows, occupancies] = await Promise.all([
    readPersonRows(tx, club, day, sport),
    selectOccupancies(
      tx.sql,
      tx.clubId,
      courts.map((court) => court.id),
      new Date(day.bounds.startsAt),
      new Date(day.bounds.endsAt),
      { ...namesFor(tx.role, club, courts), lessonsOf: tx.userId, only: tx.userId },
    ),
  ]);
  return ownDayOf(tx, day, { sport, waitlistEnabled: club.waitlist_enabled }, rows, occupancies);
}

/** The bookings by which a person's habit is judged. */
const LATEST = 20;

/** The same with the part of the day in which the person mostly plays. */
export async function readMyDay(tx: ClubTx, date: string, sport: string): Promise<OwnDay> {
  const [own, starts] = await Promise.all([
    readOwnDay(tx, date, sport),
    selectLatestStarts(tx.sql, tx.clubId, tx.userId, new Date(tx.now), LATEST),
  ]);
  return { ...own, usual_part: usualPart(starts.map((start) => wallTime(localMinutes(start, own.rules.time_zone)))) };
}
