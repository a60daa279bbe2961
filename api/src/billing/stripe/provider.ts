import { createHash, randomUUID } from "node:crypto";
import type { Logger } from "pino";
import Stripe from "stripe";
import { optionalPrice, priceOnSale } from "../plan-prices.ts";
import type { BillingProvider, CheckoutInput, HostedCheckout, PortalInput } from "../provider.ts";
import { billingUnavailable, CustomerGone } from "../rejections.ts";
import { returnUrls } from "../return-urls.ts";
import { readSignedEvent } from "../signed-event.ts";
import { stripeClient } from "./client.ts";
import type { StripeSettings } from "./settings.ts";

/**
 * Stripe, through its official client. Each creation has an idempotency key that is derived from its parameters; a portal's is
 * unique to a visit, because its page expires soon.
 */
export function stripeProvider(settings: StripeSettings, siteUrl: string, log: Pick<Logger, "error">): BillingProvider {
  const stripe = stripeClient(settings);
  const urls = returnUrls(siteUrl);
  const { prices, webhookSecret } = settings;
  const ask = <T>(what: string, work: () => Promise<T>) => work().catch((error: unknown) => reject(log, what, error));

  return {
    name: "stripe",
    sells: (planId, billingCycle) => optionalPrice(prices, planId, billingCycle) !== undefined,
    createCustomer: ({ id, name, email, replaces }) =>
      ask("create customer", async () => {
        const key = createHash("sha256")
          .update(JSON.stringify([name, email, replaces]))
          .digest("hex")
          .slice(0, 16);
        const customer = await stripe.customers.create(
          { name, email, metadata: { club_id: id } },
          { idempotencyKey: `courtside-customer-${id}-${key}` },
        );
        return customer.id;
      }),
    startCheckout: (input) =>
      ask("start checkout", async () => {
        const price = priceOnSale(prices, input.planId, input.billingCycle);
        const params = checkoutParams(input, price, urls);
        return hosted(
          await stripe.checkout.sessions.create(params, {
            idempotencyKey: `courtside-checkout-${input.id}-${input.customerId}`,
          }),
        );
      }),
    readCheckout: (id) => ask("read checkout", () => orExpired(id, readCheckout(stripe, id))),
    endCheckout: (id) => ask("end checkout", () => orExpired(id, endCheckout(stripe, id))),
    openPortal: (input) =>
      ask("open portal", async () => {
        const price = input.change && priceOnSale(prices, input.change.planId, input.change.billingCycle);
        const idempotencyKey = `courtside-portal-${randomUUID()}`;
        const session = await stripe.billingPortal.sessions.create(portalParams(input, price, urls), {
          idempotencyKey,
        });
        return session.url;
      }),
    readEvent: (body, signature) => readSignedEvent(body, signature, webhookSecret, prices),
  };
}

type Urls = ReturnType<typeof returnUrls>;

function checkoutParams(
  { id, clubId, customerId, expiresAt }: CheckoutInput,
  price: string,
  { success, cancel }: Urls,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "subscription",
    customer: customerId,
    client_reference_id: id,
    line_items: [{ price, quantity: 1 }],
    subscription_data: { metadata: { club_id: clubId } },
    success_url: success,
    cancel_url: cancel,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  };
}

function portalParams(
  { customerId, change }: PortalInput,
  price: string | undefined,
  { portal }: Urls,
): Stripe.BillingPortal.SessionCreateParams {
  const plain = { customer: customerId, return_url: portal };
  if (!change || !price) return plain;
  return {
    ...plain,
    flow_data: {
      type: "subscription_update_confirm",
      subscription_update_confirm: {
        subscription: change.subscriptionId,
        items: [{ id: change.itemId, price, quantity: 1 }],
      },
      after_completion: { type: "redirect", redirect: { return_url: portal } },
    },
  };
}

function hosted({ id, status, url, subscription }: Stripe.Checkout.Session): HostedCheckout {
  const state = (["complete", "expired"] as const).find((each) => each === status) ?? "open";
  const subscriptionId = typeof subscription === "string" ? subscription : (subscription?.id ?? null);
  return { id, state, url: state === "open" ? url : null, subscriptionId };
}

const readCheckout = async (stripe: Stripe, id: string): Promise<HostedCheckout> =>
  hosted(await stripe.checkout.sessions.retrieve(id));

/** A session that Stripe does not have, because the account was replaced or emptied, cannot be paid any more. */
const orExpired = (id: string, asked: Promise<HostedCheckout>): Promise<HostedCheckout> =>
  asked.catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripeError && error.code === "resource_missing")
      return { id, state: "expired", url: null, subscriptionId: null };
    throw error;
  });

/** A session that is no longer open cannot be expired: its own state then says how it ended. */
async function endCheckout(stripe: Stripe, id: string): Promise<HostedCheckout> {
  try {
    return hosted(await stripe.checkout.sessions.expire(id));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const session = await readCheckout(stripe, id);
    if (session.state === "open") throw error;
    return session;
  }
}

/** Stripe's message stays out of the log, because it quotes what was sent. */
function reject(log: Pick<Logger, "error">, what: string, error: unknown): never {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { type, code, statusCode, requestId, param } = error;
  log.error(
    { what, stripe: { type, code, statusCode, requestId, param } },
    "Stripe rejected the call or could not be reached",
  );
  throw code === "resource_missing" && param === "customer" ? new CustomerGone() : billingUnavailable();
}
