import { addDays, daysBetween } from "@courtside/contracts/domain/club-clock.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, invalid, unknownId } from "../errors.ts";
import { type CourtFilter, type DateSpan, type ReportCourt, selectReportCourts } from "./queries.ts";

/** Throws `forbidden` for all but admins. */
export function requireReports({ role }: Pick<ClubTx, "role">): void {
  if (!can(role, "reports:read")) throw forbidden();
}

const MOST_YEARS = 3;

/** Rejects dates in the wrong order, and more than three years. */
export function requireRange({ from, to }: DateSpan): void {
  if (to < from) throw invalid("to", "to: must not be before from");
  const beyond = `${Number(from.slice(0, 4)) + MOST_YEARS}${from.slice(4)}`;
  if (to >= beyond) throw invalid("to", `to: a report covers ${MOST_YEARS} years at most`);
}

/** As many dates, right before these. */
export function rangeBefore({ from, to }: DateSpan): DateSpan {
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

/** The courts of a filter; rejects a court that the club does not have. */
export async function requireCourts({ sql, clubId }: ClubTx, filter: CourtFilter): Promise<ReportCourt[]> {
  const courts = await selectReportCourts(sql, clubId, filter);
  if (filter.courtId && courts.length === 0) throw unknownId("court_id", "Court");
  return courts;
}
