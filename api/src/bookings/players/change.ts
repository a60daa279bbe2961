import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError, forbidden, notFound } from "../../errors.ts";
import { cancelingOf, isBooker, isTheirs } from "../../scheduling/bookings/may-cancel.ts";
import {
  type BookingRow,
  lockOptionalBooking,
  selectBookingContext,
  selectOptionalBooking,
} from "../../scheduling/bookings/queries.ts";
import {
  arePlayersOpen,
  type BookingResponse,
  bookingResponse,
  maxPlayersOf,
} from "../../scheduling/bookings/response.ts";
import type { PlayersInput } from "../../scheduling/players/fields.ts";
import { checkRoom, type NamedPlayers, readPlayers, rejectedPlayer } from "../../scheduling/players/input.ts";
import { judgeMembers } from "../../scheduling/players/judge-members.ts";
import { memberRow } from "../../scheduling/players/party.ts";
import { markWalkIn, type PlayerRow, replacePlayers } from "../../scheduling/players/queries.ts";
import { settleGuests } from "../../scheduling/players/settle-guests.ts";
import { releasePeople, reservePeople } from "../../scheduling/reserve.ts";
import { type ClubRow, selectClub } from "../../tenant/queries.ts";
import { notifyOfPlayers, type PlayersChange } from "./notify.ts";
import { playersFixed } from "./players-fixed.ts";

/**
 * Says who plays besides the booker, until the start: their own booking for members, any for staff (docs/product/booking.md#players).
 * All of it or nothing. Rejected with `players_changed` if others play by now than the request has seen, unless they are those that it
 * asks for: it is the same again. Locks as everywhere: people, court, booking, then guests.
 */
export async function changePlayers(
  tx: ClubTx,
  id: string,
  { players: input, seen: known }: PlayersInput,
): Promise<BookingResponse> {
  const { sql, clubId } = tx;
  const [seen, rules] = await Promise.all([selectOptionalBooking(sql, clubId, id), selectClub(sql, clubId)]);
  if (!seen) throw notFound("Booking");
  if (!isTheirs(tx, seen)) throw forbidden();
  if (seen.kind === "lesson") throw fixed("lesson_players");

  const named = readPlayers(input, seen.walk_in === null ? seen.user_id : null);
  const slot = { startsAt: seen.starts_at.getTime(), endsAt: seen.ends_at.getTime() };
  const ids = named.members.map((member) => member.id);
  const time = { from: seen.starts_at, until: seen.ends_at };
  const read = await selectBookingContext(sql, seen.user_id, seen.court_id, time, ids);
  const row = await lockOptionalBooking(sql, clubId, id);
  if (!row || !read) throw notFound("Booking");
  if (!arePlayersOpen(row, tx.now)) throw playersFixed(row);
  // A move that came first has changed what was read.
  if (
    row.starts_at.getTime() !== slot.startsAt ||
    row.ends_at.getTime() !== slot.endsAt ||
    row.court_id !== seen.court_id
  )
    throw fixed("players_changed", "conflict");
  // Those who were there before the maximum was lowered may stay or be changed one by one.
  if (named.members.length + named.guests.length > row.players.length)
    checkRoom(named, maxPlayersOf(row), row.walk_in !== null);
  if (row.walk_in !== null && named.guests.length === 0) throw rejectedPlayer("walk_in_unnamed", "players");

  const present = new Set(row.players.flatMap(({ user_id }) => user_id ?? []));
  const added = named.members.filter((member) => !present.has(member.id));
  const partners = judgeMembers(added, read.partners ?? [], { rules: read, slot, role: tx.role });
  const players = await rowsOf(tx, rules, row, named, new Map(partners.map((each) => [each.id, each.name])));
  const change = changeOf(row, players);
  if (known && !change.isNone && !isSame(known, row.players)) throw fixed("players_changed", "conflict");
  await releasePeople(
    tx,
    [id],
    change.removed.flatMap(({ user_id }) => user_id ?? []),
  );
  const reservation = {
    kind: "booking" as const,
    times: [{ ownerId: id, courtId: row.court_id, startsAt: row.starts_at, endsAt: row.ends_at }],
    people: added.map((member) => member.id),
  };
  const busy = await reservePeople(tx, reservation);
  const member = added.find((each) => each.id === busy);
  const name = partners.find((each) => each.id === busy)?.name ?? "";
  if (member) throw rejectedPlayer("player_busy", `players.${member.place}.user_id`, { name }, "conflict");

  const firstGuest = players.find(({ user_id }) => user_id === null)?.name ?? null;
  const after = { ...row, players, walk_in: row.walk_in === null ? null : firstGuest };
  if (change.isNone) return bookingResponse(after, tx, cancelingOf(tx, rules, after));
  await replacePlayers(sql, clubId, id, players, tx.userId);
  if (after.walk_in !== null && after.walk_in !== row.walk_in) await markWalkIn(sql, clubId, id, after.walk_in);
  await audit(tx, {
    action: "booking.players_changed",
    subjectType: "booking",
    subjectId: id,
    detail: { own: isBooker(tx, row), added: idsOf(change.added), removed: idsOf(change.removed) },
  });
  await notifyOfPlayers(tx, rules, after, change);
  return bookingResponse(after, tx, cancelingOf(tx, rules, after));
}

/** The booking's players as the request names them, in its order; those who are there already keep their row. */
async function rowsOf(
  tx: ClubTx,
  rules: ClubRow,
  { id, user_id, starts_at, players }: BookingRow,
  { members, guests }: NamedPlayers,
  names: Map<string, string>,
): Promise<PlayerRow[]> {
  const visits = { hostId: user_id, startsAt: starts_at.getTime(), bookingId: id, guests, present: players };
  const settled = await settleGuests(tx, rules, visits);
  const seats = members.map((member) => ({
    place: member.place,
    row: players.find((player) => player.user_id === member.id) ?? memberRow(member.id, names.get(member.id) ?? ""),
  }));
  return [...settled, ...seats].sort((one, other) => one.place - other.place).map(({ row }) => row);
}

/** `isNone`: neither who plays nor their order has changed. */
function changeOf({ players: before }: BookingRow, after: PlayerRow[]): PlayersChange & { isNone: boolean } {
  const without = (rows: PlayerRow[], others: PlayerRow[]) =>
    rows.filter(({ id }) => others.every((other) => other.id !== id));
  const isNone = before.length === after.length && before.every(({ id }, at) => after[at]?.id === id);
  return { added: without(after, before), removed: without(before, after), isNone };
}

const isSame = (ids: string[], players: PlayerRow[]): boolean =>
  ids.length === players.length && players.every(({ id }) => ids.includes(id));

/** A guest's id is no name. */
const idsOf = (players: PlayerRow[]) => players.map(({ user_id, guest_id }) => (user_id ? { user_id } : { guest_id }));

const fixed = (code: "lesson_players" | "players_changed", kind: "rejected" | "conflict" = "rejected") =>
  new DomainError(kind, code, messageOf(code), { field: "id" });
