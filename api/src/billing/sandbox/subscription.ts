import type { Sql } from "../../db/pool.ts";
import type { BillingCycle } from "../plan-prices.ts";
import { notifyCheckout, notifySubscription } from "./events.ts";
import { sandboxId } from "./ids.ts";
import {
  type CheckoutRow,
  completeCheckout,
  insertSubscription,
  lockOptionalLive,
  periodEnd,
  type SubscriptionRow,
  updateSubscription,
} from "./queries.ts";

/** Subscribes the customer of a locked, open checkout. False if they have a subscription already. */
export async function pay(sql: Sql, checkout: CheckoutRow): Promise<boolean> {
  if (await lockOptionalLive(sql, checkout.customer_id)) return false;
  const row: SubscriptionRow = {
    id: sandboxId("sub"),
    customer_id: checkout.customer_id,
    item_id: sandboxId("si"),
    plan_id: checkout.plan_id,
    billing_cycle: checkout.billing_cycle,
    status: "active",
    period_ends_at: await periodEnd(sql, null, checkout.billing_cycle),
    cancel_at: null,
    ended_at: null,
  };
  await insertSubscription(sql, row);
  await completeCheckout(sql, checkout.id, row.id);
  await notifySubscription(sql, null, row);
  await notifyCheckout(sql, checkout, row.id);
  return true;
}

/** The operations on a live subscription; a real provider performs the last three by itself. */
export const SUBSCRIPTION_CHANGES = ["cancel", "resume", "fail", "settle", "end-period"] as const;
export type SubscriptionChange = (typeof SUBSCRIPTION_CHANGES)[number];

/** Applies one to a locked subscription; an operation without effect changes nothing. */
export async function changeSubscription(sql: Sql, row: SubscriptionRow, change: SubscriptionChange): Promise<void> {
  if (change === "cancel" && !row.cancel_at) await write(sql, row, { cancel_at: row.period_ends_at });
  if (change === "resume" && row.cancel_at) await write(sql, row, { cancel_at: null });
  if (change === "fail" && row.status === "active") await write(sql, row, { status: "past_due" });
  if (change === "settle" && row.status === "past_due") await write(sql, row, { status: "active" });
  if (change === "end-period") await endPeriod(sql, row, new Date());
}

/** Changes the plan or the billing cycle: then a new period begins. */
export async function changePlan(
  sql: Sql,
  row: SubscriptionRow,
  plan: { plan_id: string; billing_cycle: BillingCycle },
): Promise<void> {
  const isSameCycle = row.billing_cycle === plan.billing_cycle;
  if (isSameCycle && row.plan_id === plan.plan_id) return;
  const period_ends_at = isSameCycle ? row.period_ends_at : await periodEnd(sql, null, plan.billing_cycle);
  await write(sql, row, { ...plan, period_ends_at, cancel_at: null });
}

/** Ends a period: the next one begins, or, if it was canceled, the subscription ends. */
export async function endPeriod(sql: Sql, row: SubscriptionRow, at: Date): Promise<void> {
  if (row.cancel_at) {
    const ended_at = new Date(Math.floor(at.getTime() / 1000) * 1000);
    return write(sql, row, { status: "canceled", ended_at });
  }
  await write(sql, row, { period_ends_at: await periodEnd(sql, null, row.billing_cycle) });
}

async function write(sql: Sql, row: SubscriptionRow, change: Partial<SubscriptionRow>): Promise<void> {
  const changed = { ...row, ...change };
  await updateSubscription(sql, changed);
  await notifySubscription(sql, row, changed);
}
