import type { Sql } from "../db/pool.ts";
import { notifyClub } from "../live/notify.ts";
import { notifyOfSubscription } from "./notify-of-subscription.ts";
import type { BillingEvent, BillingProvider } from "./provider.ts";
import { type AppliedEvent, applyEvent, selectOptionalStateBefore } from "./queries.ts";

/** Applies a verified event. If it changed the club's access, its screens are notified, and of another status or plan its admins. */
export async function receiveEvent(
  sql: Sql,
  provider: BillingProvider,
  event: BillingEvent,
  requestId: string,
): Promise<AppliedEvent> {
  const before = await selectOptionalStateBefore(sql, provider.name, event);
  const applied = await applyEvent(sql, provider.name, event, requestId);
  const { club_id: clubId, outcome } = applied;
  if (clubId && outcome === "changed") {
    await notifyClub({ sql, clubId }, { topic: "club" });
    await notifyOfSubscription(sql, clubId, { eventId: event.id, before, after: applied });
  }
  return applied;
}
