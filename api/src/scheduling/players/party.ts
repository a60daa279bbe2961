import { randomUUID } from "node:crypto";
import type { BookingRules } from "@courtside/contracts/domain/booking-rules.ts";
import type { Slot } from "@courtside/contracts/domain/club-time.ts";
import { mostPlayers, type PlayerRules } from "@courtside/contracts/domain/players.ts";
import { isStaff, type Role } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../../club-tx.ts";
import type { PlayerInput } from "./fields.ts";
import { checkRoom, type NamedGuest, readPlayers, rejectedPlayer } from "./input.ts";
import { judgeMembers, type Partner } from "./judge-members.ts";
import { notifyOfSeats, type PlayedBooking } from "./notices.ts";
import { markWalkIn, type PlayerRow, replacePlayers } from "./queries.ts";
import { type GuestRules, settleGuests } from "./settle-guests.ts";

/** The players whom a request names, judged as far as reading can (docs/product/booking.md#players). */
export interface Party {
  guests: NamedGuest[];
  members: { id: string; name: string; place: number }[];
  /** The name of the guest without an account for whom the front desk books. */
  walkIn: string | null;
}

export const NO_PARTY: Party = { guests: [], members: [], walkIn: null };

interface PartyInput {
  players?: PlayerInput[] | undefined;
  walk_in?: boolean | undefined;
}

/** What was read of the place, as begin_booking reads it. */
interface PlaceRow extends BookingRules {
  sport: string | null;
  court_max_players: number | null;
  max_players: PlayerRules["max_players"];
  partners: Partner[] | null;
}

interface PartyPlace {
  read: PlaceRow;
  slot: Slot;
  booker: { id: string };
}

/** Rejects, naming field and person: too many players, a member who cannot play then, a walk-in without a guest. */
export function judgeParty({ role }: ClubTx, input: PartyInput, { read, slot, booker }: PartyPlace): Party {
  const { players = [], walk_in: isWalkIn = false } = input;
  const named = readPlayers(players, isWalkIn ? null : booker.id);
  const walkIn = isWalkIn ? (named.guests[0]?.name ?? null) : null;
  if (isWalkIn && walkIn === null) throw rejectedPlayer("walk_in_unnamed", "players");
  const most = mostPlayers(read.sport ?? "", { ofCourt: read.court_max_players, bySport: read.max_players });
  checkRoom(named, most, isWalkIn);
  const members = judgeMembers(named.members, read.partners ?? [], { rules: read, slot, role });
  return { guests: named.guests, members, walkIn };
}

/** The rows of the players in the order of the request: finds, creates and judges the guests. */
export async function settleParty(
  tx: ClubTx,
  rules: GuestRules,
  { party: { guests, members }, hostId, startsAt }: { party: Party; hostId: string; startsAt: number },
): Promise<PlayerRow[]> {
  const visits = { hostId, startsAt, bookingId: null, guests, present: [] };
  const settled = await settleGuests(tx, rules, visits);
  const seats = members.map(({ id, name, place }) => ({ place, row: memberRow(id, name) }));
  return [...settled, ...seats].sort((one, other) => one.place - other.place).map(({ row }) => row);
}

export const memberRow = (userId: string, name: string): PlayerRow => ({
  id: randomUUID(),
  user_id: userId,
  guest_id: null,
  guest_name: null,
  guest_email: null,
  name,
  fee_cents: 0,
});

/** Writes the players of a booking that has just been written, and notifies them. */
export async function seatParty(tx: ClubTx, row: PlayedBooking): Promise<void> {
  const { sql, clubId, userId } = tx;
  if (row.players.length === 0) return;
  await replacePlayers(sql, clubId, row.id, row.players, userId);
  if (row.walk_in !== null) await markWalkIn(sql, clubId, row.id, row.walk_in);
  await notifyOfSeats(tx, row, { added: row.players, removed: [] });
}

/**
 * The people whose time a booking takes. Bookings of staff under their own name may overlap
 * (docs/product/booking.md#one-place-at-a-time), and so takes none of theirs.
 */
export const peopleOf = (
  booker: { id: string; role: Role },
  players: readonly Pick<PlayerRow, "user_id">[],
): string[] => [...(isStaff(booker.role) ? [] : [booker.id]), ...players.flatMap(({ user_id }) => user_id ?? [])];
