import { type CsvColumn, type CsvFile, csvOf } from "../../http/csv.ts";
import type { ActivityResponse } from "./response.ts";

/** A line of any of the lists; what a list does not have is empty. */
interface Line {
  figure: keyof ActivityResponse;
  id?: string;
  name?: string;
  from_hours?: number;
  to_hours?: number | null;
  count?: number;
  minutes?: number;
  last_at?: string;
  dates?: number;
  places?: number;
}

const COLUMNS: CsvColumn<Line>[] = (
  ["figure", "id", "name", "from_hours", "to_hours", "count", "minutes", "last_at", "dates", "places"] as const
).map((name) => [name, (line) => line[name]]);

function linesOf(report: ActivityResponse): Line[] {
  const { waiting, rejected, lead, canceled, busiest, lapsed, coaches, events, guests } = report;
  return [
    ...waiting.map(({ sport, count }) => ({ figure: "waiting" as const, name: sport, count })),
    ...rejected.map(({ code, count }) => ({ figure: "rejected" as const, name: code, count })),
    ...lead.map((bucket) => ({ figure: "lead" as const, ...bucket })),
    ...canceled.map((bucket) => ({ figure: "canceled" as const, ...bucket })),
    ...busiest.map(({ user_id: id, name, bookings: count, minutes }) => {
      return { figure: "busiest" as const, id, name, count, minutes };
    }),
    ...lapsed.map(({ user_id: id, name, bookings: count, last_at }) => {
      return { figure: "lapsed" as const, id, name, count, last_at };
    }),
    ...coaches.map(({ user_id: id, name, lessons: count, minutes }) => {
      return { figure: "coaches" as const, id, name, count, minutes };
    }),
    ...events.map(({ event_id: id, title: name, registered: count, dates, places }) => {
      return { figure: "events" as const, id, name, count, dates, places };
    }),
    { figure: "guests", name: "visits", count: guests.visits },
    { figure: "guests", name: "guests", count: guests.guests },
  ];
}

/** All lists of the report in one table: `figure` is the list's name in JSON, `count` its bookings, lessons, requests or registrations. */
export const activityCsv = (report: ActivityResponse): CsvFile => ({
  text: csvOf(COLUMNS, linesOf(report)),
  name: `activity-${report.from}-${report.to}`,
});
