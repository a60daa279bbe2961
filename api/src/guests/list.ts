import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, notFound } from "../errors.ts";
import { cursorOf, readCursor } from "../http/cursor.ts";
import { selectMailMarks } from "../mail/marks/queries.ts";
import { mailMarkResponse } from "../mail/marks/response.ts";
import { periodsOf } from "../scheduling/players/settle-guests.ts";
import { selectClub } from "../tenant/queries.ts";
import { mergedByName } from "./merged-by-name.ts";
import {
  type CountedYear,
  countAllVisits,
  selectGuestAddresses,
  selectGuests,
  selectMerged,
  selectOptionalGuest,
  selectVisits,
} from "./queries.ts";
import { type GuestDetailsResponse, type GuestResponse, guestResponse, visitResponse } from "./response.ts";

/** The most visits that one guest's page shows. */
const MOST_VISITS = 200;

export interface GuestPage {
  data: GuestResponse[];
  next_cursor: string | null;
}

/** Throws `forbidden` for all but staff. */
export function requireGuests({ role }: Pick<ClubTx, "role">): void {
  if (!can(role, "bookings:create-for-others")) throw forbidden();
}

/** The club's guests, the newest first (docs/product/booking.md#guests). */
export async function listGuests(
  tx: ClubTx,
  { search, cursor, limit }: { search?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<GuestPage> {
  requireGuests(tx);
  const rows = await selectGuests(tx.sql, tx.clubId, {
    search,
    year: await currentYear(tx),
    after: cursor ? readCursor(cursor) : null,
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(guestResponse),
    next_cursor: rows.length > limit && last ? cursorOf(last.created_at, last.id) : null,
  };
}

/** A guest with the visits that staff may split off. */
export async function showGuest(tx: ClubTx, id: string): Promise<GuestDetailsResponse> {
  requireGuests(tx);
  const row = await selectOptionalGuest(tx.sql, tx.clubId, id, await currentYear(tx));
  if (!row) throw notFound("Guest");
  const visits = await selectVisits(tx.sql, tx.clubId, id, MOST_VISITS);
  const merged = await selectMerged(tx.sql, tx.clubId, id);
  const [mark] = await selectMailMarks(tx.sql, tx.clubId, await selectGuestAddresses(tx.sql, tx.clubId, id));
  return {
    ...guestResponse(row),
    mail_mark: mailMarkResponse(mark),
    merged_guests: merged.map(({ id, name, email }) => ({ id, name, email })),
    visits: visits.map((visit) => visitResponse(visit, mergedByName(merged, visit.guest_name ?? ""))),
    visits_total: await countAllVisits(tx.sql, tx.clubId, id),
  };
}

/** The year by the club's clock, and the instant. */
async function currentYear({ sql, clubId, now }: ClubTx): Promise<CountedYear> {
  const { time_zone } = await selectClub(sql, clubId);
  return { ...periodsOf(now, time_zone).year, now: new Date(now) };
}
