import type { ClubTx } from "../club-tx.ts";
import type { BillingProvider } from "./provider.ts";
import { type StatusRow, selectStatus } from "./queries.ts";
import type { SubscriptionResponse } from "./response.ts";

/** The current subscription of the caller's club (docs/product/billing.md#subscription). */
export async function checkSubscription(
  tx: ClubTx,
  provider: BillingProvider | undefined,
): Promise<SubscriptionResponse> {
  const row = await selectStatus(tx.sql, tx.clubId);
  const isCanceled = row.subscription_status === "canceled";
  const end = isCanceled ? row.subscription_ends_at : (row.period_ends_at ?? row.subscription_ends_at);
  return {
    subscribed: row.is_paid,
    plan_id: row.is_paid ? row.plan_id : null,
    subscription_end: end?.toISOString() ?? null,
    status: row.subscription_status,
    billing_cycle: row.is_paid ? row.billing_cycle : null,
    cancel_at_period_end: row.is_paid && row.cancel_at_period_end,
    grace_ends_at: row.grace_ends_at?.toISOString() ?? null,
    is_sandbox: provider?.name === "sandbox",
    limits: limitsOf(row),
  };
}

const limitsOf = ({ max_courts, courts, max_members, members }: StatusRow) => ({
  courts: limitOf(max_courts, courts),
  members: limitOf(max_members, members),
});

const limitOf = (max: number | null, used: number) => ({ max, used, over: max === null ? 0 : Math.max(0, used - max) });
