import { LEAD_BOUNDS } from "@courtside/contracts/domain/report-counts.ts";
import { z } from "@hono/zod-openapi";
import type { CountRow, DateSpan, Measure } from "../queries.ts";
import type { BusyRow, CoachRow, EventFillRow, LapsedRow } from "./queries.ts";

const count = z.int().min(0);
const person = { user_id: z.uuid(), name: z.string() };

const bucket = z.object({
  from_hours: z.int().openapi({ description: "Hours before the start, at least" }),
  to_hours: z.int().nullable().openapi({ description: "Less than; null: no bound" }),
  count,
});

export const Activity = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    waiting: z
      .array(z.object({ sport: z.string(), count }))
      .openapi({ description: "Waitlist entries for these dates that got no court" }),
    rejected: z.array(z.object({ code: z.string(), count })).openapi({
      description:
        "Requests to book on these dates that a rule or a taken slot rejected, kept from the release on that counts them",
    }),
    lead: z.array(bucket).openapi({ description: "Bookings by how far ahead they were made" }),
    canceled: z.array(bucket).openapi({ description: "Canceled bookings by how far ahead that was" }),
    busiest: z.array(z.object({ ...person, bookings: count, minutes: count })),
    lapsed: z
      .array(z.object({ ...person, bookings: count, last_at: z.iso.datetime() }))
      .openapi({ description: "Members who booked in the range before and not since" }),
    coaches: z.array(z.object({ ...person, lessons: count, minutes: count })),
    events: z.array(
      z.object({ event_id: z.uuid(), title: z.string(), dates: count, registered: count, places: count }),
    ),
    guests: z.object({ visits: count, guests: count }),
    totals: z
      .object({ busiest: count, lapsed: count, coaches: count, events: count })
      .openapi({ description: "How many the lists would have if none were cut" }),
    has_bookings_before: z
      .boolean()
      .openapi({ description: "false: no member booked in the range before, so `lapsed` has none to name" }),
  })
  .openapi("ReportActivity");

export type ActivityResponse = z.infer<typeof Activity>;

interface ActivityRows {
  counts: Omit<CountRow, "date">[];
  busiest: BusyRow[];
  lapsed: LapsedRow[];
  hasBookingsBefore: boolean;
  coaches: CoachRow[];
  events: EventFillRow[];
  guests: ActivityResponse["guests"];
}

export function activityResponse({ from, to }: DateSpan, rows: ActivityRows): ActivityResponse {
  const { counts, busiest, lapsed, hasBookingsBefore, coaches, events, guests } = rows;
  const sums = (measure: Measure): Map<string, number> => {
    const sum = new Map<string, number>();
    for (const each of counts) if (each.measure === measure) sum.set(each.key, (sum.get(each.key) ?? 0) + each.count);
    return sum;
  };
  const most = (measure: Measure) => [...sums(measure)].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const buckets = (measure: Measure) => {
    const sum = sums(measure);
    return [0, ...LEAD_BOUNDS].map((from_hours, at) => ({
      from_hours,
      to_hours: LEAD_BOUNDS[at] ?? null,
      count: sum.get(String(at)) ?? 0,
    }));
  };
  return {
    from,
    to,
    waiting: most("waiting").map(([sport, count]) => ({ sport, count })),
    rejected: most("rejected").map(([code, count]) => ({ code, count })),
    lead: buckets("lead"),
    canceled: buckets("canceled"),
    busiest: busiest.map(uncounted),
    lapsed: lapsed.map(uncounted).map(({ last_at, ...each }) => ({ ...each, last_at: last_at.toISOString() })),
    coaches: coaches.map(uncounted),
    events: events.map(uncounted),
    guests,
    totals: {
      ...{ busiest: totalOf(busiest), lapsed: totalOf(lapsed), coaches: totalOf(coaches), events: totalOf(events) },
    },
    has_bookings_before: hasBookingsBefore,
  };
}

const uncounted = <Row extends { total: number }>({ total: _, ...row }: Row): Omit<Row, "total"> => row;
const totalOf = (rows: readonly { total: number }[]): number => rows[0]?.total ?? 0;
