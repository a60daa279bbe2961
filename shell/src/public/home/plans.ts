/**
 * The plans in brief (docs/product/billing.md#plans). US dollars; `null` = unlimited. The api's plans are the truth: tests/e2e
 * compares.
 */
export const PLANS = [
  { name: "Starter", monthly: 29, yearly: 290, courts: 4, members: 100, more: "Live grid, waitlist with offers" },
  { name: "Pro", monthly: 79, yearly: 790, courts: 12, members: 500, more: "Coaches, lessons, events, kiosk" },
  { name: "Elite", monthly: 149, yearly: 1428, courts: null, members: null, more: "Help with moving your club over" },
] as const;
