import type { Plan, Subscription } from "@courtside/contracts/api/client.ts";
import { type MockFetch, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { never, type RuleViolation, unreachable } from "@courtside/contracts/mock-api/responses.ts";

/** The plans of docs/product/billing.md#plans. */
export const fakePlans: Plan[] = [
  {
    id: "starter",
    name: "Starter",
    price_monthly: 2900,
    price_yearly: 29000,
    max_courts: 4,
    max_members: 100,
    features: [
      "Online court booking on a live grid",
      "Waitlist with automatic offers",
      "Coaches, lessons and events",
      "Front-desk kiosk",
      "Email support",
    ],
  },
  {
    id: "pro",
    name: "Pro",
    price_monthly: 7900,
    price_yearly: 79000,
    max_courts: 12,
    max_members: 500,
    features: ["Everything in Starter", "Priority support"],
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
  plans?: Plan[] | RuleViolation;
  /** The response to each call in turn; the last one stays. */
  statuses?: (Subscription | RuleViolation)[];
  /** Names of the club's admins. */
  contacts?: string[];
  checkout?: { url: string } | RuleViolation | "never" | "unreachable";
  portal?: { url: string } | RuleViolation | "unreachable";
}

const isRejection = (given: object): given is RuleViolation => "code" in given;

/** Plans and billing in memory. No browser is redirected: the address of a checkout stays in this page. */
export function fakeBillingApi(billing: FakeBilling = {}): MockFetch {
  const { plans = fakePlans, statuses = [onTrial] } = billing;
  const { checkout = { url: `${location.href.split("#")[0]}#checkout` }, portal = { url: "about:blank#portal" } } =
    billing;
  let calls = 0;
  return mockApi(
    on("get", "/plans", ({ response, reject }) =>
      isRejection(plans) ? reject(plans) : response(200, { data: plans }),
    ),
    on("get", "/billing/subscription", ({ response, reject }) => {
      const status = statuses[Math.min(calls, statuses.length - 1)] ?? onTrial;
      calls += 1;
      return isRejection(status) ? reject(status) : response(200, status);
    }),
    on("get", "/billing/contacts", ({ response }) =>
      response(200, { data: (billing.contacts ?? []).map((name) => ({ name })) }),
    ),
    on("post", "/billing/checkout", ({ response, reject }) => {
      if (checkout === "never") return never();
      if (checkout === "unreachable") return unreachable();
      return isRejection(checkout) ? reject(checkout) : response(200, { ...checkout, opens: "checkout" });
    }),
    on("post", "/billing/portal", ({ response, reject }) => {
      if (portal === "unreachable") return unreachable();
      return isRejection(portal) ? reject(portal) : response(200, portal);
    }),
  );
}
