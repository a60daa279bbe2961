import type { Sql } from "../db/pool.ts";
import { notifyClub } from "../live/notify.ts";
import { notifyOfSubscription } from "./notify-of-subscription.ts";
import type { BillingEvent, BillingProvider } from "./provider.ts";
import { type AppliedEvent, applyEvent, selectOptionalState } from "./queries.ts";

/** Applies a verified event. If it changed the club's access, its screens are notified, and of another status, plan or earlier end its admins. */
export async function receiveEvent(
  sql: Sql,
  provider: BillingProvider,
  event: BillingEvent,
  requestId: string,
): Promise<AppliedEvent> {
  const before = await selectOptionalState(sql, provider.name, event);
  const applied = await applyEvent(sql, provider.name, event, requestId);
  const { club_id: clubId, outcome } = applied;
  if (clubId && outcome === "changed") {
    await notifyClub({ sql, clubId }, { topic: "club" });
    const after = await selectOptionalState(sql, provider.name, event);
    if (after) await notifyOfSubscription(sql, clubId, { eventId: event.id, before, after });
  }
  return applied;
}
