import { eventOf, newSubscriptionId, type SubscriptionReport, subscriptionEvent } from "./stripe-events.ts";

type Step = [kind: "updated" | "paused" | "resumed" | "deleted", change: Partial<SubscriptionReport>];

/** An hour ago, in epoch seconds: its events are in the past, and its grace period in the future. */
const START = Math.floor(Date.now() / 1000) - 3_600;
const END = START + 30 * 86_400;
const ELITE = { price: "price_elite_y" };

/** The changes of a subscription: two in its first second, then one each minute. */
const STEPS: Step[] = [
  ["updated", { status: "trialing" }],
  ["updated", { status: "active" }],
  ["updated", { status: "past_due" }],
  ["updated", { status: "active" }],
  ["paused", { status: "paused" }],
  ["resumed", { status: "active" }],
  ["updated", { status: "past_due" }],
  ["updated", { status: "unpaid" }],
  ["updated", { status: "active", ...ELITE }],
  ["updated", { cancelAt: END }],
  ["updated", { cancelAt: null }],
  ["updated", { cancelAt: END }],
  ["deleted", { status: "canceled", endedAt: START + 660 }],
];

/** A subscription's events so far, in their order, and the resulting state of its club. */
export const LIVES = [
  { steps: 2, access_type: "paid", subscription_status: "active" },
  { steps: 3, access_type: "paid", subscription_status: "past_due" },
  { steps: 5, access_type: "trial_expired", subscription_status: "canceled" },
  { steps: 8, access_type: "paid", subscription_status: "past_due" },
  { steps: 12, access_type: "paid", subscription_status: "canceled" },
  { steps: 13, access_type: "trial_expired", subscription_status: "canceled" },
] as const;

export function lifeOf(customer: string, steps: number): object[] {
  let before: SubscriptionReport = { id: newSubscriptionId(), customer, status: "incomplete", periodEnd: END };
  const events: object[] = [subscriptionEvent("created", START, before)];
  for (const [index, [kind, change]] of STEPS.slice(0, steps).entries()) {
    const after = { ...before, ...change };
    events.push(subscriptionEvent(kind, START + Math.max(0, index - 1) * 60, after, before));
    before = after;
  }
  return [...events, eventOf("invoice.paid", { id: "in_1", customer }, START)];
}

/** The same list in another order, determined by the seed. */
export function shuffledBy<T>(seed: number, list: readonly T[]): T[] {
  let state = seed;
  const next = () => {
    // Park and Miller's generator.
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  return list
    .map((each) => ({ each, by: next() }))
    .sort((a, b) => a.by - b.by)
    .map(({ each }) => each);
}
