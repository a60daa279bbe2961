import { type BookingRules, type NamedPlayer, playerViolation } from "@courtside/contracts/domain/booking-rules.ts";
import { localDate, type Slot } from "@courtside/contracts/domain/club-time.ts";
import { type BookingCounts, countedBookings } from "@courtside/contracts/domain/players.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import { DomainError, unknownId } from "../../errors.ts";
import { layOutDate } from "../days/layout.ts";
import { type NamedMember, rejectedPlayer } from "./input.ts";

/** What decides whether a member can play, as begin_booking reads it. Instants are epoch milliseconds. */
export interface Partner {
  id: string;
  name: string;
  role: Role;
  has_left: boolean;
  /** Starts of the bookings that they made, and of those of others in which they play. */
  booked: number[];
  played: number[];
  busy: [startsAt: number, endsAt: number][];
}

interface JudgedFor {
  rules: BookingRules;
  slot: Slot;
  /** Of the person who names them. */
  role: Role;
  /** The request's field that is invalid; the member's place in its players unless given. */
  fieldOf?: (place: number) => string;
}

const ofPlace = (place: number): string => `players.${place}.user_id`;

/** Rejects the first member who cannot play then, naming them (docs/product/booking.md#players). Returns them in their order and place. */
export function judgeMembers(
  members: NamedMember[],
  partners: Partner[],
  { rules, slot, role, fieldOf = ofPlace }: JudgedFor,
): (Partner & { place: number })[] {
  return members.map(({ id, place }) => {
    const field = fieldOf(place);
    const partner = partners.find((each) => each.id === id);
    if (!partner) throw unknownId(field, "Member");
    if (partner.has_left) throw rejectedPlayer("player_left", field, { name: partner.name });
    const violation = partnerViolation(partner, { rules, slot, role });
    if (!violation) return { ...partner, place };
    const kind = violation.code === "player_busy" ? "conflict" : "rejected";
    throw new DomainError(kind, violation.code, violation.message, { field, person: partner.name });
  });
}

/** Why a member cannot play at a time, or null. */
export function partnerViolation(partner: Partner, { rules, slot, role }: Omit<JudgedFor, "fieldOf">) {
  const layout = layOutDate(localDate(slot.startsAt, rules.time_zone), rules);
  const counted = countedBookings(rules, {
    booked: countsIn(partner.booked, layout),
    played: countsIn(partner.played, layout),
  });
  const player: NamedPlayer = {
    name: partner.name,
    role: partner.role,
    bookingsThatDay: counted.day,
    bookingsThatWeek: counted.week,
    isElsewhere: partner.busy.some(([start, end]) => start < slot.endsAt && end > slot.startsAt),
  };
  return playerViolation(player, { role, rules });
}

/** What was read, as if the players were not on a booking: its time is free, and it is not counted. */
export const partnersWithout = (partners: Partner[], booking: { starts_at: Date }): Partner[] => {
  // Times of one person never overlap: the same start is the booking's own.
  const isAnother = (start: number) => start !== booking.starts_at.getTime();
  return partners.map((partner) => ({
    ...partner,
    busy: partner.busy.filter(([start]) => isAnother(start)),
    played: partner.played.filter(isAnother),
  }));
};

/** How many of the starts lie on a day and in its week. */
export function countsIn(starts: readonly number[], { bounds, week }: { bounds: Slot; week: Slot }): BookingCounts {
  const within = ({ startsAt, endsAt }: Slot) => starts.filter((start) => start >= startsAt && start < endsAt).length;
  return { day: within(bounds), week: within(week) };
}
