import { audit } from "../audit/record.ts";
import { accessExpired, type ClubTx } from "../club-tx.ts";
import { forbidden, invalid } from "../errors.ts";
import type { BillingCycle } from "./plan-prices.ts";
import type { BillingProvider } from "./provider.ts";
import {
  awaitsFirstPayment,
  type CheckoutRow,
  closeCheckout,
  insertCheckout,
  lockAccount,
  planIsActive,
  selectOptionalLiveSubscription,
  selectOptionalOpenCheckout,
} from "./queries.ts";
import { alreadySubscribed, clubCloses, paymentReceived } from "./rejections.ts";

export interface PlanInput {
  planId: string;
  billingCycle: BillingCycle;
}

/** The next step for a request: see {@link claimCheckout}. */
export type Claim =
  | { next: "change"; subscriptionId: string; itemId: string }
  | { next: "portal" }
  | { next: "end"; checkout: CheckoutRow }
  | { next: "drop"; checkout: CheckoutRow }
  | { next: "pay"; checkout: CheckoutRow };

const LIFE = 60 * 60_000;
/** Stripe opens no session that lives shorter than half an hour: a checkout without a session by then never gets one. */
const SHORTEST = 31 * 60_000;
/** A caller is not sent to a page that is about to expire. */
const MARGIN = 5 * 60_000;

/**
 * Decides the next step; a club has one checkout at a time: change or settle the live subscription; pay, in the open checkout for
 * the same request or a new one; first end the one for another request; or drop one that was never opened. Rejected:
 * `already_subscribed`, `club_closes`, `access_expired` if the club is suspended, and `payment_received` while a first payment is being confirmed.
 */
export async function claimCheckout(tx: ClubTx, provider: BillingProvider, input: PlanInput): Promise<Claim> {
  const { sql, clubId, now } = tx;
  // A plan of our table without a price at the provider cannot be bought.
  if (!(await planIsActive(sql, input.planId)) || !provider.sells(input.planId, input.billingCycle))
    throw invalid("planId", "planId: is not a plan on sale");
  const account = await lockAccount(sql, clubId, provider.name);
  if (account.is_demo) throw forbidden("The demo club cannot subscribe");
  if (account.is_closing) throw clubCloses();
  if (tx.person.access.access_type === "suspended") throw accessExpired(tx.person.access, tx.role);
  const live = await selectOptionalLiveSubscription(sql, clubId, provider.name);
  if (live) {
    const isSame = live.plan_id === input.planId && live.billing_cycle === input.billingCycle;
    const isUnpaid = live.status === "past_due" || live.status === "unpaid";
    // A debt is paid and a cancellation is resumed before the plan can change.
    if (isUnpaid || live.cancel_at !== null) return { next: "portal" };
    if (isSame) throw alreadySubscribed();
    if (!live.item_id) return { next: "portal" };
    return { next: "change", subscriptionId: live.id, itemId: live.item_id };
  }
  const open = await selectOptionalOpenCheckout(sql, clubId);
  if (open && open.provider !== provider.name) await closeCheckout(sql, clubId, open.id, "ended");
  else if (open) {
    const isRequested = open.plan_id === input.planId && open.billing_cycle === input.billingCycle;
    const left = open.expires_at.getTime() - now;
    if (open.session_id === null && left < SHORTEST) return { next: "drop", checkout: open };
    return { next: isRequested && left > MARGIN ? "pay" : "end", checkout: open };
  }
  if (await awaitsFirstPayment(sql, clubId, provider.name)) throw paymentReceived();
  const checkout = await insertCheckout(sql, clubId, {
    provider: provider.name,
    plan_id: input.planId,
    billing_cycle: input.billingCycle,
    expires_at: new Date(Math.ceil((now + LIFE) / 1000) * 1000),
  });
  const detail = { plan_id: input.planId, billing_cycle: input.billingCycle };
  await audit(tx, { action: "checkout.begun", subjectType: "checkout", subjectId: checkout.id, detail });
  return { next: "pay", checkout };
}
