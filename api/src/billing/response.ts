import { z } from "@hono/zod-openapi";
import { BILLING_CYCLES } from "./plan-prices.ts";

/** A billing cycle. */
export const BillingCycle = z.enum(BILLING_CYCLES);

const Limit = z
  .object({
    max: z.number().int().nullable().openapi({ description: "null = unlimited" }),
    used: z.number().int(),
    over: z
      .number()
      .int()
      .openapi({ description: "By how many the club exceeds the limit: nothing is deleted, but nothing can be added" }),
  })
  .openapi("PlanLimit");

/** A club's subscription (docs/product/billing.md#subscription), and its limits for a plans screen. */
export const Subscription = z
  .object({
    subscribed: z.boolean().openapi({ description: "Whether the club currently counts as paid" }),
    plan_id: z.string().nullable().openapi({ description: "null: not subscribed, or paid without a plan" }),
    subscription_end: z.iso
      .datetime()
      .nullable()
      .openapi({ description: "When the paid period ends: it then renews, unless cancel_at_period_end" }),
    status: z.enum(["none", "trialing", "active", "past_due", "canceled"]),
    billing_cycle: BillingCycle.nullable(),
    cancel_at_period_end: z.boolean(),
    grace_ends_at: z.iso
      .datetime()
      .nullable()
      .openapi({ description: "While past_due: until when the club counts as paid" }),
    is_sandbox: z.boolean().openapi({ description: "No money is moved: checkout and portal are the built-in ones" }),
    limits: z.object({ courts: Limit, members: Limit }),
  })
  .openapi("Subscription");

export type SubscriptionResponse = z.infer<typeof Subscription>;
