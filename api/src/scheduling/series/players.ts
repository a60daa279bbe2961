import { localDate, type Slot, weekBounds } from "@courtside/contracts/domain/club-time.ts";
import { type MessageCode, messageOf } from "@courtside/contracts/domain/messages.ts";
import { hostLimit, isGuestLimitReached, mostPlayers, roomViolation } from "@courtside/contracts/domain/players.ts";
import { isStaff, type Role } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../../club-tx.ts";
import { unknownId } from "../../errors.ts";
import type { ClubRow } from "../../tenant/queries.ts";
import type { CourtRow } from "../courts/queries.ts";
import { checkRoom, identityOf, type NamedPlayers, rejectedPlayer } from "../players/input.ts";
import { type Partner, partnerViolation } from "../players/judge-members.ts";
import { memberRow } from "../players/party.ts";
import { insertGuests, lockGuestsOf, type PlayerRow, selectGuestsOf } from "../players/queries.ts";
import { guestRow, periodsOf } from "../players/settle-guests.ts";
import { type GuestVisit, selectCourtRooms, selectGuestVisits, selectPartners } from "./queries.ts";

type Tx = Pick<ClubTx, "sql" | "clubId" | "role">;

interface PlayersInput {
  rules: ClubRow;
  bookerId: string;
  named: NamedPlayers;
  /** All slots that will be judged. */
  slots: Slot[];
}

interface Read {
  partners: Partner[];
  /** The club's guests by identity; without a row is a guest who has never been here. */
  guestIds: Map<string, string>;
  visits: GuestVisit[];
  rooms: { id: string; max_players: number | null }[];
}

export type Violation = { code: MessageCode; message: string };

/** The players of one date as far as judging it needs them. */
export interface DatePlayers {
  /** Why they cannot play on a court at a time, or null. */
  violationOn(court: CourtRow, slot: Slot): Violation | null;
  /** Counts a date that can be booked. */
  count(slot: Slot): void;
}

/**
 * Judges the players of a series on one date after the other, by the rules of a single booking (docs/product/booking.md#players): what
 * has been counted stands against the limits and quotas of later dates. Everything is read once, however many dates there are.
 */
export class SeriesPlayers implements DatePlayers {
  readonly #role: Role;
  readonly #input: PlayersInput;
  readonly #read: Read;

  private constructor(role: Role, input: PlayersInput, read: Read) {
    this.#role = role;
    this.#input = input;
    this.#read = read;
  }

  /** With `lock` the guests are created and locked, after people and courts, so that no race exceeds a quota. */
  static async read(tx: Tx, input: PlayersInput, { lock }: { lock: boolean }): Promise<SeriesPlayers> {
    const { sql, clubId, role } = tx;
    const { rules, bookerId, named, slots } = input;
    const first = Math.min(...slots.map(({ startsAt }) => startsAt));
    const last = Math.max(...slots.map(({ endsAt }) => endsAt));
    const guestIds = await guestsOf(tx, input, lock);
    const weekOf = (instant: number) => weekBounds(localDate(instant, rules.time_zone), rules.time_zone);
    const weeks = { from: new Date(weekOf(first).startsAt), until: new Date(weekOf(last).endsAt) };
    const yearOf = (instant: number) => periodsOf(instant, rules.time_zone).year;
    const years = { from: yearOf(first).from, until: yearOf(last).until };
    const memberIds = named.members.map(({ id }) => id);
    const [partners, visits, rooms] = await Promise.all([
      memberIds.length === 0 ? [] : selectPartners(sql, clubId, memberIds, weeks),
      named.guests.length === 0 || isStaff(role)
        ? []
        : selectGuestVisits(sql, clubId, { hostId: bookerId, guestIds: [...guestIds.values()] }, years),
      selectCourtRooms(sql, clubId),
    ]);
    return new SeriesPlayers(role, input, { partners, guestIds, visits, rooms });
  }

  /** Rejects, naming field and person, what is wrong with the players on every date. */
  checkRequest(court: CourtRow): void {
    const { named } = this.#input;
    checkRoom(named, this.#roomOf(court), false);
    for (const { id, place } of named.members) {
      const partner = this.#read.partners.find((each) => each.id === id);
      if (!partner) throw unknownId(`players.${place}.user_id`, "Member");
      if (partner.has_left) throw rejectedPlayer("player_left", `players.${place}.user_id`, { name: partner.name });
    }
    const taken = new Set<string>();
    for (const guest of named.guests) {
      const id = this.#read.guestIds.get(identityOf(guest));
      // Staff may have merged the two.
      if (id !== undefined && taken.has(id))
        throw rejectedPlayer("guest_named_twice", `players.${guest.place}.guest_name`, { name: guest.name });
      if (id !== undefined) taken.add(id);
    }
  }

  /** Why they cannot play on a court at a time, or null. */
  violationOn(court: CourtRow, slot: Slot): Violation | null {
    const { rules, named } = this.#input;
    const crowded = roomViolation(named.members.length + named.guests.length + 1, this.#roomOf(court));
    if (crowded) return crowded;
    for (const { id } of named.members) {
      const partner = this.#read.partners.find((each) => each.id === id);
      const violation = partner && partnerViolation(partner, { rules, slot, role: this.#role });
      if (violation) return violation;
    }
    return isStaff(this.#role) ? null : this.#guestViolation(slot);
  }

  /** Counts a date that is booked. */
  count(slot: Slot): void {
    const { named, bookerId } = this.#input;
    for (const { id } of named.members) {
      const partner = this.#read.partners.find((each) => each.id === id);
      partner?.played.push(slot.startsAt);
      partner?.busy.push([slot.startsAt, slot.endsAt]);
    }
    for (const guest of named.guests) {
      const guest_id = this.#read.guestIds.get(identityOf(guest)) ?? identityOf(guest);
      this.#read.visits.push({ guest_id, host_id: bookerId, starts_at: new Date(slot.startsAt) });
    }
  }

  /** New rows of the players for one booking, in the order of the request. The guests are locked. */
  seats(): PlayerRow[] {
    const { named, rules } = this.#input;
    const members = named.members.map(({ id, place }) => {
      const name = this.#read.partners.find((each) => each.id === id)?.name ?? "";
      return { place, row: memberRow(id, name) };
    });
    const guests = named.guests.map((guest) => {
      const id = this.#read.guestIds.get(identityOf(guest)) ?? "";
      return { place: guest.place, row: guestRow(guest, id, rules.guest_fee_cents) };
    });
    return [...members, ...guests].sort((one, other) => one.place - other.place).map(({ row }) => row);
  }

  #roomOf(court: CourtRow): number {
    const ofCourt = this.#read.rooms.find(({ id }) => id === court.id)?.max_players ?? null;
    return mostPlayers(court.sport, { ofCourt, bySport: this.#input.rules.max_players });
  }

  #guestViolation(slot: Slot): Violation | null {
    const { rules, named, bookerId } = this.#input;
    const { month, year } = periodsOf(slot.startsAt, rules.time_zone);
    const countIn = ({ from, until }: { from: Date; until: Date }, isCounted: (visit: GuestVisit) => boolean) =>
      this.#read.visits.filter((each) => each.starts_at >= from && each.starts_at < until && isCounted(each)).length;
    const ofHost = ({ host_id }: GuestVisit) => host_id === bookerId;
    const counts = { hostMonth: countIn(month, ofHost), hostYear: countIn(year, ofHost) };
    const limit = hostLimit(rules, counts, named.guests.length);
    if (limit) return { code: limit.code, message: messageOf(limit.code, { n: limit.n }) };
    for (const guest of named.guests) {
      const id = this.#read.guestIds.get(identityOf(guest)) ?? identityOf(guest);
      if (
        !isGuestLimitReached(
          rules,
          countIn(year, ({ guest_id }) => guest_id === id),
        )
      )
        continue;
      const values = { name: guest.name, n: rules.visits_per_guest_year };
      return { code: "guest_visits_limit", message: messageOf("guest_visits_limit", values) };
    }
    return null;
  }
}

async function guestsOf({ sql, clubId }: Tx, { bookerId, named }: PlayersInput, lock: boolean) {
  const wanted = named.guests.map((guest) => ({ identity: identityOf(guest), name: guest.name, email: guest.email }));
  const identities = wanted.map(({ identity }) => identity);
  if (wanted.length === 0) return new Map<string, string>();
  if (!lock) return selectGuestsOf(sql, clubId, bookerId, identities);
  await insertGuests(sql, clubId, wanted);
  return lockGuestsOf(sql, clubId, bookerId, identities);
}
