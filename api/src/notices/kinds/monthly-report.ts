import { monthLabel } from "@courtside/contracts/domain/club-clock.ts";
import { WEEKDAYS, weekdayLabel } from "@courtside/contracts/domain/weekly-availability.ts";
import { z } from "zod";
import { noticeKind } from "../notice-kind.ts";

const part = z.number().min(0).max(1).nullable();

const monthlyFigures = z.object({
  /** "2026-10". */
  month: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  /** Null where nothing was open. */
  utilisation: part,
  utilisationBefore: part,
  bookings: z.int(),
  canceled: z.int(),
  /** Null where nobody checked in. */
  noShows: z.int().nullable(),
  unmet: z.int(),
  busiest: z.object({ weekday: z.enum(WEEKDAYS), hour: z.int() }).nullable(),
});

const percent = (part: number) => `${Math.round(part * 100)}%`;
const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/** What is not known has no line. */
function linesOf({ utilisation, utilisationBefore, busiest, ...counts }: z.output<typeof monthlyFigures>): string[] {
  const before = utilisationBefore === null ? "" : `, ${percent(utilisationBefore)} the month before`;
  return [
    ...(utilisation === null ? [] : [`Courts in use: ${percent(utilisation)} of the open time${before}`]),
    `Bookings: ${counts.bookings}`,
    `Canceled bookings: ${counts.canceled}`,
    ...(counts.noShows === null ? [] : [`No-shows: ${counts.noShows}`]),
    `Requests that got no court: ${counts.unmet}`,
    ...(busiest === null
      ? []
      : [`Busiest hour: ${weekdayLabel(busiest.weekday)}, ${clock(busiest.hour)} - ${clock(busiest.hour + 1)}`]),
  ];
}

/** To admins: how the club's last month was (docs/product/reports.md#monthly-report). */
export const monthlyReport = noticeKind({
  label: "Monthly report",
  details: monthlyFigures,
  mail: {
    subject: "{club} in {month}",
    text: "{club} in {month}:\n\n{figures}",
  },
  sample: {
    ...{ month: "2026-10", from: "2026-10-01", to: "2026-10-31" },
    ...{ utilisation: 0.62, utilisationBefore: 0.58, bookings: 412, canceled: 31, noShows: 5, unmet: 12 },
    busiest: { weekday: "tuesday", hour: 18 },
  },
  parts: (details) => ({
    heading: `How ${monthLabel(details.month)} was`,
    values: { month: monthLabel(details.month), figures: linesOf(details).join("\n") },
    button: { label: "See the report", path: `/admin/reports?from=${details.from}&to=${details.to}` },
  }),
});
