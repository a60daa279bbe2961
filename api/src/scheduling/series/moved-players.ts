import { localDate, type Slot, weekBounds } from "@courtside/contracts/domain/club-time.ts";
import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { hostLimit, isGuestLimitReached, mostPlayers, roomViolation } from "@courtside/contracts/domain/players.ts";
import { isStaff, type Role } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../../club-tx.ts";
import type { ClubRow } from "../../tenant/queries.ts";
import type { BookingRow } from "../bookings/queries.ts";
import { peopleOn } from "../bookings/response.ts";
import type { CourtRow } from "../courts/queries.ts";
import { type Partner, partnerViolation } from "../players/judge-members.ts";
import { lockGuestRows, type PlayerRow } from "../players/queries.ts";
import { periodsOf } from "../players/settle-guests.ts";
import type { DatePlayers, Violation } from "./players.ts";
import { type GuestVisit, selectCourtRooms, selectGuestVisits, selectPartners } from "./queries.ts";

interface Moving {
  rules: ClubRow;
  /** All that move, each with its own players. */
  rows: BookingRow[];
  /** Where each of them would go; null: nowhere. */
  slots: (Slot | null)[];
}

interface Read {
  partners: Partner[];
  visits: GuestVisit[];
  rooms: ReadonlyMap<string, number | null>;
}

/**
 * Judges the players of bookings that move together, one booking after the other: their old times are free, the bookings are not
 * counted, and each that has been judged stands against limits and quotas of the next (docs/product/booking.md#series).
 */
export class MovedPlayers {
  readonly #role: Role;
  readonly #rules: ClubRow;
  readonly #partners: Partner[];
  readonly #visits: GuestVisit[];
  /** How many may play on a court, where it says so. */
  readonly #rooms: ReadonlyMap<string, number | null>;

  private constructor(moving: Pick<Moving, "rules"> & { role: Role }, read: Read) {
    this.#role = moving.role;
    this.#rules = moving.rules;
    this.#partners = read.partners;
    this.#visits = read.visits;
    this.#rooms = read.rooms;
  }

  /** Locks the guests, after everything else. */
  static async read(
    { sql, clubId, role }: Pick<ClubTx, "sql" | "clubId" | "role">,
    moving: Moving,
  ): Promise<MovedPlayers> {
    const { rules, rows, slots } = moving;
    const zone = rules.time_zone;
    const places = slots.flatMap((slot) => slot ?? []);
    const [first, last] = [
      Math.min(...places.map((each) => each.startsAt)),
      Math.max(...places.map((each) => each.endsAt)),
    ];
    const weekOf = (instant: number) => weekBounds(localDate(instant, zone), zone);
    const weeks = { from: new Date(weekOf(first).startsAt), until: new Date(weekOf(last).endsAt) };
    const years = { from: periodsOf(first, zone).year.from, until: periodsOf(last, zone).year.until };
    const memberIds = distinct(rows, ({ user_id }) => user_id);
    const guestIds = isStaff(role) ? [] : distinct(rows, ({ guest_id }) => guest_id);
    if (guestIds.length > 0) await lockGuestRows(sql, clubId, guestIds);
    const [host] = rows;
    const [partners, visits, rooms] = await Promise.all([
      memberIds.length === 0 ? [] : selectPartners(sql, clubId, memberIds, weeks),
      guestIds.length === 0 || !host
        ? []
        : selectGuestVisits(sql, clubId, { hostId: host.user_id, guestIds, without: rows.map(({ id }) => id) }, years),
      selectCourtRooms(sql, clubId),
    ]);
    const staying = rows.flatMap((row, at): GuestVisit[] =>
      isSameMonth(row, slots[at], zone) ? visitsOf(row, row.starts_at) : [],
    );
    return new MovedPlayers(
      { role, rules },
      {
        partners: partners.map((each) => withoutRows(each, rows)),
        visits: [...visits, ...staying],
        rooms: new Map(rooms.map((each) => [each.id, each.max_players])),
      },
    );
  }

  /** The same, to try other places. */
  fork(): MovedPlayers {
    const partners = this.#partners.map((each) => ({ ...each, played: [...each.played], busy: [...each.busy] }));
    const read = { partners, visits: [...this.#visits], rooms: this.#rooms };
    return new MovedPlayers({ role: this.#role, rules: this.#rules }, read);
  }

  of(row: BookingRow): DatePlayers {
    const partners = this.#partners.filter(({ id }) => row.players.some(({ user_id }) => user_id === id));
    const role = this.#role;
    const rules = this.#rules;
    return {
      violationOn: (court, slot) => {
        const crowded = this.#crowdedOn(row, court);
        if (crowded) return crowded;
        for (const partner of partners) {
          const violation = partnerViolation(partner, { rules, slot, role });
          if (violation) return violation;
        }
        return isStaff(role) || isSameMonth(row, slot, rules.time_zone) ? null : this.#guestViolation(row, slot);
      },
      count: (slot) => {
        for (const partner of partners) {
          partner.played.push(slot.startsAt);
          partner.busy.push([slot.startsAt, slot.endsAt]);
        }
        if (!isSameMonth(row, slot, rules.time_zone)) this.#visits.push(...visitsOf(row, new Date(slot.startsAt)));
      },
    };
  }

  /** On its own court it keeps what it has. */
  #crowdedOn(row: BookingRow, { id, sport }: CourtRow): Violation | null {
    if (id === row.court_id) return null;
    const most = mostPlayers(sport, { ofCourt: this.#rooms.get(id) ?? null, bySport: this.#rules.max_players });
    return roomViolation(peopleOn(row), most);
  }

  /** A booking that stays in its month keeps its guests, whatever the quotas are by now. */
  #guestViolation(row: BookingRow, slot: Slot): Violation | null {
    const rules = this.#rules;
    const guests = row.players.filter(({ guest_id }) => guest_id !== null);
    const { month, year } = periodsOf(slot.startsAt, rules.time_zone);
    const countIn = ({ from, until }: { from: Date; until: Date }, isCounted: (visit: GuestVisit) => boolean) =>
      this.#visits.filter((each) => each.starts_at >= from && each.starts_at < until && isCounted(each)).length;
    const ofHost = ({ host_id }: GuestVisit) => host_id === row.user_id;
    const counts = { hostMonth: countIn(month, ofHost), hostYear: countIn(year, ofHost) };
    const limit = hostLimit(rules, counts, guests.length);
    if (limit) return { code: limit.code, message: messageOf(limit.code, { n: limit.n }) };
    const over = guests.find(({ guest_id }) =>
      isGuestLimitReached(
        rules,
        countIn(year, (visit) => visit.guest_id === guest_id),
      ),
    );
    if (!over) return null;
    const values = { name: over.name, n: rules.visits_per_guest_year };
    return { code: "guest_visits_limit", message: messageOf("guest_visits_limit", values) };
  }
}

const distinct = (rows: BookingRow[], idOf: (player: PlayerRow) => string | null): string[] => [
  ...new Set(rows.flatMap(({ players }) => players.flatMap((player) => idOf(player) ?? []))),
];

const visitsOf = ({ user_id, players }: BookingRow, starts_at: Date): GuestVisit[] =>
  players.flatMap(({ guest_id }) => (guest_id ? [{ guest_id, host_id: user_id, starts_at }] : []));

function isSameMonth({ starts_at }: BookingRow, slot: Slot | null | undefined, zone: string): boolean {
  const monthOf = (instant: number) => localDate(instant, zone).slice(0, 7);
  return slot != null && monthOf(starts_at.getTime()) === monthOf(slot.startsAt);
}

/** What was read of a member, without the bookings that move and in which they play. */
function withoutRows(partner: Partner, rows: BookingRow[]): Partner {
  const theirs = rows.filter(({ players }) => players.some(({ user_id }) => user_id === partner.id));
  const starts = new Set(theirs.map(({ starts_at }) => starts_at.getTime()));
  return {
    ...partner,
    played: partner.played.filter((start) => !starts.has(start)),
    busy: partner.busy.filter(([start]) => !starts.has(start)),
  };
}
