import { randomUUID } from "node:crypto";
import type { CourtRow } from "../../api/src/scheduling/courts/queries.ts";
import { layOutDay } from "../../api/src/scheduling/days/booking-context.ts";
import type { PersonDay } from "../../api/src/scheduling/days/person-day.ts";
import type { OccupancyRow } from "../../api/src/scheduling/days/queries.ts";
import { rulesWith } from "./rules.ts";

export const HOUR = 3_600_000;
export const DATE = "2026-07-01";
const MIDNIGHT = Date.parse(`${DATE}T00:00:00-04:00`);

/** The instant of an hour of `DATE` in New York: 9.5 is 09:30. */
export const at = (hour: number): number => MIDNIGHT + hour * HOUR;
export const slot = (from: number, until: number) => ({ startsAt: at(from), endsAt: at(until) });

/** Noon of the day before. */
export const NOW = at(-12);
export const COURT: CourtRow = {
  ...{ id: randomUUID(), club_id: randomUUID(), name: "Court 1", sport: "tennis" },
  ...{ is_active: true, max_players: null },
};
export const MEMBER = { userId: randomUUID(), role: "member" as const, now: NOW };

/** A booking of an unknown member on `COURT`, or what is given. */
export const occupancy = (from: number, until: number, given: Partial<OccupancyRow> = {}): OccupancyRow => ({
  id: randomUUID(),
  court_id: COURT.id,
  kind: "booking",
  starts_at: new Date(at(from)),
  ends_at: new Date(at(until)),
  booking_id: randomUUID(),
  offer_id: null,
  event_id: null,
  user_id: randomUUID(),
  coach_id: null,
  is_player: false,
  booked_by: null,
  coach_name: null,
  players: null,
  guest_fees_due_cents: null,
  is_unnamed: null,
  checked_in_at: null,
  series_label: null,
  reason: null,
  offered_to_id: null,
  is_alternative: null,
  offered_to: null,
  offer_expires_at: null,
  ...given,
});

/** `DATE` of a club with the default rules, without bookings unless given. */
export function personDay({ rules = {}, occupancies = [], ...given }: PersonDayOptions = {}): PersonDay {
  const byCourt = new Map<string, OccupancyRow[]>([[COURT.id, []]]);
  for (const row of occupancies) byCourt.set(row.court_id, [...(byCourt.get(row.court_id) ?? []), row]);
  return {
    ...layOutDay(DATE, rulesWith(rules), NOW),
    booker: { id: MEMBER.userId, role: "member" },
    counts: { day: 0, week: 0 },
    ownTimes: [],
    ...given,
    occupancies: byCourt,
  };
}

interface PersonDayOptions extends Partial<Pick<PersonDay, "booker" | "counts" | "ownTimes">> {
  rules?: Partial<PersonDay["rules"]>;
  occupancies?: OccupancyRow[];
}
