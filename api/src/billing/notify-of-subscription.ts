import type { Sql } from "../db/pool.ts";
import { enqueueNotices } from "../notices/enqueue.ts";
import type { NoticeContent } from "../notices/kinds.ts";
import { type SubscriptionState, selectAdminsToNotify } from "./queries.ts";

type Change = Extract<NoticeContent, { kind: "subscription_changed" }>["details"]["change"];

const STATUSES = ["trialing", "active", "past_due", "canceled"] as const satisfies Change[];

interface Changed {
  eventId: string;
  before: SubscriptionState | undefined;
  after: SubscriptionState;
}

/** Notifies the club's admins of another status or plan, or of an earlier end, once for an event. A renewal is none of these. */
export async function notifyOfSubscription(
  sql: Sql,
  clubId: string,
  { eventId, before, after }: Changed,
): Promise<void> {
  const change = changeOf(before, after);
  if (!change) return;
  const admins = await selectAdminsToNotify(sql, clubId);
  await enqueueNotices(
    { sql, clubId },
    admins.map(({ user_id: userId, plan_name: planName, access_until: until, is_over: isOver }) => ({
      kind: "subscription_changed",
      userId,
      details: { change, planName, until: until?.toISOString() ?? null, isOver: isOver === true },
      dedupeKey: `subscription_changed:${userId}:${eventId}`.slice(0, 200),
    })),
  );
}

function changeOf(before: SubscriptionState | undefined, after: SubscriptionState): Change | undefined {
  const { subscription_status: status, plan_id: plan } = after;
  const isSame = before?.subscription_status === status && before.plan_id === plan;
  if (isSame && !(status === "canceled" && endsEarlier(before, after))) return undefined;
  if (status === "active" && before?.subscription_status === "past_due" && before.plan_id === plan) return "paid";
  return STATUSES.find((each) => each === status);
}

/** At the end that was announced, the provider reports that very instant or a later one. */
const endsEarlier = ({ ends_at: before }: SubscriptionState, { ends_at: after }: SubscriptionState): boolean =>
  before !== null && after !== null && after < before;
