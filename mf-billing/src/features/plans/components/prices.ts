import type { Plan } from "@courtside/contracts/api/client.ts";

export type Billing = "monthly" | "yearly";
type Prices = Pick<Plan, "price_monthly" | "price_yearly">;

/** The headline's saving while no plan has both prices (docs/product/billing.md#savings). */
const USUAL_SAVING = 15;

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Cents → "$29.00". */
export const priceText = (cents: number): string => dollars.format(cents / 100);

/** A year's price spread over its months, to the cent. */
export const monthlyShareText = ({ price_yearly }: Pick<Plan, "price_yearly">): string =>
  dollars.format(Math.round(price_yearly / 12) / 100);

export const priceOf = (plan: Prices, billing: Billing): number =>
  billing === "yearly" ? plan.price_yearly : plan.price_monthly;

export const periodText = (billing: Billing): string => (billing === "yearly" ? "per year" : "per month");

const hasBoth = ({ price_monthly, price_yearly }: Prices) => price_monthly > 0 && price_yearly > 0;
const saving = ({ price_monthly, price_yearly }: Prices) => (12 * price_monthly - price_yearly) / (12 * price_monthly);

/** What a year saves against twelve months, in whole percent (docs/product/billing.md#savings); null without both prices. */
export const yearlySaving = (plan: Prices): number | null => (hasBoth(plan) ? Math.round(saving(plan) * 100) : null);

/** The average saving over the plans with both prices, in whole percent; 15 when there is none. */
export function headlineSaving(plans: readonly Prices[]): number {
  const savings = plans.filter(hasBoth).map(saving);
  if (savings.length === 0) return USUAL_SAVING;
  return Math.round((savings.reduce((sum, one) => sum + one, 0) / savings.length) * 100);
}
