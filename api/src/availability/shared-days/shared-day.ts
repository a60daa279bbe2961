import { createHash } from "node:crypto";
import { MINUTE } from "@courtside/contracts/domain/club-day/day-clock.ts";
import {
  type SharedCourt,
  type SharedDay,
  TAKEN_STATES,
  type TakenDetails,
  type TakenState,
} from "@courtside/contracts/domain/club-day/shared-day.ts";
import { takesBookings } from "@courtside/contracts/domain/courts.ts";
import type { CourtsRow } from "../../../db/row-types.ts";
import type { CourtRow } from "../../scheduling/courts/queries.ts";
import type { DateLayout } from "../../scheduling/days/layout.ts";
import type { OccupancyRow } from "../../scheduling/days/queries.ts";

const STATES: Record<OccupancyRow["kind"], TakenState> = {
  booking: "booked",
  lesson: "lesson",
  event: "event",
  block: "blocked",
  offer_held: "offer_held",
};

/** Who reads a shared day: `staff` see names, and the ids with which they act. */
export type Variant = "members" | "staff";

interface SharedDayRows {
  date: string;
  sport: string;
  layout: Pick<DateLayout, "clock" | "bounds">;
  courts: (Pick<CourtRow, "id" | "name"> & Partial<Pick<CourtsRow, "is_active" | "surface" | "is_indoor">>)[];
  /** By start. */
  occupancies: OccupancyRow[];
}

/** The day of a sport as the club sees it. `details` gives what the variant shows of an occupancy besides time and state. */
export function sharedDayOf(rows: SharedDayRows, variant: Variant, details = detailsFor): SharedDay {
  const { date, sport, layout, courts } = rows;
  const dayStart = layout.bounds.startsAt;
  const byCourt = new Map(
    courts.map(({ id, name, is_active, surface, is_indoor }): [string, SharedCourt] => {
      const kind = { surface: surface ?? undefined, is_indoor: is_indoor ?? undefined };
      return [id, { id, name, is_active: takesBookings({ is_active }) ? undefined : false, ...kind, taken: [] }];
    }),
  );
  for (const row of rows.occupancies) {
    const court = byCourt.get(row.court_id);
    if (!court) continue;
    const { start, length } = minutesOf(row, dayStart);
    court.taken.push([start, length, TAKEN_STATES.indexOf(STATES[row.kind])]);
    const shown = details(row, variant);
    if (Object.values(shown).some((value) => value !== undefined)) {
      court.details = [...(court.details ?? []), { start, ...shown }];
    }
  }
  const content = { date, sport, ...layout.clock, courts: [...byCourt.values()] };
  return { version: versionOf(variant, content), ...content };
}

/** Every process gives the same content the same version, so that a reader may change to another one. */
const versionOf = (variant: Variant, content: Omit<SharedDay, "version">): string =>
  createHash("sha256")
    .update(JSON.stringify([variant, content]))
    .digest("base64url")
    .slice(0, 22);

/** Minutes since the day's first instant. */
export const minutesOf = (row: { starts_at: Date; ends_at: Date }, dayStart: number) => ({
  start: (row.starts_at.getTime() - dayStart) / MINUTE,
  length: (row.ends_at.getTime() - row.starts_at.getTime()) / MINUTE,
});

/** Members learn the reasons of blocks and events: no names, and no ids. */
export const detailsFor = (row: OccupancyRow, variant: Variant): Omit<TakenDetails, "start"> =>
  variant === "members"
    ? { reason: row.reason ?? undefined }
    : {
        reason: row.reason ?? undefined,
        booking_id: row.booking_id ?? undefined,
        event_id: row.event_id ?? undefined,
        booked_by: row.booking_id ? row.booked_by || "Unknown" : undefined,
        coach_name: row.coach_name ?? undefined,
        ...partyOf(row),
        series_label: row.series_label ?? undefined,
        offer: offerOf(row, { withName: true }),
      };

/** A walk-in has the name of its first player, and no booker. */
const partyOf = (row: OccupancyRow) => {
  const { booking_id, user_id, players, is_unnamed, guest_fees_due_cents: fees } = row;
  const others = (booking_id && user_id === null ? players?.slice(1) : players) ?? [];
  return {
    players: others.length > 0 ? others : undefined,
    is_unnamed: is_unnamed || undefined,
    is_checked_in: row.checked_in_at !== null || undefined,
    guest_fees_due_cents: fees || undefined,
  };
};

/** The hold is shown to its holder and to staff; to all others the slot is just taken. */
export function offerOf(row: OccupancyRow, { withName }: { withName: boolean }): TakenDetails["offer"] {
  if (!row.offer_id || !row.offer_expires_at) return undefined;
  return {
    id: row.offer_id,
    expires_at: row.offer_expires_at.toISOString(),
    offered_to: withName ? row.offered_to || "Unknown" : undefined,
    is_alternative: row.is_alternative || undefined,
  };
}
