import type { Me } from "@courtside/contracts/api/client.ts";
import { GRACE_DAYS } from "@courtside/contracts/domain/periods.ts";
import { can } from "@courtside/contracts/domain/roles.ts";

/** The content of the status banner (docs/product/access.md#status-banner). */
interface ClubStatus {
  text: string;
  /** The end is near, or past. */
  isUrgent: boolean;
  action: { href: string; label: string } | null;
}

const UPGRADE = { href: "/upgrade", label: "Upgrade Now" };
const START_TRIAL = { href: "/start-trial", label: "Start Free Trial" };

/** The days from which on a trial is highlighted. */
const URGENT_DAYS = 3;

const PAYMENT_FAILED: ClubStatus = {
  text: `The last payment failed. Your club keeps its access for ${GRACE_DAYS} days after it.`,
  isUrgent: true,
  action: { href: "/upgrade", label: "Update Payment Method" },
};

export type StatusOf = Pick<Me, "access" | "trial" | "effective_role">;

/** The banner of an access state; null = none: paid and active, and states without a club. */
export function clubStatus({ access, trial, effective_role: role }: StatusOf): ClubStatus | null {
  const upgrade = role && can(role, "club:billing") ? UPGRADE : null;
  const subscription = trial?.subscription_status;
  switch (access.access_type) {
    case "trial": {
      const days = access.days_remaining ?? 0;
      const isUrgent = days <= URGENT_DAYS;
      return { text: `Free trial: ${count(days, "day")} remaining`, isUrgent, action: isUrgent ? upgrade : null };
    }
    case "trial_expired":
      return {
        text: `Your ${hadSubscription(trial) ? "subscription has ended" : "trial has expired"}`,
        isUrgent: true,
        action: upgrade,
      };
    case "demo": {
      const left = access.minutes_remaining;
      const text = left === null ? "Demo mode" : `Demo mode: ${count(left, "minute")} remaining`;
      return { text, isUrgent: false, action: START_TRIAL };
    }
    case "demo_expired":
      return { text: "Your demo has expired", isUrgent: true, action: START_TRIAL };
    case "paid":
      return subscription === "past_due" && role && can(role, "club:billing") ? PAYMENT_FAILED : null;
    case "suspended":
      return { text: "Your club is suspended", isUrgent: true, action: null };
    case "no_club":
    case "error":
      return null;
  }
}

/** Whether a subscription ended, and not the trial. */
export const hadSubscription = (trial: Me["trial"]): boolean =>
  trial?.subscription_status === "canceled" || trial?.subscription_status === "past_due";

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? "" : "s"}`;
