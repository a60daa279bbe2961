import { randomUUID } from "node:crypto";
import { dayBounds, localDate } from "@courtside/contracts/domain/club-time.ts";
import { hostLimit, isGuestLimitReached, nameKey, type PlayerRules } from "@courtside/contracts/domain/players.ts";
import { isStaff } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../../club-tx.ts";
import { identityOf, type NamedGuest, rejectedPlayer } from "./input.ts";
import { countGuestsOf, countVisits, insertGuests, lockGuestRows, lockGuestsOf, type PlayerRow } from "./queries.ts";

export type GuestRules = Pick<
  PlayerRules,
  "guests_per_member_month" | "guests_per_member_year" | "visits_per_guest_year" | "guest_fee_cents"
> & { time_zone: string };

export interface GuestVisits {
  /** The booker, who is locked. */
  hostId: string;
  startsAt: number;
  /** The booking whose guests they are; null before it exists. */
  bookingId: string | null;
  /** The request's guests. */
  guests: NamedGuest[];
  /** Those of them who are on the booking already keep their row. */
  present: PlayerRow[];
}

/** A guest's row at its place in the request. */
export interface SettledGuest {
  place: number;
  row: PlayerRow;
}

/**
 * The rows of a booking's guests: finds or creates the club's guests and judges their quotas under locks, so that no race exceeds
 * one (docs/product/booking.md#guests). The host is locked before and the guests after everything else. Staff are exempt.
 */
export async function settleGuests(
  tx: ClubTx,
  rules: GuestRules,
  { hostId, startsAt, bookingId, guests, present }: GuestVisits,
): Promise<SettledGuest[]> {
  if (guests.length === 0) return [];
  const kept = guests.map((guest) => ({ guest, row: presentRow(present, guest, guests) }));
  const added = kept.filter(({ row }) => row === undefined).map(({ guest }) => guest);
  const ids = await lockGuests(tx, hostId, added);
  if (added.length > 0 && !isStaff(tx.role)) {
    const periods = { ...periodsOf(startsAt, rules.time_zone), except: bookingId };
    const field = fieldOf(guests.at(-1) ?? { place: 0 });
    await checkHost(tx, rules, { hostId, guests: guests.length, field }, periods);
    const visitors = added.map((guest) => ({ guest, id: ids.get(identityOf(guest)) ?? "", field: fieldOf(guest) }));
    await checkVisits(tx, rules, visitors, periods);
  }
  const taken = new Set<string>();
  return kept.map(({ guest, row }) => {
    const guestId = row?.guest_id ?? ids.get(identityOf(guest)) ?? "";
    // Staff may have merged the two.
    if (taken.has(guestId)) throw rejectedPlayer("guest_named_twice", fieldOf(guest), { name: guest.name });
    taken.add(guestId);
    return { place: guest.place, row: row ?? guestRow(guest, guestId, rules.guest_fee_cents) };
  });
}

/** Judges the quotas of a booking's guests again, if it moves to another month or year. */
export async function judgeMovedGuests(
  tx: ClubTx,
  rules: GuestRules,
  row: GuestBooking,
  startsAt: number,
): Promise<void> {
  const month = (instant: number) => periodsOf(instant, rules.time_zone).month.from.getTime();
  if (month(row.starts_at.getTime()) !== month(startsAt))
    await judgeGuestsAgain(tx, rules, row, { startsAt, field: "start_time" });
}

/**
 * Judges the quotas of a booking's guests at a time, without the visits of the booking itself. Its booker is locked; guests are
 * locked here, after everything else. Staff are exempt.
 */
export async function judgeGuestsAgain(
  tx: ClubTx,
  rules: GuestRules,
  row: GuestBooking,
  { startsAt, field }: { startsAt: number; field: string },
): Promise<void> {
  const guests = row.players.flatMap(({ guest_id, name }) =>
    guest_id ? [{ id: guest_id, guest: { name }, field }] : [],
  );
  if (guests.length === 0 || isStaff(tx.role)) return;
  await lockGuestRows(
    tx.sql,
    tx.clubId,
    guests.map(({ id }) => id),
  );
  const periods = { ...periodsOf(startsAt, rules.time_zone), except: row.id };
  await checkHost(tx, rules, { hostId: row.user_id, guests: guests.length, field }, periods);
  await checkVisits(tx, rules, guests, periods);
}

interface GuestBooking {
  id: string;
  user_id: string;
  starts_at: Date;
  players: PlayerRow[];
}

const fieldOf = ({ place }: Pick<NamedGuest, "place">) => `players.${place}.guest_name`;

/**
 * The same name and address mean the guest who is on the booking already; so does the name alone, unless the request names that guest's
 * address besides.
 */
function presentRow(present: PlayerRow[], { name, email }: NamedGuest, all: NamedGuest[]): PlayerRow | undefined {
  const ofName = present.filter(({ guest_name }) => guest_name !== null && nameKey(guest_name) === nameKey(name));
  const same = ofName.find((row) => addressOf(row) === email);
  if (same || email !== null) return same;
  return ofName.find((row) => all.every((other) => other.email !== addressOf(row)));
}

const addressOf = ({ guest_email }: PlayerRow): string | null => guest_email?.toLowerCase() ?? null;

async function lockGuests({ sql, clubId }: ClubTx, hostId: string, guests: NamedGuest[]): Promise<Map<string, string>> {
  if (guests.length === 0) return new Map();
  const wanted = guests.map((guest) => ({ identity: identityOf(guest), name: guest.name, email: guest.email }));
  await insertGuests(sql, clubId, wanted);
  return lockGuestsOf(
    sql,
    clubId,
    hostId,
    wanted.map(({ identity }) => identity),
  );
}

type Periods = ReturnType<typeof periodsOf> & { except: string | null };

async function checkHost(
  { sql, clubId }: ClubTx,
  rules: GuestRules,
  { hostId, guests, field }: { hostId: string; guests: number; field: string },
  periods: Periods,
): Promise<void> {
  if (rules.guests_per_member_month === 0 && rules.guests_per_member_year === 0) return;
  const counts = await countGuestsOf(sql, clubId, hostId, periods);
  const limit = hostLimit(rules, { hostMonth: counts.month, hostYear: counts.year }, guests);
  if (limit) throw rejectedPlayer(limit.code, field, { n: limit.n });
}

async function checkVisits(
  { sql, clubId }: ClubTx,
  rules: GuestRules,
  guests: { id: string; guest: { name: string }; field: string }[],
  periods: Periods,
): Promise<void> {
  const n = rules.visits_per_guest_year;
  if (n === 0) return;
  const ids = guests.map(({ id }) => id);
  const visits = await countVisits(sql, clubId, ids, periods);
  for (const { id, guest, field } of guests) {
    if (isGuestLimitReached(rules, visits.get(id) ?? 0))
      throw rejectedPlayer("guest_visits_limit", field, { name: guest.name, n });
  }
}

export const guestRow = ({ name, email }: NamedGuest, guestId: string, fee: number): PlayerRow => ({
  id: randomUUID(),
  user_id: null,
  guest_id: guestId,
  guest_name: name,
  guest_email: email,
  name,
  fee_cents: fee,
});

/** The club's month and year of an instant. */
export function periodsOf(instant: number, zone: string) {
  const [year = 0, month = 0] = localDate(instant, zone).split("-").map(Number);
  const begin = (years: number, months: number) =>
    new Date(dayBounds(`${years}-${String(months).padStart(2, "0")}-01`, zone).startsAt);
  const next = month === 12 ? begin(year + 1, 1) : begin(year, month + 1);
  return {
    month: { from: begin(year, month), until: next },
    year: { from: begin(year, 1), until: begin(year + 1, 1) },
  };
}
