import { randomUUID } from "node:crypto";
import { alternativeHeldUntil, MOST_ALTERNATIVES } from "@courtside/contracts/domain/closures.ts";
import { addDays } from "@courtside/contracts/domain/club-clock.ts";
import { localDate, type Slot } from "@courtside/contracts/domain/club-time.ts";
import { countedBookings } from "@courtside/contracts/domain/players.ts";
import { isStaff, type Role } from "@courtside/contracts/domain/roles.ts";
import type { CourtsRow } from "../../db/row-types.ts";
import type { ClubTx } from "../club-tx.ts";
import { hasRoom } from "../scheduling/bookings/alternatives.ts";
import type { BookingRow } from "../scheduling/bookings/queries.ts";
import { peopleOn } from "../scheduling/bookings/response.ts";
import { type CourtRow, selectCourts } from "../scheduling/courts/queries.ts";
import { layOutDay } from "../scheduling/days/booking-context.ts";
import { type PersonDay, rejectionOn, type TakenTime } from "../scheduling/days/person-day.ts";
import { countBookings, selectCourtTimes, selectPersonTimes } from "../scheduling/days/queries.ts";
import { insertAlternatives, type NewAlternative } from "../scheduling/offers/queries.ts";
import { selectPeople } from "../scheduling/people/queries.ts";
import { courtTime, reserve } from "../scheduling/reserve.ts";
import { insertCheck } from "../scheduling/waiting/queries.ts";
import type { ClubRow } from "../tenant/queries.ts";

/** Alternatives lie on the date of the canceled booking, or on one of the next ones. */
const DATES = 7;

/** Until when the first of the alternatives is held, by the person who has any. */
export type Holders = Map<string, { until: number; count: number }>;

/**
 * Holds up to three free slots for the booker of each canceled booking (docs/product/closures.md#alternatives): in the order of
 * booking, everyone gets a first one before anyone gets a second. The courts of their sports are locked.
 */
export async function holdAlternatives(
  tx: ClubTx,
  rules: ClubRow,
  closureOf: (booking: BookingRow) => string,
  canceled: BookingRow[],
): Promise<Holders> {
  const bookings = canceled
    .filter(({ kind, walk_in }) => kind === "booking" && walk_in === null)
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime() || a.id.localeCompare(b.id));
  const people = await selectPeople(tx.sql, tx.clubId, [...new Set(bookings.map(({ user_id }) => user_id))]);
  const roles = new Map(people.map(({ id, role }) => [id, role]));
  const search = new FreeSlots(tx, rules);
  const made: NewAlternative[] = [];
  for (let round = 0; round < MOST_ALTERNATIVES; round++) {
    for (const booking of bookings) {
      const role = roles.get(booking.user_id);
      // Staff book beyond limits and holds.
      if (!role || isStaff(role)) continue;
      const slot = await search.next(booking, role);
      if (!slot) continue;
      made.push({
        ...courtTime({ ownerId: "", courtId: slot.court.id }, slot),
        id: randomUUID(),
        userId: booking.user_id,
        expiresAt: new Date(alternativeHeldUntil(tx.now, slot)),
        closureId: closureOf(booking),
        canceledBookingId: booking.id,
      });
    }
  }
  const times = made.map(({ id, courtId, startsAt, endsAt }) => ({ ownerId: id, courtId, startsAt, endsAt }));
  if (times.length > 0 && (await reserve(tx, { kind: "offer_held", times, people: [] })))
    throw new Error("a free slot of a locked court could not be held");
  await insertAlternatives(tx.sql, tx.clubId, made);
  const ends = made.map(({ expiresAt }) => expiresAt.getTime());
  if (ends.length > 0) await insertCheck(tx.sql, tx.clubId, new Date(Math.min(...ends)));
  return new Map(
    [...Map.groupBy(made, ({ userId }) => userId)].map(([userId, theirs]) => [
      userId,
      { until: Math.min(...theirs.map(({ expiresAt }) => expiresAt.getTime())), count: theirs.length },
    ]),
  );
}

interface FreeSlot extends Slot {
  court: CourtRow;
}

/** With how many people may play on it. */
type RoomyCourt = CourtRow & Pick<CourtsRow, "max_players">;

/** The free slots that each booker may book, the nearest to the canceled time first. Slots already given are left out. */
class FreeSlots {
  readonly #tx: ClubTx;
  readonly #rules: ClubRow;
  readonly #courts = new Map<string, Promise<RoomyCourt[]>>();
  readonly #taken = new Map<string, Promise<Map<string, TakenTime[]>>>();
  readonly #days = new Map<string, Promise<PersonDay<TakenTime>>>();
  readonly #searches = new Map<string, AsyncGenerator<FreeSlot, null>>();

  constructor(tx: ClubTx, rules: ClubRow) {
    this.#tx = tx;
    this.#rules = rules;
  }

  async next(booking: BookingRow, role: Role): Promise<FreeSlot | null> {
    const search = this.#searches.get(booking.id) ?? this.#search(booking, role);
    this.#searches.set(booking.id, search);
    const { value: slot } = await search.next();
    if (!slot) return null;
    const taken = await this.#takenOn(booking.sport, localDate(slot.startsAt, this.#rules.time_zone));
    const time = { starts_at: new Date(slot.startsAt), ends_at: new Date(slot.endsAt) };
    taken.get(slot.court.id)?.push({ ...time, offer_id: null, offered_to_id: null });
    return slot;
  }

  async *#search(booking: BookingRow, role: Role): AsyncGenerator<FreeSlot, null> {
    const { time_zone } = this.#rules;
    const [start, end] = [booking.starts_at.getTime(), booking.ends_at.getTime()];
    const first = localDate(start, time_zone);
    const party = { people: peopleOn(booking), bySport: booking.club_max_players };
    const courts = (await this.#courtsOf(booking.sport)).filter(
      (court) => court.id === booking.court_id || hasRoom(court, party),
    );
    const booker = { id: booking.user_id, role };
    for (let ahead = 0; ahead < DATES; ahead++) {
      const date = addDays(first, ahead);
      if (layOutDay(date, this.#rules, this.#tx.now).daysAhead > this.#rules.advance_booking_days) return null;
      const day = await this.#dayOf(booking.sport, date, booker);
      const near = start + (day.bounds.startsAt - layOutDay(first, this.#rules, this.#tx.now).bounds.startsAt);
      const starts = day.slots
        .map(({ startsAt }) => startsAt)
        .filter((at) => at > this.#tx.now)
        .sort((a, b) => Math.abs(a - near) - Math.abs(b - near) || a - b);
      const viewer = { userId: booker.id, role, now: this.#tx.now };
      for (const startsAt of starts) {
        for (const court of courts) {
          const slot = { startsAt, endsAt: startsAt + (end - start) };
          if (rejectionOn(viewer, day, court, slot) === null) yield { ...slot, court };
        }
      }
    }
    return null;
  }

  #courtsOf(sport: string): Promise<RoomyCourt[]> {
    return kept(this.#courts, sport, () => selectCourts(this.#tx.sql, this.#tx.clubId, sport, true));
  }

  #takenOn(sport: string, date: string): Promise<Map<string, TakenTime[]>> {
    const { bounds } = layOutDay(date, this.#rules, this.#tx.now);
    return kept(this.#taken, `${sport} ${date}`, async () => {
      const [from, until] = [new Date(bounds.startsAt), new Date(bounds.endsAt)];
      const taken = new Map<string, TakenTime[]>((await this.#courtsOf(sport)).map(({ id }) => [id, []]));
      for (const time of await selectCourtTimes(this.#tx.sql, this.#tx.clubId, sport, from, until))
        taken.get(time.court_id)?.push(time);
      return taken;
    });
  }

  #dayOf(sport: string, date: string, booker: PersonDay["booker"]): Promise<PersonDay<TakenTime>> {
    return kept(this.#days, `${sport} ${date} ${booker.id}`, async () => {
      const { sql, clubId, now } = this.#tx;
      const layout = layOutDay(date, this.#rules, now);
      const [from, until] = [new Date(layout.bounds.startsAt), new Date(layout.bounds.endsAt)];
      const counts = await countBookings(
        sql,
        clubId,
        { userId: booker.id, rules: this.#rules },
        layout.bounds,
        layout.week,
      );
      const ownTimes = await selectPersonTimes(sql, clubId, booker.id, from, until);
      const occupancies = await this.#takenOn(sport, date);
      return { ...layout, booker, counts: countedBookings(this.#rules, counts), ownTimes, occupancies };
    });
  }
}

function kept<T>(cache: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
  const known = cache.get(key) ?? read();
  cache.set(key, known);
  return known;
}
