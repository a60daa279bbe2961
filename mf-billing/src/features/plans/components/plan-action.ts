import type { Plan, Subscription } from "@courtside/contracts/api/client.ts";
import type { Billing } from "./prices.ts";

/** What an admin can do about a plan; `isCurrent` = nothing. */
interface PlanAction {
  label: string;
  isCurrent: boolean;
}

/** The plan that the club pays for now; undefined: none, or one that is not on sale any more. */
export const currentPlan = (plans: readonly Plan[], subscription: Subscription | undefined): Plan | undefined =>
  subscription?.subscribed ? plans.find(({ id }) => id === subscription.plan_id) : undefined;

/** The label of a plan card's button, for a club of this status (docs/product/billing.md#plans-page). */
export function planActionOf(
  plan: Plan,
  billing: Billing,
  plans: readonly Plan[],
  subscription: Subscription | undefined,
): PlanAction {
  const current = currentPlan(plans, subscription);
  if (!current) return { label: `Choose ${plan.name}`, isCurrent: false };
  if (current.id !== plan.id) {
    const verb = plan.price_monthly > current.price_monthly ? "Upgrade" : "Change";
    return { label: `${verb} to ${plan.name}`, isCurrent: false };
  }
  if (subscription?.billing_cycle === billing) return { label: "Current Plan", isCurrent: true };
  return { label: `Switch to ${billing}`, isCurrent: false };
}

/** What of a club's would not fit a plan: "6 courts", "120 members". */
export function tooMuchFor(plan: Plan, { limits }: Pick<Subscription, "limits">): string[] {
  const beyond = (max: number | null, used: number, what: string) =>
    max !== null && used > max ? [`${used} ${what}`] : [];
  return [
    ...beyond(plan.max_courts, limits.courts.used, "courts"),
    ...beyond(plan.max_members, limits.members.used, "members"),
  ];
}
