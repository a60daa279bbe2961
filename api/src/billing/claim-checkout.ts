import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
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

/** What is to be done about a request: see {@link claimCheckout}. */
export type Claim =
  | { next: "change"; subscriptionId: string; itemId: string }
  | { next: "portal" }
  | { next: "end"; checkout: CheckoutRow }
  | { next: "drop"; checkout: CheckoutRow }
  | { next: "pay"; checkout: CheckoutRow };

const LIFE = 60 * 60_000;
/** Stripe opens no session that lives shorter than half an hour: what was not opened by then never will be. */
const SHORTEST = 31 * 60_000;
/** Nobody is led to a page that is about to close. */
const MARGIN = 5 * 60_000;

/**
 * What is to be done about a request, of which a club has one at a time: change the subscription that stands, or settle it in
 * the portal; pay, in the checkout that is open for this very request or in a new one; or first end one that is open for
 * another, or drop one that was never opened. Rejected: `already_subscribed`, `club_closes` while it is going
 * to close, and `payment_received` while a first payment is on its way.
 */
export async function claimCheckout(tx: ClubTx, provider: BillingProvider, input: PlanInput): Promise<Claim> {
  const { sql, clubId, now } = tx;
  // A plan of our table that has no price at the provider cannot be paid for.
  if (!(await planIsActive(sql, input.planId)) || !provider.sells(input.planId, input.billingCycle))
    throw invalid("planId", "planId: is not a plan on sale");
  const account = await lockAccount(sql, clubId, provider.name);
  if (account.is_demo) throw forbidden("The demo club cannot subscribe");
  if (account.is_closing) throw clubCloses();
  const standing = await selectOptionalLiveSubscription(sql, clubId, provider.name);
  if (standing) {
    const isSame = standing.plan_id === input.planId && standing.billing_cycle === input.billingCycle;
    const isUnpaid = standing.status === "past_due" || standing.status === "unpaid";
    if (isSame && !isUnpaid && standing.cancel_at === null) throw alreadySubscribed();
    // What is owed is paid, and what was canceled is resumed, before there is anything to change.
    if (isSame || isUnpaid || !standing.item_id) return { next: "portal" };
    return { next: "change", subscriptionId: standing.id, itemId: standing.item_id };
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
