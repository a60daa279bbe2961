import type { Me, Plan, Subscription } from "@courtside/contracts/api/client.ts";
import { clubDateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { type Billing, periodText, priceOf, priceText } from "./prices.ts";

type Tone = "success" | "warning" | "error" | "neutral";

/** The status of a club's payments as text. */
interface Status {
  title: string;
  tag: { tone: Tone; label: string } | null;
  text: string;
  /** The button into the customer portal; null where there is nothing to do in it. */
  portal: { label: string; isUrgent: boolean } | null;
}

export interface StatusInput {
  subscription: Subscription;
  access: Pick<Me["access"], "access_type" | "days_remaining">;
  /** The plan paid for, where it is on sale. */
  plan: Plan | undefined;
  zone: string;
}

const MANAGE = { label: "Manage Subscription", isUrgent: false };
const PAY = { label: "Update Payment Method", isUrgent: true };

/** What the banner above the plans says (docs/product/billing.md#plans-page). */
export function statusOf(input: StatusInput): Status {
  if (input.access.access_type === "suspended") return suspendedStatus(input);
  return input.subscription.subscribed ? paidStatus(input) : unpaidStatus(input);
}

/** No plan opens a suspended club; what is paid for, or owed, can still be paid and canceled. */
const suspendedStatus = ({ subscription }: StatusInput): Status => ({
  title: "Your club is suspended",
  tag: { tone: "error", label: "No access" },
  text: "Courts, members and bookings are kept. A plan does not open it: please contact the operator of this site.",
  portal: subscription.subscribed || subscription.status === "past_due" ? MANAGE : null,
});

function paidStatus({ subscription, plan, zone }: StatusInput): Status {
  const { status, subscription_end, grace_ends_at, billing_cycle, plan_id } = subscription;
  const end = subscription_end && clubDateLabel(subscription_end, zone);
  const title = plan ? `${plan.name} plan` : "Your club's subscription";
  const price = plan && billing_cycle ? `${priceLabel(plan, billing_cycle)}. ` : "";
  if (status === "past_due") {
    const until = grace_ends_at ? ` by ${clubDateLabel(grace_ends_at, zone)}` : "";
    const text = `The last payment failed. Please update your payment method${until}; until then your club keeps everything.`;
    return { title, tag: { tone: "error", label: "Payment failed" }, text, portal: PAY };
  }
  if (status === "canceled") {
    const text = end ? `${price}Ends on ${end}. Until then your club keeps everything.` : "Canceled.";
    return {
      title,
      tag: { tone: "warning", label: "Canceled" },
      text,
      portal: { ...MANAGE, label: "Resume Subscription" },
    };
  }
  if (status === "trialing") {
    const text = end ? `${price}The first payment is on ${end}.` : price.trim();
    return { title, tag: { tone: "success", label: "Trial" }, text, portal: MANAGE };
  }
  const isByHand = plan_id === null && end === null;
  const text = isByHand
    ? "It was set up for your club by hand, without limits."
    : `${price}${end ? `Renews on ${end}.` : ""}`;
  return { title, tag: { tone: "success", label: "Active" }, text: text.trim(), portal: isByHand ? null : MANAGE };
}

function unpaidStatus({ subscription, access, zone }: StatusInput): Status {
  const { status, subscription_end, grace_ends_at } = subscription;
  if (access.access_type === "trial") return trialStatus(status, access.days_remaining ?? 0);
  const on = (instant: string | null) => (instant ? ` on ${clubDateLabel(instant, zone)}` : "");
  if (status === "past_due") {
    const text = `Your club's access ended${on(grace_ends_at)} because a payment failed. Courts, members and bookings are kept; once it is paid, everybody can go on.`;
    return { title: "Payment overdue", tag: { tone: "error", label: "No access" }, text, portal: PAY };
  }
  if (status === "canceled") {
    const text = `It ended${on(subscription_end)}. Courts, members and bookings are kept: choose a plan and everybody can go on at once.`;
    return { title: "Your subscription has ended", tag: { tone: "warning", label: "Ended" }, text, portal: null };
  }
  return {
    title: "Your trial has expired",
    tag: { tone: "warning", label: "No access" },
    text: "Courts, members and bookings are kept. Choose a plan and everybody can go on at once.",
    portal: null,
  };
}

/** A club's own trial continues, whatever the status of a subscription that the club had at the same time. */
function trialStatus(status: Subscription["status"], days: number): Status {
  const title = `Free trial: ${days} day${days === 1 ? "" : "s"} remaining`;
  const tag = { tone: days <= 3 ? "warning" : "success", label: "Trial" } as const;
  if (status === "past_due") {
    const text =
      "A payment failed. Everything in Pro stays open while your trial lasts; once it is paid, your subscription goes on after the trial.";
    return { title, tag, text, portal: PAY };
  }
  const text =
    status === "canceled"
      ? "Your subscription has ended, but everything in Pro stays open while your trial lasts. Choose a plan whenever you like."
      : "Everything in Pro is open to your club. Choose a plan whenever you like; nothing changes for your members.";
  return { title, tag, text, portal: null };
}

const priceLabel = (plan: Plan, billing: Billing): string =>
  `${priceText(priceOf(plan, billing))} ${periodText(billing)}`;
