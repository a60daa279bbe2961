const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** "$12.50" */
export const moneyText = (cents: number): string => money.format(cents / 100);
