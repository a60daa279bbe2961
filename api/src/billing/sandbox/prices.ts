import { BILLING_CYCLES, type BillingCycle, PAID_PLANS, type PlanPrice } from "../plan-prices.ts";

export const sandboxPriceId = (planId: string, billingCycle: BillingCycle): string =>
  `price_sandbox_${planId}_${billingCycle}`;

/** The sandbox's offers: the plans, at the prices of our own table. */
export const SANDBOX_PRICES: PlanPrice[] = PAID_PLANS.flatMap((planId) =>
  BILLING_CYCLES.map((billingCycle) => ({ planId, billingCycle, priceIds: [sandboxPriceId(planId, billingCycle)] })),
);
