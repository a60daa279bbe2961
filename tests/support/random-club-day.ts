import { BOOKING_LENGTHS, type ClubRules, DEFAULT_RULES, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import fc from "fast-check";
import { type ClubDay, type Filling, isOwn, type Occupied, overlaps } from "./club-day.ts";
import { dayStart } from "./wall-clock.ts";

const MINUTE = 60_000;
const DAY = 24 * 60;

/** Days of clock changes in both hemispheres, and special cases: half an hour, at midnight, a zone far ahead. */
const CHANGING_DAYS: [zone: string, date: string][] = [
  ["America/New_York", "2026-03-08"],
  ["America/New_York", "2026-11-01"],
  ["Europe/Berlin", "2027-03-28"],
  ["Europe/Berlin", "2026-10-25"],
  ["Australia/Sydney", "2026-10-04"],
  ["Australia/Sydney", "2027-04-04"],
  ["Australia/Lord_Howe", "2026-10-04"],
  ["Australia/Lord_Howe", "2027-04-04"],
  ["America/St_Johns", "2027-03-14"],
  ["America/St_Johns", "2026-11-01"],
  ["America/Santiago", "2026-09-06"],
  ["America/Santiago", "2027-04-03"],
  ["America/Santiago", "2027-04-04"],
  ["Pacific/Auckland", "2026-09-27"],
  ["Africa/Cairo", "2027-04-30"],
  ["America/Scoresbysund", "2028-03-25"],
];
const ZONES = [...new Set(CHANGING_DAYS.map(([zone]) => zone)), "Asia/Kolkata", "Pacific/Kiritimati", "UTC"];

const steps = (step: number, min: number, max: number) =>
  fc.integer({ min: Math.ceil(min / step), max: Math.floor(max / step) }).map((count) => count * step);

const plainDay = fc.tuple(
  fc.constantFrom(...ZONES),
  fc.integer({ min: 0, max: 700 }).map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)),
);
const zoneAndDate = fc.oneof(fc.constantFrom(...CHANGING_DAYS), plainDay);

/** Opening hours that hold at most `mostSlots` slots, on a grid of five minutes, often around the hours when clocks change. */
const rules = (zone: string, mostSlots: number): fc.Arbitrary<ClubRules> =>
  fc
    .record({
      slot: steps(15, 15, 180),
      opening: fc.oneof(fc.constant(0), steps(15, 0, DAY - 60), steps(5, 0, DAY - 60)),
      slots: fc.integer({ min: 1, max: mostSlots }),
      rest: fc.constantFrom(0, 5, 30),
      advance_booking_days: fc.integer({ min: 0, max: 10 }),
      max_bookings_per_day: fc.integer({ min: 1, max: 4 }),
      max_bookings_per_week: fc.constantFrom(0, 0, 1, 2, 3, 6),
      max_booking_length_minutes: fc.constantFrom(...BOOKING_LENGTHS),
    })
    .map(({ slot, opening, slots, rest, ...limits }) => ({
      ...DEFAULT_RULES,
      ...limits,
      time_zone: zone,
      slot_length_minutes: slot,
      booking_hours_start: wallTime(opening),
      booking_hours_end: wallTime(Math.min(DAY, opening + slot * slots + rest)),
    }));

const FILLINGS: Filling[] = ["own", "ownLesson", "taught", "other", "lesson", "block", "event", "offer_held"];

/** One day of a random club: rules, zone, date, clock, person and the courts' occupancies, on and off the slots. */
export function randomClubDay({ mostSlots }: { mostSlots: number }): fc.Arbitrary<ClubDay> {
  return zoneAndDate.chain(([zone, date]) =>
    fc
      .record({
        rules: rules(zone, mostSlots),
        person: fc.constantFrom(...PEOPLE),
        daysBefore: fc.integer({ min: -1, max: 12 }),
        minuteOfNow: fc.oneof(steps(15, 0, DAY), fc.integer({ min: 0, max: DAY })),
        courts: fc.array(fc.record({ isActive: fc.boolean() }), { maxLength: 1 }),
        fillings: fc.array(
          fc.record({
            court: fc.integer({ min: 0, max: 1 }),
            filling: fc.constantFrom(...FILLINGS),
            start: fc.oneof(steps(15, -60, DAY), steps(5, -60, DAY)),
            length: steps(5, 5, 240),
            reason: fc.constantFrom(null, "Resurfacing"),
          }),
          { maxLength: 6 },
        ),
        elsewhere: fc.array(
          fc.record({ start: steps(15, -8 * DAY, 8 * DAY), length: steps(15, 15, 120), isCanceled: fc.boolean() }),
          { maxLength: 5 },
        ),
      })
      .map((drawn): ClubDay => {
        const midnight = dayStart(date, zone);
        const at = (minutes: number) => midnight + minutes * MINUTE;
        const courts = [{ isActive: true }, ...drawn.courts];
        const occupied: Occupied[] = [];
        for (const { court, filling, start, length, reason } of drawn.fillings) {
          const next = { court, filling, reason, startsAt: at(start), endsAt: at(start + length) };
          const isFree = !occupied.some(
            (each) => overlaps(each, next) && (each.court === court || (isOwn(each) && isOwn(next))),
          );
          if (isFree && court < courts.length) occupied.push(next);
        }
        const elsewhere: ClubDay["elsewhere"] = [];
        for (const { start, length, isCanceled } of drawn.elsewhere) {
          const next = { startsAt: at(start), endsAt: at(start + length), isCanceled };
          const others = [...occupied.filter(isOwn), ...elsewhere];
          if (!others.some((each) => overlaps(each, next))) elsewhere.push(next);
        }
        const now = at(drawn.minuteOfNow - drawn.daysBefore * DAY);
        return { rules: drawn.rules, date, now, ...drawn.person, courts, occupied, elsewhere };
      }),
  );
}

const PEOPLE = [
  { role: "member", isPreview: false },
  { role: "member", isPreview: false },
  { role: "coach", isPreview: false },
  { role: "front_desk", isPreview: false },
  { role: "admin", isPreview: false },
  { role: "member", isPreview: true },
  { role: "coach", isPreview: true },
  { role: "front_desk", isPreview: true },
] as const;
