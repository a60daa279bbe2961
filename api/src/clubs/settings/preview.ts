import { type SettingChanges, settingProblems, tidyChanges } from "@courtside/contracts/domain/club-settings.ts";
import type { z } from "@hono/zod-openapi";
import type { ClubTx } from "../../club-tx.ts";
import { invalidFields } from "../../errors.ts";
import type { ClubRow } from "../../tenant/queries.ts";
import { LISTED } from "./affected-bookings.ts";
import { affectedEvents } from "./affected-events.ts";
import { ofDroppedSports } from "./dropped-sports.ts";
import { selectOutside } from "./queries.ts";
import { readSettings } from "./read.ts";
import type { RulesPreview } from "./response.ts";

/**
 * Counts the bookings and event dates that changed rules would no longer allow (docs/product/booking.md#preview-of-rules); changes nothing. Rejected:
 * a field out of its range.
 */
export async function previewRules(tx: ClubTx, requested: SettingChanges): Promise<z.infer<typeof RulesPreview>> {
  const before = await readSettings(tx);
  const changes = tidyChanges(requested);
  const [problem, ...others] = settingProblems(changes, before);
  if (problem) throw invalidFields(problem, ...others);
  const after = { ...before, ...changes } as ClubRow;
  const [rows, dropped_sports, affected_events] = await Promise.all([
    selectOutside(tx.sql, tx.clubId, { before, after, now: new Date(tx.now), limit: LISTED }),
    ofDroppedSports(tx, before, after),
    affectedEvents(tx, before, after),
  ]);
  const [first] = rows;
  return {
    count: first?.count ?? 0,
    people: first?.people ?? 0,
    reasons: first?.reasons ?? [],
    bookings: rows.map(({ id, court_name, booked_by, starts_at, ends_at, reason }) => ({
      id,
      court_name,
      booked_by,
      start_time: starts_at.toISOString(),
      end_time: ends_at.toISOString(),
      reason,
    })),
    dropped_sports,
    affected_events,
  };
}
