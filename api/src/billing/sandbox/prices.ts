import { BILLING_CYCLES, type BillingCycle, PAID_PLANS, type PlanPrice } from "../plan-prices.ts";

export const sandboxPriceId = (planId: string, billingCycle: BillingCycle): string =>
  `price_sandbox_${planId}_${billingCycle}`;

/** What the sandbox sells: the plans, at the prices that our own table has. */
export const SANDBOX_PRICES: PlanPrice[] = PAID_PLANS.flatMap((planId) =>
  BILLING_CYCLES.map((billingCycle) => ({ planId, billingCycle, priceIds: [sandboxPriceId(planId, billingCycle)] })),
);
