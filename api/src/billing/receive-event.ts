import type { Sql } from "../db/pool.ts";
import { notifyClub } from "../live/notify.ts";
import type { BillingEvent, BillingProvider } from "./provider.ts";
import { type AppliedEvent, applyEvent } from "./queries.ts";

/** Applies a verified event, and notifies the club's screens if it changed the club's access. */
export async function receiveEvent(
  sql: Sql,
  provider: BillingProvider,
  event: BillingEvent,
  requestId: string,
): Promise<AppliedEvent> {
  const applied = await applyEvent(sql, provider.name, event, requestId);
  if (applied.club_id && applied.outcome === "changed")
    await notifyClub({ sql, clubId: applied.club_id }, { topic: "club" });
  return applied;
}
