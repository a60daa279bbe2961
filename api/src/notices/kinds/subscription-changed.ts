import { clubDateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { z } from "zod";
import { noticeKind } from "../notice-kind.ts";

const subscriptionChange = z.object({
  /** As the club's column: `paid` after a payment that had failed. */
  change: z.enum(["trialing", "active", "paid", "past_due", "canceled"]),
  /** Null: the club is paid without a plan of ours. */
  planName: z.string().nullable(),
  /** Until when the club has access as things are; null: no end is known. */
  until: z.iso.datetime().nullable(),
  /** Whether that time is over. */
  isOver: z.boolean(),
});

interface Wording {
  /** In two words, for the subject. */
  short: string;
  heading: string;
  text: string;
}

function wordingOf({ change, planName, until, isOver }: z.output<typeof subscriptionChange>, zone: string): Wording {
  const plan = planName === null ? "subscription" : `${planName} plan`;
  const day = until === null ? "" : clubDateLabel(until, zone);
  switch (change) {
    case "past_due":
      return {
        short: "Payment failed",
        heading: "A payment has failed",
        text: isOver
          ? `The last payment for the ${plan} failed, and the club has no access any more. Update the payment method to get it back.`
          : `The last payment for the ${plan} failed. The club keeps its access until ${day}: update the payment method before.`,
      };
    case "canceled":
      return isOver
        ? { short: "Subscription ended", heading: "The subscription has ended", text: `The ${plan} has ended.` }
        : {
            short: "Subscription canceled",
            heading: "The subscription is canceled",
            text: `The ${plan} is canceled. The club keeps its access until ${day}.`,
          };
    case "paid":
      return {
        short: "Payment received",
        heading: "The payment has arrived",
        text: `The payment that had failed has arrived. The ${plan} goes on.`,
      };
    default:
      return {
        short: planName === null ? "Subscribed" : `Plan ${planName}`,
        heading: `The club has the ${plan}`,
        text: change === "trialing" ? `The club has the ${plan}, on trial until ${day}.` : `The club has the ${plan}.`,
      };
  }
}

/** To admins: the club's plan, and its payments (docs/product/billing.md#subscription). */
export const subscriptionChanged = noticeKind({
  label: "Plan and payments",
  details: subscriptionChange,
  mail: {
    subject: "{club}: {change}",
    text: "{problem}",
  },
  sample: { change: "past_due", planName: "Pro", until: "2030-05-14T16:00:00.000Z", isOver: false },
  parts: (details, { timeZone }) => {
    const { short, heading, text } = wordingOf(details, timeZone);
    return {
      heading,
      values: { change: short, problem: text },
      button: { label: "See the plan", path: "/upgrade" },
    };
  },
});
