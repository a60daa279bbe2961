import { randomBytes } from "node:crypto";
import Stripe from "stripe";

/** Values in Stripe's objects that must never be kept or logged. Each is a unique text. */
export const CARD = { last4: "last4-4242", brand: "brand-visa", fingerprint: "Xt5EWLLDS7FJjR1c", exp_year: 2031 };
export const HOLDER = {
  name: "Erika Cardholder",
  email: "erika@cardholder.test",
  phone: "+1 555 0100 4711",
  address: { line1: "7 Cardholder Lane", city: "Cardholdertown", postal_code: "zip-04101", country: "US" },
};
/** Each of them in the form in which it would be found. */
export const PRIVATE = [...Object.values(CARD), ...Object.values(HOLDER), ...Object.values(HOLDER.address)].filter(
  (each) => typeof each === "string" && each.length > 2,
) as string[];

export interface SubscriptionReport {
  id: string;
  customer: string;
  status?: string;
  price?: string;
  /** Epoch seconds. */
  periodEnd?: number;
  cancelAt?: number | null;
  endedAt?: number | null;
}

export const newSubscriptionId = () => `sub_test_${randomBytes(8).toString("hex")}`;

/** Stripe's subscription with many more fields than we read, as in events. */
export function subscriptionObject(report: SubscriptionReport): Record<string, unknown> {
  const { id, customer, status = "active", price = "price_pro_m", periodEnd = 1_900_000_000 } = report;
  return {
    id,
    object: "subscription",
    customer,
    status,
    cancel_at: report.cancelAt ?? null,
    cancel_at_period_end: Boolean(report.cancelAt),
    ended_at: report.endedAt ?? null,
    default_payment_method: { type: "card", card: CARD, billing_details: HOLDER },
    metadata: { note: CARD.fingerprint, ...HOLDER },
    items: {
      object: "list",
      data: [{ id: `si_${id}`, object: "subscription_item", current_period_end: periodEnd, price: { id: price } }],
    },
  };
}

type Kind = "created" | "updated" | "paused" | "resumed" | "deleted";

/** An event about a subscription; `before` is its previous state, from which the changed attributes are derived. */
export function subscriptionEvent(kind: Kind, created: number, after: SubscriptionReport, before?: SubscriptionReport) {
  const object = subscriptionObject(after);
  const was = before && subscriptionObject(before);
  const changed =
    was && Object.entries(was).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(object[name]));
  return eventOf(`customer.subscription.${kind}`, object, created, changed && Object.fromEntries(changed));
}

export function eventOf(type: string, object: object, created: number, previous?: object) {
  const data = { object, ...(previous && { previous_attributes: previous }) };
  return { id: `evt_test_${randomBytes(12).toString("hex")}`, object: "event", type, created, livemode: false, data };
}

interface Sent {
  status: number;
  body: Record<string, unknown>;
}

/** Posts an event to the webhook as Stripe does; `secret` and `signedAt` may be wrong. */
export async function postEvent(
  url: string,
  secret: string,
  event: object,
  signedAt = Math.floor(Date.now() / 1000),
): Promise<Sent> {
  const payload = JSON.stringify(event, null, 2);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: signedAt,
    scheme: "v1",
    signature: "",
    cryptoProvider: Stripe.createNodeCryptoProvider(),
  });
  return postSigned(url, payload, signature);
}

export async function postSigned(url: string, payload: string, signature: string): Promise<Sent> {
  const response = await fetch(`${url}/api/v1/billing/webhook`, {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    body: payload,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
