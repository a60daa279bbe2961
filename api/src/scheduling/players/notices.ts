import { RESTORE_SECONDS } from "@courtside/contracts/domain/booking-rules.ts";
import type { BookingsRow, CourtsRow, UsersRow } from "../../../db/row-types.ts";
import type { ClubTx } from "../../club-tx.ts";
import { enqueueNotices, type Notice, withdrawUnknown } from "../../notices/enqueue.ts";
import { bookingTimeOf, type CourtTime } from "../../notices/payload.ts";
import { selectQueuedDetails } from "../../notices/queries.ts";
import type { PlayerRow } from "./queries.ts";

type Tx = Pick<ClubTx, "sql" | "clubId" | "userId">;

/** The part of a booking that its players' notices name. */
export interface PlayedBooking
  extends Pick<BookingsRow, "id" | "sequence" | "starts_at" | "ends_at" | "user_id" | "walk_in"> {
  court_name: CourtsRow["name"];
  user_name: UsersRow["full_name"];
  players: PlayerRow[];
}

/** A margin, so that an undo that was sent in the last second still finds the mail unsent. */
const NOTIFY_AFTER_SECONDS = RESTORE_SECONDS + 5;

/** Who is notified: a member, unless they do it themselves, or a guest with an address. */
export const recipientOf = (
  { user_id, guest_email }: PlayerRow,
  actorId: string | null,
): Pick<Notice, "userId" | "address"> | null => {
  if (user_id) return user_id === actorId ? null : { userId: user_id };
  return guest_email ? { userId: null, address: guest_email } : null;
};

export const detailsFor = (row: Pick<PlayedBooking, "walk_in" | "user_name">, player: PlayerRow) => ({
  bookerName: row.walk_in === null ? row.user_name : null,
  isGuest: player.user_id === null,
});

/** Keys end with the player's row, so that a notice and its reversal are found together, and a player who returns is notified. */
const keyOf = (kind: string, { id }: PlayerRow, ...change: number[]) => [kind, id, ...change].join(":");

/** Mails to players who were added or removed; also to one who has left, so that it leaves their calendar. */
export async function notifyOfSeats(
  tx: Tx,
  row: PlayedBooking,
  { added, removed }: { added: PlayerRow[]; removed: PlayerRow[] },
): Promise<void> {
  const notices = (kind: "player_added" | "player_removed", players: PlayerRow[]) =>
    players.flatMap((player): Notice[] => {
      const recipient = recipientOf(player, kind === "player_added" ? tx.userId : null);
      const byReader = kind === "player_removed" && player.user_id === tx.userId;
      const details = { ...bookingTimeOf(row), ...detailsFor(row, player), ...(byReader && { byReader }) };
      const usefulUntil = row.ends_at;
      return recipient ? [{ ...recipient, kind, details, dedupeKey: keyOf(kind, player), usefulUntil }] : [];
    });
  await enqueueNotices(tx, [...notices("player_added", added), ...notices("player_removed", removed)]);
}

/** A mail to the booker that a player has left. */
export async function notifyOfLeaving(tx: Tx, row: PlayedBooking, player: PlayerRow): Promise<void> {
  if (row.walk_in !== null || row.user_id === tx.userId) return;
  await enqueueNotices(tx, [
    {
      kind: "player_left",
      userId: row.user_id,
      details: { ...bookingTimeOf(row), playerName: player.name },
      dedupeKey: keyOf("player_left", player),
      usefulUntil: row.ends_at,
    },
  ]);
}

/** Mails to the players with the old and the new time. Like the booker's, one mail for moves in quick succession. */
export async function notifyPlayersOfMove(
  tx: Tx,
  before: PlayedBooking,
  after: PlayedBooking,
  sequence: number,
): Promise<void> {
  for (const player of after.players) {
    const recipient = recipientOf(player, tx.userId);
    if (!recipient) continue;
    const previous = keyOf("player_moved", player, sequence - 1);
    const queued = await selectQueuedDetails(tx.sql, tx.clubId, previous);
    const isWithdrawn = queued !== null && (await withdrawUnknown(tx, [previous]));
    const from = isWithdrawn ? (queued as { from: CourtTime }).from : bookingTimeOf(before);
    const to = bookingTimeOf({ ...after, sequence });
    if (from.courtName === to.courtName && from.startsAt === to.startsAt && from.endsAt === to.endsAt) continue;
    await enqueueNotices(tx, [
      {
        ...recipient,
        kind: "player_moved",
        details: { from, to, ...detailsFor(after, player) },
        dedupeKey: keyOf("player_moved", player, sequence),
        usefulUntil: after.ends_at,
        afterSeconds: NOTIFY_AFTER_SECONDS,
      },
    ]);
  }
}

/** Mails to the players of canceled bookings. */
export async function notifyPlayersOfCanceling(
  tx: Tx,
  rows: PlayedBooking[],
  { reason, afterSeconds }: { reason: string | null; afterSeconds?: number },
): Promise<void> {
  const notices = rows.flatMap((row) =>
    row.players.flatMap((player): Notice[] => {
      const recipient = recipientOf(player, tx.userId);
      if (!recipient) return [];
      return [
        {
          ...recipient,
          kind: "player_canceled",
          details: { ...bookingTimeOf(row), ...detailsFor(row, player), reason },
          dedupeKey: canceledKeyOf(player),
          usefulUntil: row.ends_at,
          ...(afterSeconds !== undefined && { afterSeconds }),
        },
      ];
    }),
  );
  await enqueueNotices(tx, notices);
}

/** The key of the mail to a player that the booking was canceled. */
export const canceledKeyOf = (player: PlayerRow): string => keyOf("player_canceled", player);
