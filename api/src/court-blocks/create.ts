import { cutText } from "@courtside/contracts/domain/cut-text.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import type { Sql } from "../db/pool.ts";
import { DomainError, forbidden } from "../errors.ts";
import { peopleOf } from "../live/club-news.ts";
import { notifyClub } from "../live/notify.ts";
import { enqueueNotices, type Notice } from "../notices/enqueue.ts";
import { canceledTimeOf } from "../notices/payload.ts";
import { blockCourts } from "../scheduling/blocks/block-courts.ts";
import { type ConflictRow, lockConfirmed } from "../scheduling/blocks/queries.ts";
import { type BlockSpan, readSpan } from "../scheduling/blocks/span.ts";
import { cancelBookings } from "../scheduling/cancel-bookings.ts";
import { lockCourts } from "../scheduling/courts/queries.ts";
import { withdrawOffers } from "../scheduling/offers/end.ts";
import { lockOffersOn } from "../scheduling/offers/queries.ts";
import { selectClub } from "../tenant/queries.ts";
import { allOf } from "./courts.ts";
import type { BlockPlace } from "./preview.ts";
import { conflictsOf, type Preview, preview } from "./preview-conflicts.ts";
import { selectBlocksById } from "./queries.ts";
import { blockResponse, type CourtBlockResponse, type CourtRejectionResponse, conflictResponse } from "./response.ts";

export interface BlockInput extends BlockPlace {
  reason?: string | undefined;
  /** The bookings and event dates that the admin has confirmed to cancel. */
  cancel?: { booking_ids: string[] } | undefined;
}

/** The effect of a block on conflicting events: operations of the events that app.ts passes on. */
export interface EventDates {
  /** Locks the events of these dates, and returns those of the dates that take place. */
  lockDates(sql: Sql, clubId: string, ids: string[]): Promise<string[]>;
  cancelDates(tx: ClubTx, ids: string[], reason: string): Promise<void>;
}

export interface CreatedBlocks {
  data: CourtBlockResponse[];
  refused: CourtRejectionResponse[];
  canceled_bookings: number;
}

/**
 * Blocks courts, and cancels the conflicting bookings, lessons and event dates if they are exactly those that the caller named
 * (docs/product/booking.md#court-blocks). Courts that are blocked already are rejected by name, the others are blocked. Rejected:
 * `block_hits_bookings` with the list in `details.bookings`; `court_taken` if no court is left.
 */
export async function createBlocks(tx: ClubTx, input: BlockInput, events: EventDates): Promise<CreatedBlocks> {
  if (!can(tx.role, "blocks:manage")) throw forbidden();
  const { sql, clubId } = tx;
  const { time_zone } = await selectClub(sql, clubId);
  const span = readSpan(tx, input, time_zone);
  // A booking holds a shared lock on the court: from here on no conflicting booking can be added.
  const courts = allOf(input.court_ids, await lockCourts(sql, clubId, input.court_ids));
  const previewed = await preview(tx, courts, span);
  if (previewed.free.length === 0) throw courtTaken(previewed.refused);
  const { people, canceled } = await cancelConflicts(tx, previewed, span, input, events);

  const blocked = await blockCourts(tx, {
    courtIds: previewed.free.map(({ id }) => id),
    span,
    zone: time_zone,
    reason: input.reason || null,
    closureId: null,
  });
  if (!blocked) throw courtTaken(previewed.refused);
  await notifyClub(tx, { topic: "bookings", dates: blocked.dates, people });
  await notifyClub(tx, { topic: "blocks" });
  const rows = await selectBlocksById(sql, clubId, blocked.ids);
  return { data: rows.map(blockResponse), refused: previewed.refused, canceled_bookings: canceled };
}

/**
 * Cancels bookings and event dates and withdraws offers, if the caller's list names all of them. Returns the people of the
 * bookings and the coaches of the events, and how many bookings and dates there were.
 */
async function cancelConflicts(
  tx: ClubTx,
  previewed: Preview,
  { fills }: BlockSpan,
  { cancel, reason }: BlockInput,
  events: EventDates,
): Promise<{ people: string[]; canceled: number }> {
  const { free } = previewed;
  const idsOf = (rows: ConflictRow[], isEvent: boolean) =>
    rows.filter(({ kind }) => (kind === "event") === isEvent).map(({ id }) => id);
  const confirmed = await lockConfirmed(tx.sql, tx.clubId, idsOf(previewed.conflicts, false));
  const dates = await events.lockDates(tx.sql, tx.clubId, idsOf(previewed.conflicts, true));
  // What was canceled between the read and the lock is in the way no more.
  const inTheWay = new Set([...confirmed.map(({ id }) => id), ...dates]);
  const conflicts = previewed.conflicts.filter(({ id }) => inTheWay.has(id));
  const courtIds = free.map(({ id }) => id);
  const held = { courtIds, startsAt: new Date(fills.startsAt), endsAt: new Date(fills.endsAt) };
  const offers = await lockOffersOn(tx.sql, tx.clubId, held);
  const conflicting = [...inTheWay, ...offers.map(({ id }) => id)];
  const named = new Set(cancel?.booking_ids ?? []);
  if (conflicting.length !== named.size || !conflicting.every((id) => named.has(id))) {
    const bookings = conflictsOf({ conflicts, offers }).map(conflictResponse);
    throw new DomainError(
      "conflict",
      "block_hits_bookings",
      messageOf(confirmed.length + dates.length, offers.length, cancel !== undefined),
      { field: "cancel.booking_ids", bookings },
    );
  }
  await withdrawOffers(tx, offers);
  await enqueueNotices(
    tx,
    conflicts.flatMap((row): Notice[] =>
      row.kind === "booking" && row.user_id
        ? [
            {
              kind: "booking_blocked",
              userId: row.user_id,
              details: { ...canceledTimeOf(row), reason: reason || null },
              dedupeKey: `booking_canceled:${row.id}`,
              usefulUntil: row.ends_at,
            },
          ]
        : [],
    ),
  );
  const reasonToShow = reason ? `Court blocked: ${reason}` : "Court blocked";
  await cancelBookings(tx, idsOf(conflicts, false), { reason: reasonToShow, detail: { for: "court_block" } });
  await events.cancelDates(tx, idsOf(conflicts, true), cutText(reasonToShow, 500));
  const leading = conflicts.flatMap(({ kind, user_id }) => (kind === "event" && user_id ? [user_id] : []));
  return { people: [...new Set([...confirmed.flatMap(peopleOf), ...leading])], canceled: conflicts.length };
}

function messageOf(bookings: number, offers: number, hasList: boolean): string {
  if (hasList) return "The bookings in the way have changed: please look at the list again";
  const counted = [count(bookings, "booking"), count(offers, "waitlist offer")].filter((text) => text !== null);
  return `This block would cancel ${counted.join(" and ")}`;
}

const count = (number: number, what: string): string | null =>
  number === 0 ? null : `${number} ${what}${number === 1 ? "" : "s"}`;

const courtTaken = (rejected: CourtRejectionResponse[]) =>
  new DomainError(
    "conflict",
    "court_taken",
    rejected.map(({ message }) => message).join(". ") || "The court is taken",
    {
      field: "court_ids",
      refused: rejected,
    },
  );
