import type { DayGrid } from "@courtside/contracts/domain/club-day/day-grid.ts";
import { freeTimes } from "@courtside/contracts/domain/club-day/free-times.ts";
import { joinDay } from "@courtside/contracts/domain/club-day/join.ts";
import { minutesOfDay } from "@courtside/contracts/domain/club-rules.ts";
import { dayBounds, weekBounds } from "@courtside/contracts/domain/club-time.ts";
import { isStaff } from "@courtside/contracts/domain/roles.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ownDayOf } from "../../api/src/availability/own-day.ts";
import { gridOf, variantFor } from "../../api/src/availability/read.ts";
import { sharedDayOf } from "../../api/src/availability/shared-days/shared-day.ts";
import { layOutDay } from "../../api/src/scheduling/days/booking-context.ts";
import { courtsInUse } from "../../api/src/scheduling/days/courts-in-use.ts";
import { type PersonDay, rejectionOn, type Viewer } from "../../api/src/scheduling/days/person-day.ts";
import type { OccupancyRow } from "../../api/src/scheduling/days/queries.ts";
import { type ClubDay, counts, type Filling, isOwn, type Occupied, type Span } from "../support/club-day.ts";
import { randomClubDay } from "../support/random-club-day.ts";
import { randomInput } from "../support/random-input.ts";
import { isBookableByHand, isWaitableByHand, rejectionsByHand, slotsByHand } from "../support/rules-by-hand.ts";

const CASES = Number(process.env.PROPERTY_CASES ?? 1000);
const ME = "me";

const KINDS: Record<Filling, OccupancyRow["kind"]> = {
  own: "booking",
  ownLesson: "lesson",
  taught: "lesson",
  other: "booking",
  lesson: "lesson",
  block: "block",
  event: "event",
  offer_held: "offer_held",
};

const courtOf = (day: ClubDay, index: number) => ({
  id: String(index),
  is_active: day.courts[index]?.isActive ?? false,
});

/** The data that the api would read from the database for this person and date. */
function personDayOf(day: ClubDay): PersonDay {
  const { rules, date, occupied, elsewhere } = day;
  const confirmed = elsewhere.filter((each) => !each.isCanceled);
  const booked = [...occupied.filter(counts), ...confirmed];
  const within = (bounds: Span) =>
    booked.filter((each) => each.startsAt >= bounds.startsAt && each.startsAt < bounds.endsAt).length;
  const times = [...occupied.filter(isOwn), ...confirmed];
  return {
    ...layOutDay(date, rules, day.now),
    booker: { id: ME, role: day.role },
    counts: { day: within(dayBounds(date, rules.time_zone)), week: within(weekBounds(date, rules.time_zone)) },
    ownTimes: times.map(({ startsAt, endsAt }) => ({ starts_at: new Date(startsAt), ends_at: new Date(endsAt) })),
    occupancies: new Map(day.courts.map((_, court) => [String(court), rowsOfCourt(occupied, court)])),
  };
}

/** In the order of the product's query. */
const rowsOfCourt = (occupied: Occupied[], court: number): OccupancyRow[] =>
  occupied
    .filter((each) => each.court === court)
    .sort((a, b) => a.startsAt - b.startsAt)
    .map(rowOf);

function rowOf(each: Occupied, index: number): OccupancyRow {
  const isBooking = KINDS[each.filling] === "booking" || KINDS[each.filling] === "lesson";
  return {
    id: `${each.court}-${index}`,
    court_id: String(each.court),
    kind: KINDS[each.filling],
    starts_at: new Date(each.startsAt),
    ends_at: new Date(each.endsAt),
    booking_id: isBooking ? `b${index}` : null,
    event_id: null,
    user_id: isBooking ? (counts(each) ? ME : "someone") : null,
    coach_id: each.filling === "taught" ? ME : null,
    is_player: false,
    booked_by: isBooking ? "Another member" : null,
    coach_name: null,
    players: null,
    guest_fees_due_cents: null,
    is_unnamed: null,
    checked_in_at: null,
    series_label: null,
    reason: each.filling === "block" ? each.reason : null,
    offer_id: null,
    offered_to_id: null,
    offered_to: null,
    offer_expires_at: null,
    is_alternative: null,
  };
}

const OF = { sport: "tennis", waitlistEnabled: true };
const overTheWire = <T>(part: T): T => JSON.parse(JSON.stringify(part));

interface NamedCourt {
  id: string;
  name: string;
  is_active: boolean;
}

/** The courts that the grid has: for staff also inactive ones on which more than a block is left. */
const courtsByHand = (day: ClubDay): NamedCourt[] =>
  [...day.courts.keys()]
    .map((index) => ({ ...courtOf(day, index), name: `Court ${index}` }))
    .filter(({ is_active, id }) => {
      const inUse = day.occupied.some(({ court, filling }) => String(court) === id && filling !== "block");
      return is_active || (isStaff(day.role) && inUse);
    });

/** The grid as `/availability` joins it, and as a browser joins it from what `/days` and `/me/days` send. */
function bothGrids(day: ClubDay, viewer: Viewer, person: PersonDay, courts: NamedCourt[]) {
  const rows = { counts: person.counts, ownTimes: person.ownTimes, clubBookings: null, alreadyWaiting: false };
  const occupancies = [...person.occupancies.values()].flat().sort((a, b) => Number(a.starts_at) - Number(b.starts_at));
  const whole = gridOf(viewer, person, OF, { courts, rows, occupancies });
  const shown = { date: day.date, sport: OF.sport, layout: person, ...courtsInUse(courts, occupancies, person.slots) };
  const joined = joinDay(
    overTheWire(sharedDayOf(shown, variantFor(viewer.role))),
    overTheWire(ownDayOf(viewer, person, OF, rows, occupancies)),
  );
  return { whole, joined };
}

/** Without the ids of occupancies, which the shared day does not have. */
const withoutIds = ({ courts, ...rest }: ReturnType<typeof joinDay>) => ({
  ...rest,
  courts: courts.map(({ slots, occupancies, ...court }) => ({
    ...court,
    slots: slots.map(({ occupancy_id, ...cell }) => ({ ...cell, isTaken: occupancy_id !== undefined })),
    occupancies: occupancies.map(({ id: _, ...occupancy }) => occupancy),
  })),
});

/** Times of one to three slots, and for staff of half a slot more: each can be booked, and of whole slots none is missing. */
function checkFreeTimes(day: ClubDay, grid: DayGrid): number {
  const slot = grid.slot_length_minutes;
  const staff = isStaff(day.role);
  const onQuarters = minutesOfDay(day.rules.booking_hours_start) % 15 === 0;
  const lengths = [slot, 2 * slot, 3 * slot, ...(staff && onQuarters ? [15, slot + 15] : [])];
  let found = 0;
  for (const minutes of lengths) {
    const spanFrom = (start: string) => ({ startsAt: Date.parse(start), endsAt: Date.parse(start) + minutes * 60_000 });
    const times = freeTimes(grid, { minutes });
    const free = new Set(times.flatMap((time) => time.courts.map(({ court_id }) => `${court_id} ${time.start_time}`)));
    for (const court of grid.courts) {
      for (const { start_time } of court.slots) {
        const isFree = free.has(`${court.court_id} ${start_time}`);
        const isBookable = isBookableByHand(day, Number(court.court_id), spanFrom(start_time));
        // Staff may also book across a clock change and until closing, where no slots touch.
        if (isFree || !staff || minutes === slot) expect(isFree, `${start_time} ${minutes}`).toBe(isBookable);
      }
    }
    for (const time of times) expect(Date.parse(time.end_time)).toBe(spanFrom(time.start_time).endsAt);
    expect(times.map((time) => time.start_time)).toEqual(times.map((time) => time.start_time).sort());
    found += free.size;
  }
  return found;
}

test(
  "the hand-written rules and the product agree on every slot, every reason, and every other request",
  () => {
    const tried = { days: 0, slots: 0, available: 0, waitable: 0, inactive: 0, times: 0, inputs: 0, accepted: 0 };
    const property = fc.property(
      randomClubDay({ mostSlots: 24 }).chain((day) =>
        fc.tuple(fc.constant(day), fc.array(randomInput(day), { minLength: 8, maxLength: 8 })),
      ),
      ([day, inputs]) => {
        const viewer: Viewer = { userId: ME, role: day.role, now: day.now };
        const person = personDayOf(day);
        const slots = slotsByHand(day);
        expect(person.slots).toEqual(slots);
        tried.days += 1;
        const courts = courtsByHand(day);
        // What the server reads for staff: all courts.
        const read = isStaff(day.role)
          ? [...day.courts.keys()].map((index) => ({ ...courtOf(day, index), name: `Court ${index}` }))
          : courts;
        const { whole, joined } = bothGrids(day, viewer, person, read);
        expect(joined.courts.map(({ court_id }) => court_id)).toEqual(courts.map(({ id }) => id));
        expect(withoutIds(joined)).toEqual(withoutIds(overTheWire(whole)));
        tried.times += checkFreeTimes(day, joined);
        for (const [row, slot] of slots.entries()) {
          for (const [column, court] of courts.entries()) {
            const cell = joined.courts[column]?.slots[row];
            if (!cell) throw new Error("no cell");
            const index = Number(court.id);
            expect(cell.state === "join_waitlist", JSON.stringify(cell)).toBe(isWaitableByHand(day, index, slot));
            if (cell.state === "join_waitlist") tried.waitable += 1;
            if (cell.state === "limit_reached") expect(cell.reason).toMatch(/limit/);
            const [reason] = rejectionsByHand(day, index, slot);
            tried.slots += 1;
            if (!court.is_active) {
              tried.inactive += 1;
              // A reader that does not know inactive courts offers nothing either.
              expect(cell.occupancy_id).toBeDefined();
            }
            if (reason === undefined) tried.available += 1;
            expect(cell.state === "available").toBe(reason === undefined);
            if (cell.reason !== "Resurfacing") expect(cell.reason).toBe(reason);
            else expect(reason).toBe("This time slot conflicts with an existing booking");
          }
        }
        for (const index of day.courts.keys()) {
          for (const input of inputs) {
            const isBookable = isBookableByHand(day, index, input);
            expect(rejectionOn(viewer, person, courtOf(day, index), input) === null).toBe(isBookable);
            tried.inputs += 1;
            if (isBookable) tried.accepted += 1;
          }
        }
      },
    );
    fc.assert(property, { numRuns: CASES });
    console.log(
      `availability in process: ${tried.days} club days, ${tried.slots} slots (${tried.available} available, ${tried.waitable} to wait for, ${tried.inactive} on inactive courts), ` +
        `${tried.times} free times of some lengths, ${tried.inputs} other requests (${tried.accepted} accepted)`,
    );
    // A generator that always or never offers slots would prove nothing.
    expect(tried.available).toBeGreaterThan(tried.slots * 0.05);
    // Days without a free slot are rare: a short run may have none.
    if (CASES >= 1000) expect(tried.waitable).toBeGreaterThan(CASES / 50);
    expect(tried.available).toBeLessThan(tried.slots * 0.95);
    expect(tried.inactive).toBeGreaterThan(0);
    expect(tried.accepted).toBeGreaterThan(tried.inputs * 0.02);
  },
  60_000 + CASES * 50,
);
