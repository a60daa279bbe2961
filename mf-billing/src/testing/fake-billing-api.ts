import type { Plan, Subscription } from "@courtside/contracts/api/client.ts";

/** The plans of decision 33. */
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

interface Refusal {
  status: number;
  code: string;
  message: string;
  details?: object;
}

export interface FakeBilling {
  plans?: Plan[] | Refusal;
  /** In the order in which they are asked for; the last one stays. */
  standings?: (Subscription | Refusal)[];
  checkout?: { url: string } | Refusal | "never" | "unreachable";
  portal?: { url: string } | Refusal | "unreachable";
}

const answer = (body: object | "unreachable") => {
  if (body === "unreachable") throw new TypeError("Failed to fetch");
  return "status" in body && "code" in body
    ? Response.json({ ...body, requestId: "req_7f3a" }, { status: Number(body.status) })
    : Response.json(body);
};

/** Plans and billing in memory. Nobody is led away: the address of a checkout stays in this page. */
export function fakeBillingApi(billing: FakeBilling = {}): typeof fetch {
  const { plans = fakePlans, standings = [onTrial], checkout = { url: "#checkout" }, portal } = billing;
  let asked = 0;
  return async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname.endsWith("/plans")) return answer(Array.isArray(plans) ? { data: plans } : plans);
    if (pathname.endsWith("/billing/subscription")) {
      const standing = standings[Math.min(asked, standings.length - 1)] ?? onTrial;
      asked += 1;
      return answer(standing);
    }
    if (pathname.endsWith("/billing/checkout")) {
      return checkout === "never" ? new Promise<Response>(() => {}) : answer(checkout);
    }
    return answer(portal ?? { url: "about:blank#portal" });
  };
}
