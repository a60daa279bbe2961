import { LIMITS } from "../auth/limits/limits.ts";
import { takeOrReject } from "../auth/limits/take.ts";
import type { ClubTx } from "../club-tx.ts";
import { asAuthService } from "../db/transaction.ts";
import { once } from "../http/idempotency.ts";
import type { InTransaction } from "./billing-admin.ts";
import { type Claim, claimCheckout, type PlanInput } from "./claim-checkout.ts";
import { asCustomer } from "./customer.ts";
import type { BillingProvider, HostedCheckout } from "./provider.ts";
import { type CheckoutRow, closeCheckout, deleteUnopenedCheckout, keepSession, subscriptionIsOver } from "./queries.ts";
import { checkoutReplaced, paymentReceived } from "./rejections.ts";

export interface CheckoutPage {
  url: string;
  opens: "checkout" | "plan_change" | "portal";
}

/** A concurrent request may begin another checkout in between; after this many attempts the caller gets an error. */
const MOST_ATTEMPTS = 4;

const limitOf = ({ clubId }: ClubTx) => ({ limit: LIMITS.checkoutsByClub, whose: [clubId] });

/**
 * Returns the page on which to subscribe to a plan or to change to it. The provider ends the club's previous checkout before
 * another is opened, so no two can be paid. A retry begins nothing new: it finds the open checkout.
 */
export async function createCheckout(
  inTransaction: InTransaction,
  provider: BillingProvider,
  input: PlanInput,
  key: string | undefined,
): Promise<CheckoutPage> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const claim = await inTransaction(async (tx) => {
      // A request counts once, however often the club's other requests make it begin again.
      if (attempt === 1) await asAuthService(tx.sql, () => takeOrReject(tx.sql, limitOf(tx)));
      await once(tx, key, "POST /billing/checkout", input, async () => ({ begun: true }));
      return claimCheckout(tx, provider, input);
    });
    if (claim.next === "portal" || claim.next === "change") return openPortal(inTransaction, provider, claim, input);
    const { checkout } = claim;
    const begin = () => beginAtProvider(inTransaction, provider, checkout);
    if (claim.next === "pay") {
      const hosted = checkout.session_id ? await provider.readCheckout(checkout.session_id) : await begin();
      if (hosted.url) return { url: hosted.url, opens: "checkout" };
      await settle(inTransaction, checkout, hosted);
    } else if (claim.next === "drop") {
      await inTransaction(({ sql, clubId }) => deleteUnopenedCheckout(sql, clubId, checkout.id));
    } else {
      // The request that began it may have ended before it stored the id: beginning it again returns the id.
      const sessionId = checkout.session_id ?? (await begin()).id;
      await settle(inTransaction, checkout, await provider.endCheckout(sessionId));
    }
  }
  throw checkoutReplaced();
}

/** A replaced customer has no subscription to change, even if an event about one is still missing. */
const openPortal = (
  inTransaction: InTransaction,
  provider: BillingProvider,
  claim: Extract<Claim, { next: "portal" | "change" }>,
  input: PlanInput,
): Promise<CheckoutPage> =>
  asCustomer(inTransaction, provider, async (customerId, isReplaced) => {
    if (claim.next === "portal" || isReplaced)
      return { url: await provider.openPortal({ customerId }), opens: "portal" };
    const { subscriptionId, itemId } = claim;
    const url = await provider.openPortal({ customerId, change: { subscriptionId, itemId, ...input } });
    return { url, opens: "plan_change" };
  });

async function beginAtProvider(
  inTransaction: InTransaction,
  provider: BillingProvider,
  { id, club_id: clubId, plan_id: planId, billing_cycle: billingCycle, expires_at: expiresAt }: CheckoutRow,
): Promise<HostedCheckout> {
  const hosted = await asCustomer(inTransaction, provider, (customerId) =>
    provider.startCheckout({ id, clubId, customerId, planId, billingCycle, expiresAt }),
  );
  if (await inTransaction(({ sql }) => keepSession(sql, clubId, id, hosted.id))) return hosted;
  throw checkoutReplaced();
}

/** Closes a checkout that can no longer be paid at the provider. */
async function settle(
  inTransaction: InTransaction,
  { id }: CheckoutRow,
  { state, subscriptionId }: HostedCheckout,
): Promise<void> {
  await inTransaction(async ({ sql, clubId }) => {
    if (state === "expired") return closeCheckout(sql, clubId, id, "ended");
    // Paid: the event that reports it may still arrive, or the subscription may have ended already.
    if (!subscriptionId || !(await subscriptionIsOver(sql, clubId, subscriptionId))) throw paymentReceived();
    await closeCheckout(sql, clubId, id, "completed");
  });
}
