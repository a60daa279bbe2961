import type { UsedMinutes } from "@courtside/contracts/domain/court-use.ts";
import type { Sql } from "../../db/pool.ts";
import type { NoticeContent } from "../../notices/kinds.ts";
import { selectClub } from "../../tenant/queries.ts";
import { readCounts } from "../activity/read.ts";
import type { DateSpan, Measure } from "../queries.ts";
import type { UtilisationRowResponse } from "../response.ts";
import { readHours } from "../utilisation.ts";

type Figures = Omit<Extract<NoticeContent, { kind: "monthly_report" }>["details"], "month" | "from" | "to">;

/** The key figures of a month that is over, as the reports have them, beside the month before. */
export async function monthFigures(sql: Sql, clubId: string, month: DateSpan, before: DateSpan): Promise<Figures> {
  const tx = { sql, clubId, now: Number.POSITIVE_INFINITY };
  const { totals, data } = await readHours(tx, month);
  const { time_zone } = await selectClub(sql, clubId);
  const counts = await readCounts(tx, month, time_zone);
  const sum = (...measures: Measure[]) =>
    counts.filter(({ measure }) => measures.includes(measure)).reduce((all, { count }) => all + count, 0);
  return {
    utilisation: totals.utilisation,
    utilisationBefore: (await readHours(tx, before)).totals.utilisation,
    bookings: totals.bookings,
    canceled: sum("canceled"),
    noShows: totals.played_minutes + totals.no_show_minutes > 0 ? totals.no_shows : null,
    unmet: sum("waiting", "rejected"),
    busiest: busiestOf(data),
  };
}

const inUse = ({ booked_minutes, lesson_minutes, event_minutes }: UsedMinutes) =>
  booked_minutes + lesson_minutes + event_minutes;

/** The hour of the week with the most minutes in use; the earliest of several; null: no court was. */
function busiestOf(hours: readonly UtilisationRowResponse[]): Figures["busiest"] {
  const used = hours.filter((each) => inUse(each) > 0).toSorted((a, b) => inUse(b) - inUse(a));
  const { weekday, hour } = used[0] ?? {};
  return weekday === undefined || hour === undefined ? null : { weekday, hour };
}
