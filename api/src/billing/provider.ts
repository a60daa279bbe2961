import type { BillingCycle } from "./plan-prices.ts";

/** A provider's page for paying a subscription. */
export interface HostedCheckout {
  id: string;
  state: "open" | "complete" | "expired";
  /** Null unless open. */
  url: string | null;
  /** Set once complete. */
  subscriptionId: string | null;
}

export interface CheckoutInput {
  /** Our id; the same id again returns the same checkout. */
  id: string;
  clubId: string;
  customerId: string;
  planId: string;
  billingCycle: BillingCycle;
  expiresAt: Date;
}

export interface PortalInput {
  customerId: string;
  /** Opens the confirmation of this change directly. */
  change?: { subscriptionId: string; itemId: string; planId: string; billingCycle: BillingCycle } | undefined;
}

/** The parts of an event about a subscription that we use: no person, no card. */
export interface SubscriptionDetails {
  /** The provider's status, such as "active". */
  status: string;
  plan_id: string | null;
  billing_cycle: BillingCycle | null;
  item_id: string | null;
  /** UTC ISO 8601, as all times here. */
  period_ends_at: string | null;
  cancel_at: string | null;
  ended_at: string | null;
}

export interface SubscriptionEvent {
  id: string;
  customer_id: string;
  subscription_id: string;
  /** 0 created, 1 updated, 2 deleted. */
  rank: 0 | 1 | 2;
  occurred_at: string;
  before: SubscriptionDetails | null;
  after: SubscriptionDetails;
}

export interface CheckoutEvent {
  id: string;
  customer_id: string;
  /** {@link CheckoutInput.id}. */
  checkout_id: string;
  subscription_id: string;
}

export type BillingEvent = SubscriptionEvent | CheckoutEvent;

export interface NewCustomer {
  /** The club's address. */
  id: string;
  name: string;
  email: string;
  /** The customer that was deleted; null: there was none. */
  replaces: string | null;
}

/** A payment provider. Throws `billing_unavailable` if it cannot be reached or rejects the call. */
export interface BillingProvider {
  readonly name: "stripe" | "sandbox";
  /** Whether the provider has a price for a plan. */
  sells(planId: string, billingCycle: BillingCycle): boolean;
  /** The customer's id; the same club, address and predecessor give the same one for a day. */
  createCustomer(club: NewCustomer): Promise<string>;
  /** Throws `CustomerGone`, as openPortal does. */
  startCheckout(input: CheckoutInput): Promise<HostedCheckout>;
  readCheckout(id: string): Promise<HostedCheckout>;
  /** Ensures that the checkout can no longer be paid; `state` is "complete" if it was paid already. */
  endCheckout(id: string): Promise<HostedCheckout>;
  openPortal(input: PortalInput): Promise<string>;
  /** The event of a signed body; undefined if it is not relevant. Throws `bad_signature`. */
  readEvent(body: string, signature: string): Promise<BillingEvent | undefined>;
}
