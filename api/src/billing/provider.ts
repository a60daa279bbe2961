import type { BillingCycle } from "./plan-prices.ts";

/** A page of the provider where a subscription is paid for. */
export interface HostedCheckout {
  id: string;
  state: "open" | "complete" | "expired";
  /** Null unless open. */
  url: string | null;
  /** Once complete. */
  subscriptionId: string | null;
}

export interface CheckoutInput {
  /** Ours; whoever starts the same again gets the same checkout. */
  id: string;
  clubId: string;
  customerId: string;
  planId: string;
  billingCycle: BillingCycle;
  expiresAt: Date;
}

export interface PortalInput {
  customerId: string;
  /** Leads straight to the confirmation of this change. */
  change?: { subscriptionId: string; itemId: string; planId: string; billingCycle: BillingCycle } | undefined;
}

/** What an event says about a subscription, as far as it concerns us: no person, no card. */
export interface SubscriptionDetails {
  /** The provider's word, such as "active". */
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
  /** The club's. */
  id: string;
  name: string;
  email: string;
  /** The customer that is gone; null: there was none. */
  replaces: string | null;
}

/** Who takes the money. Throws `billing_unavailable` where it cannot be reached or rejects. */
export interface BillingProvider {
  readonly name: "stripe" | "sandbox";
  /** Whether a plan has a price there. */
  sells(planId: string, billingCycle: BillingCycle): boolean;
  /** The customer's id; the same club, address and predecessor give the same one for a day. */
  createCustomer(club: NewCustomer): Promise<string>;
  /** Throws `CustomerGone`, as openPortal does. */
  startCheckout(input: CheckoutInput): Promise<HostedCheckout>;
  readCheckout(id: string): Promise<HostedCheckout>;
  /** Makes sure that nobody can pay it any more; `state` "complete" where somebody already has. */
  endCheckout(id: string): Promise<HostedCheckout>;
  openPortal(input: PortalInput): Promise<string>;
  /** The event of a signed body; undefined for one that is of no concern. Throws `bad_signature`. */
  readEvent(body: string, signature: string): Promise<BillingEvent | undefined>;
}
