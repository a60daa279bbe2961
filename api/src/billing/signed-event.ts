import Stripe from "stripe";
import { z } from "zod";
import { DomainError } from "../errors.ts";
import { type PlanPrice, priceWithId } from "./plan-prices.ts";
import type { BillingEvent, SubscriptionDetails } from "./provider.ts";

/** In seconds: an older signature may be a replayed recording. */
const TOLERANCE = 300;
const RANKS = {
  "customer.subscription.created": 0,
  "customer.subscription.updated": 1,
  "customer.subscription.paused": 1,
  "customer.subscription.resumed": 1,
  "customer.subscription.deleted": 2,
} as const;

const seconds = z.number().int().nullish();
/** The parts of Stripe's objects that we use; no others are read or stored. */
const SubscriptionObject = z.object({
  id: z.string(),
  customer: z.string(),
  status: z.string(),
  cancel_at: seconds,
  cancel_at_period_end: z.boolean().nullish(),
  ended_at: seconds,
  current_period_end: seconds,
  items: z.object({
    data: z
      .array(z.object({ id: z.string(), current_period_end: seconds, price: z.object({ id: z.string() }) }))
      .min(1),
  }),
});
const CheckoutObject = z.object({ customer: z.string(), client_reference_id: z.uuid(), subscription: z.string() });
const EventBody = z.object({
  id: z.string().max(255),
  type: z.string(),
  created: z.number().int(),
  data: z.object({
    object: z.record(z.string(), z.unknown()),
    previous_attributes: z.record(z.string(), z.unknown()).nullish(),
  }),
});

/** Verifies the signature of an event by Stripe's rules, and reads the parts that we use. */
export async function readSignedEvent(
  body: string,
  signature: string,
  secret: string,
  prices: PlanPrice[],
): Promise<BillingEvent | undefined> {
  const event = parsed(EventBody, await verified(body, signature, secret));
  const { object, previous_attributes } = event.data;
  if (event.type === "checkout.session.completed") {
    const { success, data } = CheckoutObject.safeParse(object);
    // A checkout of another product at the same provider.
    if (!success) return undefined;
    const { customer, client_reference_id, subscription } = data;
    return { id: event.id, customer_id: customer, checkout_id: client_reference_id, subscription_id: subscription };
  }
  const rank = RANKS[event.type as keyof typeof RANKS];
  if (rank === undefined) return undefined;
  const subscription = parsed(SubscriptionObject, object);
  return {
    id: event.id,
    customer_id: subscription.customer,
    subscription_id: subscription.id,
    rank,
    occurred_at: instant(event.created) ?? "",
    before: previous_attributes ? detailsBefore(object, previous_attributes, prices) : null,
    after: detailsOf(subscription, prices),
  };
}

function parsed<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const field = error.issues[0]?.path.join(".") || "body";
  throw new DomainError("invalid", "bad_event", `${field}: is not as the provider's events have it`, { field });
}

async function verified(body: string, signature: string, secret: string): Promise<unknown> {
  try {
    const crypto = Stripe.createSubtleCryptoProvider();
    return await Stripe.webhooks.constructEventAsync(body, signature, secret, TOLERANCE, crypto);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError) && !(error instanceof SyntaxError))
      throw error;
    throw new DomainError("invalid", "bad_signature", "The signature is not the provider's", {
      field: "stripe-signature",
    });
  }
}

const instant = (seconds: number | null | undefined): string | null =>
  seconds === null || seconds === undefined ? null : new Date(seconds * 1000).toISOString();

function detailsOf(subscription: z.infer<typeof SubscriptionObject>, prices: PlanPrice[]): SubscriptionDetails {
  const [item] = subscription.items.data;
  const price = priceWithId(prices, item?.price.id ?? "");
  // Newer versions of Stripe's API have the period on the item, older ones on the subscription.
  const periodEnd = item?.current_period_end ?? subscription.current_period_end;
  const cancelAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null);
  return {
    status: subscription.status,
    plan_id: price?.planId ?? null,
    billing_cycle: price?.billingCycle ?? null,
    item_id: item?.id ?? null,
    period_ends_at: instant(periodEnd),
    cancel_at: instant(cancelAt),
    ended_at: instant(subscription.ended_at),
  };
}

function detailsBefore(object: object, previous: object, prices: PlanPrice[]): SubscriptionDetails | null {
  const { success, data } = SubscriptionObject.safeParse({ ...object, ...previous });
  return success ? detailsOf(data, prices) : null;
}
