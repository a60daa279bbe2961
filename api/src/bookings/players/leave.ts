import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError, forbidden, notFound } from "../../errors.ts";
import { cancelingOf, isBooker, isPlayer } from "../../scheduling/bookings/may-cancel.ts";
import { lockOptionalBooking, selectOptionalBooking } from "../../scheduling/bookings/queries.ts";
import { arePlayersOpen, type BookingResponse, bookingResponse } from "../../scheduling/bookings/response.ts";
import { lockPeople } from "../../scheduling/people/queries.ts";
import { notifyOfLeaving } from "../../scheduling/players/notices.ts";
import { replacePlayers } from "../../scheduling/players/queries.ts";
import { releasePeople } from "../../scheduling/reserve.ts";
import { selectClub } from "../../tenant/queries.ts";
import { notifyOfPlayers } from "./notify.ts";
import { playersFixed } from "./players-fixed.ts";

/** Takes the caller off another's booking, until the start; the booker is notified (docs/product/booking.md#players). */
export async function leaveBooking(tx: ClubTx, id: string): Promise<BookingResponse> {
  const { sql, clubId, userId } = tx;
  const [seen, rules] = await Promise.all([selectOptionalBooking(sql, clubId, id), selectClub(sql, clubId)]);
  if (!seen) throw notFound("Booking");
  if (isBooker(tx, seen)) throw bookerLeaves();
  if (!isPlayer(tx, seen)) throw forbidden();
  await lockPeople(sql, clubId, [seen.user_id, userId]);
  const row = await lockOptionalBooking(sql, clubId, id);
  if (!row) throw notFound("Booking");
  // The booker has removed them meanwhile.
  if (!isPlayer(tx, row)) throw forbidden();
  if (!arePlayersOpen(row, tx.now)) throw playersFixed(row);

  const removed = row.players.filter(({ user_id }) => user_id === userId);
  const after = { ...row, players: row.players.filter(({ user_id }) => user_id !== userId) };
  await releasePeople(tx, [id], [userId]);
  await replacePlayers(sql, clubId, id, after.players, userId);
  await audit(tx, { action: "booking.player_left", subjectType: "booking", subjectId: id });
  for (const player of removed) await notifyOfLeaving(tx, row, player);
  await notifyOfPlayers(tx, rules, after, { added: [], removed });
  return bookingResponse(after, tx, cancelingOf(tx, rules, after));
}

const bookerLeaves = () => new DomainError("rejected", "booker_leaves", messageOf("booker_leaves"), { field: "id" });
