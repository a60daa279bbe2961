import type { Availability, HeldOffer, SlotState } from "@courtside/contracts/api/client.ts";
import { addDays, clubDate, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import type { OwnDay, OwnTaken } from "@courtside/contracts/domain/club-day/own-day.ts";
import { type SharedCourt, type SharedDay, TAKEN_STATES } from "@courtside/contracts/domain/club-day/shared-day.ts";
import { minutesOfDay, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import { dayClock } from "@courtside/contracts/domain/club-time.ts";
import type { CourtKind } from "@courtside/contracts/domain/courts.ts";
import type { PartOfDay } from "@courtside/contracts/domain/part-of-day.ts";
import { isStaff, type Role } from "@courtside/contracts/domain/roles.ts";
import { fakeClub } from "@courtside/contracts/shell/fake-me.ts";

const MINUTE = 60_000;
const ZONE = "America/New_York";

/** One occupancy of a court, in minutes after opening. `own_overlap`: not an occupancy, the caller is busy elsewhere. */
export interface Filled {
  court: number;
  from: number;
  minutes: number;
  state: SlotState;
  booked_by?: string;
  /** Besides `booked_by`, as staff see them. */
  players?: string[];
  is_unnamed?: boolean;
  is_checked_in?: boolean;
  guest_fees_due_cents?: number;
  /** Of `own`: false if the caller only plays. */
  is_booker?: boolean;
  /** Of `own`, with `booked_by`: a lesson of this coach; `is_coach` if the caller gives it. */
  coach_name?: string;
  is_coach?: boolean;
  reason?: string;
  /** It belongs to the series of the mock api; what staff call it. */
  series?: { label: string | null };
  offer?: HeldOffer;
}

export interface FakeDay {
  date?: string;
  role?: Role;
  courts?: number;
  /** What the first courts are like, and whether they are active. */
  kinds?: (CourtKind & Pick<SharedCourt, "is_active">)[];
  slotMinutes?: number;
  slots?: number;
  longest?: number;
  /** First slot, as an instant. */
  opens?: string;
  now?: string;
  filled?: Filled[];
  waitlist?: boolean;
  /** When the caller mostly plays. */
  usual?: PartOfDay;
  /** Of the caller's own part. */
  response?: Partial<Pick<Availability, "allowance" | "club_bookings" | "last_bookable_date" | "notice" | "now">>;
}

const id = (kind: string, at: number): string => `${kind}-0000-4000-8000-${String(at).padStart(12, "0")}`;

/** Every day has the same bookings: on March 10 they have the ids of the samples, on another day they are others. */
const bookingId = (date: string, at: number): string => {
  const sample = id("bbbbbbbb", at);
  return date.endsWith("-03-10") ? sample : sample.replace("-8000-", `-80${date.slice(-2)}-`);
};

const MEMBER = { bookings_today: 1, daily_limit: 2, bookings_this_week: 3, weekly_limit: 7, slots_left: 1 };
const STAFF = { bookings_today: 0, daily_limit: null, bookings_this_week: 0, weekly_limit: null, slots_left: null };

/** The two parts of a day for stories and tests; by default five courts, hourly, 06:00 to 22:00 in New York. */
export function fakeDay(day: FakeDay = {}): { shared: SharedDay; own: OwnDay } {
  const { date = "2026-03-10", role = "member", courts = 5, filled = [], longest = 120 } = day;
  const { slotMinutes = 60, slots = 16 } = day;
  const opens = day.opens ?? `${date}T10:00:00Z`;
  const now = day.now ?? new Date(Date.parse(opens) - 60 * MINUTE).toISOString();
  const clock = dayClock(date, ZONE);
  const opening = (Date.parse(opens) - Date.parse(clock.day_start)) / MINUTE;
  const opensAt = clubTime(opens, ZONE);

  const court = (at: number): SharedCourt => {
    const taken = filled
      .map((each, place) => ({ ...each, place, start: opening + each.from }))
      .filter((each) => each.court === at && each.state !== "own_overlap")
      .sort((one, other) => one.start - other.start);
    return {
      id: id("cccccccc", at),
      name: `Court ${at + 1}`,
      ...day.kinds?.[at],
      taken: taken.map(({ start, minutes, state }) => [start, minutes, codeOf(state)]),
      details: taken.map(({ start, place, state, booked_by, reason, offer, ...each }) => ({
        start,
        reason,
        players: each.players,
        is_unnamed: each.is_unnamed,
        is_checked_in: each.is_checked_in,
        guest_fees_due_cents: each.guest_fees_due_cents,
        ...(state === "event" && isStaff(role) && { event_id: id("eeeeeeee", place) }),
        ...(each.series?.label && { series_label: each.series.label }),
        ...(booked_by && { booked_by, booking_id: bookingId(date, place) }),
        ...(offer && !offer.is_yours && { offer: offerOf(offer) }),
      })),
    };
  };

  const mine = filled.flatMap((each, place): OwnTaken[] => {
    const { state, offer, minutes: length, reason, is_booker } = each;
    const { booked_by, coach_name, is_coach } = each;
    const lesson = coach_name ? { booked_by, coach_name, is_coach } : {};
    if (state !== "own" && !offer?.is_yours) return [];
    const at = { court_id: id("cccccccc", each.court), start: opening + each.from, length, reason };
    return [
      state === "own"
        ? { ...at, state, ...lesson, is_booker, id: id("ffffffff", place), booking_id: bookingId(date, place) }
        : { ...at, state: "offer_held", id: id("ffffffff", place), ...(offer && { offer: offerOf(offer) }) },
    ];
  });

  const rules = {
    slot_length_minutes: slotMinutes,
    advance_booking_days: 7,
    max_bookings_per_day: 2,
    max_bookings_per_week: 7,
    max_booking_length_minutes: longest,
    cancel_cutoff_hours: fakeClub.cancel_cutoff_hours,
    booking_hours_start: opensAt,
    booking_hours_end: wallTime(minutesOfDay(opensAt) + slots * slotMinutes),
    time_zone: ZONE,
  };
  const staff = isStaff(role);
  const lastBookable = staff ? null : addDays(clubDate(now, ZONE), rules.advance_booking_days);
  return {
    shared: { date, sport: "tennis", version: "1", ...clock, courts: [...Array(courts).keys()].map(court) },
    own: {
      date,
      sport: "tennis",
      now,
      role,
      rules,
      waitlist_enabled: day.waitlist ?? false,
      already_waiting: filled.some(({ offer }) => offer?.is_yours),
      last_bookable_date: lastBookable,
      notice: null,
      allowance: staff ? STAFF : MEMBER,
      club_bookings: null,
      busy: filled.flatMap(({ state, from, minutes }) => (state === "own_overlap" ? [[opening + from, minutes]] : [])),
      taken: mine,
      usual_part: day.usual ?? null,
      ...day.response,
    },
  };
}

const offerOf = ({ id, expires_at, offered_to, is_alternative }: HeldOffer) => ({
  id,
  expires_at,
  ...(offered_to && { offered_to }),
  ...(is_alternative && { is_alternative }),
});

/** The states of others' occupancies; one's own is booked for all others. */
const CODES: readonly SlotState[] = TAKEN_STATES;
const codeOf = (state: SlotState): number => Math.max(0, CODES.indexOf(state));
