import type { Billing } from "./prices.ts";

/** What `/upgrade`'s query says: a plan that was chosen before signing in, and where the provider's pages led back from. */
export interface UpgradeAddress {
  planId: string | null;
  billing: Billing | null;
  returned: "success" | "canceled" | "portal" | null;
}

export function readUpgradeAddress(search: URLSearchParams): UpgradeAddress {
  const billing = search.get("billing");
  const checkout = search.get("checkout");
  return {
    planId: search.get("plan"),
    billing: billing === "monthly" || billing === "yearly" ? billing : null,
    returned:
      checkout === "success" || checkout === "canceled" ? checkout : search.get("portal") === "done" ? "portal" : null,
  };
}

/** `/upgrade` with a plan chosen. */
export const chosenAddress = (planId: string, billing: Billing): string =>
  `/upgrade?${new URLSearchParams({ plan: planId, billing })}`;

/** Through the sign-up of a club, or from there through sign-in, and back to a page of ours. */
export const throughSignUp = (path: string): string => `/signup-club?${new URLSearchParams({ next: path })}`;
export const throughSignIn = (path: string): string => `/auth?${new URLSearchParams({ next: path })}`;
