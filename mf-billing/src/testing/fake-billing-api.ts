import type { Plan, Subscription } from "@courtside/contracts/api/client.ts";
import { never, type Refusal, unreachable } from "@courtside/contracts/mock-api/answers.ts";
import { type MockFetch, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";

/** The plans of docs/product/billing.md#plans. */
export const fakePlans: Plan[] = [
  {
    id: "starter",
    name: "Starter",
    price_monthly: 2900,
    price_yearly: 29000,
    max_courts: 4,
    max_members: 100,
    features: ["Online court booking on a live grid", "Waitlist with automatic offers", "Email support"],
  },
  {
    id: "pro",
    name: "Pro",
    price_monthly: 7900,
    price_yearly: 79000,
    max_courts: 12,
    max_members: 500,
    features: ["Everything in Starter", "Coaches, lessons and events", "Front-desk kiosk", "Priority support"],
  },
  {
    id: "elite",
    name: "Elite",
    price_monthly: 14900,
    price_yearly: 142800,
    max_courts: null,
    max_members: null,
    features: ["Everything in Pro", "Help with moving your club over"],
  },
];

/** A club on trial, that has paid for nothing yet. */
export const onTrial: Subscription = {
  subscribed: false,
  plan_id: null,
  subscription_end: null,
  status: "trialing",
  billing_cycle: null,
  cancel_at_period_end: false,
  grace_ends_at: null,
  is_sandbox: true,
  limits: { courts: { max: 12, used: 6, over: 0 }, members: { max: 500, used: 214, over: 0 } },
};

/** One that pays for Pro by the month. */
export const onPro: Subscription = {
  ...onTrial,
  subscribed: true,
  plan_id: "pro",
  subscription_end: "2026-04-08T16:00:00Z",
  status: "active",
  billing_cycle: "monthly",
};

export interface FakeBilling {
  plans?: Plan[] | Refusal;
  /** In the order in which they are asked for; the last one stays. */
  standings?: (Subscription | Refusal)[];
  /** Names of the club's admins. */
  contacts?: string[];
  checkout?: { url: string } | Refusal | "never" | "unreachable";
  portal?: { url: string } | Refusal | "unreachable";
}

const isRefusal = (given: object): given is Refusal => "code" in given;

/** Plans and billing in memory. Nobody is led away: the address of a checkout stays in this page. */
export function fakeBillingApi(billing: FakeBilling = {}): MockFetch {
  const { plans = fakePlans, standings = [onTrial] } = billing;
  const { checkout = { url: `${location.href.split("#")[0]}#checkout` }, portal = { url: "about:blank#portal" } } =
    billing;
  let asked = 0;
  return mockApi(
    on("get", "/plans", ({ answer, refuse }) => (isRefusal(plans) ? refuse(plans) : answer(200, { data: plans }))),
    on("get", "/billing/subscription", ({ answer, refuse }) => {
      const standing = standings[Math.min(asked, standings.length - 1)] ?? onTrial;
      asked += 1;
      return isRefusal(standing) ? refuse(standing) : answer(200, standing);
    }),
    on("get", "/billing/contacts", ({ answer }) =>
      answer(200, { data: (billing.contacts ?? []).map((name) => ({ name })) }),
    ),
    on("post", "/billing/checkout", ({ answer, refuse }) => {
      if (checkout === "never") return never();
      if (checkout === "unreachable") return unreachable();
      return isRefusal(checkout) ? refuse(checkout) : answer(200, { ...checkout, opens: "checkout" });
    }),
    on("post", "/billing/portal", ({ answer, refuse }) => {
      if (portal === "unreachable") return unreachable();
      return isRefusal(portal) ? refuse(portal) : answer(200, portal);
    }),
  );
}
