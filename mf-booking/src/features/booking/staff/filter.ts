import { addDays, isDate } from "@courtside/contracts/domain/club-clock.ts";
import type { ListAddress } from "@courtside/contracts/shell/useListAddress.ts";

const PERIODS = ["week", "month", "all"] as const;
/** Null: from today on. */
export type Period = (typeof PERIODS)[number] | null;

const KINDS = ["booking", "lesson"] as const;
const STATUSES = ["confirmed", "canceled"] as const;

/** What the address says of the list of all bookings. */
export interface BookingListFilter {
  /** `YYYY-MM-DD`; wins over the period. */
  date: string | null;
  period: Period;
  courtId: string | null;
  sport: string | null;
  kinds: (typeof KINDS)[number][];
  statuses: (typeof STATUSES)[number][];
  search: string;
  order: "asc" | "desc";
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function readFilter({ get, all, sort }: ListAddress, sports: readonly string[]): BookingListFilter {
  const date = get("date");
  const courtId = get("court");
  const sport = get("sport");
  return {
    date: isDate(date) ? date : null,
    period: PERIODS.find((period) => period === get("period")) ?? null,
    courtId: courtId && ID.test(courtId) ? courtId : null,
    sport: sport && sports.includes(sport) ? sport : null,
    kinds: all("kind", KINDS),
    statuses: all("status", STATUSES),
    search: get("q") ?? "",
    order: sort?.key === "time" && sort.direction === "descending" ? "desc" : "asc",
  };
}

/** The dates of a period, for the api; the last weeks end yesterday. */
function datesOf({ date, period }: BookingListFilter, today: string) {
  if (date) return { date };
  if (period === "week") return { from: addDays(today, -7), to: addDays(today, -1) };
  if (period === "month") return { from: addDays(today, -30), to: addDays(today, -1) };
  return period === "all" ? {} : { from: today };
}

/** The one value of a choice of two; with none or both of them the choice says nothing. */
const only = <Value extends string>(chosen: Value[]): Value | null =>
  chosen.length === 1 ? (chosen[0] ?? null) : null;

export function bookingQuery(filter: BookingListFilter, today: string) {
  const { courtId, sport, search, order } = filter;
  const [kind, status] = [only(filter.kinds), only(filter.statuses)];
  return {
    scope: "club" as const,
    order,
    ...datesOf(filter, today),
    ...(courtId && { court_id: courtId }),
    ...(sport && { sport }),
    ...(search && { q: search }),
    ...(kind && { kind }),
    ...(status && { status }),
  };
}
