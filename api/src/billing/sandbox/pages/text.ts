import type { Offer } from "../queries.ts";

/** "$79.00" */
export const money = (cents: number): string =>
  (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });

export const perPeriod = ({ billing_cycle }: Pick<Offer, "billing_cycle">): string =>
  billing_cycle === "yearly" ? "per year" : "per month";

export const rhythm = ({ billing_cycle }: Pick<Offer, "billing_cycle">): string =>
  billing_cycle === "yearly" ? "Yearly" : "Monthly";

/** "March 8, 2026" */
export const day = (at: Date): string => at.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
