export const BILLING_CYCLES = ["monthly", "yearly"] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];

export const PAID_PLANS = ["starter", "pro", "elite"] as const;

/** The provider's id of a price, by plan and billing cycle. */
export interface PlanPrice {
  planId: string;
  billingCycle: BillingCycle;
  /** The first is on sale; the others are recognised in older subscriptions. */
  priceIds: string[];
}

export const optionalPrice = (prices: PlanPrice[], planId: string, billingCycle: BillingCycle): string | undefined =>
  prices.find((each) => each.planId === planId && each.billingCycle === billingCycle)?.priceIds[0];

export function priceOnSale(prices: PlanPrice[], planId: string, billingCycle: BillingCycle): string {
  const price = optionalPrice(prices, planId, billingCycle);
  if (!price) throw new Error(`no price for ${planId} ${billingCycle}`);
  return price;
}

export const priceWithId = (prices: PlanPrice[], id: string): PlanPrice | undefined =>
  prices.find(({ priceIds }) => priceIds.includes(id));
