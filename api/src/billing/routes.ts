import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { authTransaction } from "../db/transaction.ts";
import type { AppEnv } from "../http/app-env.ts";
import { idempotencyKey, text } from "../http/fields.ts";
import { logOf } from "../http/request.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { asPerson } from "../http/run-verb.ts";
import type { InTransaction } from "./billing-admin.ts";
import { asBillingAdmin, billingContacts } from "./billing-admin.ts";
import { checkSubscription } from "./check-subscription.ts";
import { createCheckout } from "./create-checkout.ts";
import { openPortal } from "./open-portal.ts";
import type { BillingProvider } from "./provider.ts";
import { receiveEvent } from "./receive-event.ts";
import { billingOff } from "./rejections.ts";
import { BillingCycle, Subscription } from "./response.ts";

const tags = ["Billing"];
const security = [{ bearer: [] }];

const input = z.object({
  planId: text.min(1).max(40).openapi({ example: "pro" }),
  billingCycle: BillingCycle,
});

const check = createRoute({
  method: "get",
  path: "/billing/subscription",
  tags,
  security,
  summary: "The club's subscription, its limits, and how much of them is used",
  description:
    "For the club's admins, whether its access has expired or not. 403 `ask_admin` names the admins in `details.ask`.",
  responses: { ...rejections, 200: response(Subscription, "The club's subscription") },
});

const contacts = createRoute({
  method: "get",
  path: "/billing/contacts",
  tags,
  security,
  summary: "The names of the club's admins, who can change its plan",
  description: "For all members of the club, whether its access has expired or not. Empty in the demo club.",
  responses: { ...rejections, 200: response(z.object({ data: z.array(z.object({ name: z.string() })) }), "By name") },
});

const checkout = createRoute({
  method: "post",
  path: "/billing/checkout",
  tags,
  security,
  summary: "The page for subscribing to a plan, or changing to it",
  description:
    "A club has one checkout at a time: repeating the request, by any admin, returns the same one; a different request ends it. With a " +
    "subscription, `url` is the provider's page that confirms the change, or the portal where it must first be paid or resumed. " +
    "It leads back to `/upgrade` with `?checkout=success`, `?checkout=canceled`, or `?portal=done` from the portal. " +
    "409 `already_subscribed`, `payment_received`, `checkout_replaced`.",
  request: { headers: idempotencyKey, body: body(input) },
  responses: {
    ...rejections,
    200: response(
      z.object({ url: z.url(), opens: z.enum(["checkout", "plan_change", "portal"]) }),
      "Where the browser goes next",
    ),
  },
});

const portal = createRoute({
  method: "post",
  path: "/billing/portal",
  tags,
  security,
  summary: "The page for changing, canceling and resuming the subscription",
  responses: {
    ...rejections,
    200: response(z.object({ url: z.url() }), "The provider's page; it leads back to /upgrade"),
  },
});

const webhook = createRoute({
  method: "post",
  path: "/billing/webhook",
  tags,
  summary: "Receives the payment provider's events; nothing else changes a subscription",
  description: "Signed by the provider's scheme over the raw body. Safe to repeat, in any order.",
  request: { headers: z.object({ "stripe-signature": z.string().min(1).max(2000) }) },
  responses: {
    200: response(z.object({ received: z.literal(true) }), "Applied, or not relevant"),
    400: rejections[400],
    503: rejections[503],
  },
});

const parts =
  (c: Context<AppEnv>): InTransaction =>
  (part) =>
    asPerson(c, async (tx) => part(await asBillingAdmin(tx)));

/** `provider`: undefined if none is configured, and nothing can be bought. */
export const billing = (provider: BillingProvider | undefined) => {
  const needProvider = (): BillingProvider => {
    if (!provider) throw billingOff();
    return provider;
  };
  return newRouter()
    .openapi(check, async (c) => c.json(await parts(c)((tx) => checkSubscription(tx, provider)), 200))
    .openapi(contacts, async (c) => c.json({ data: await asPerson(c, billingContacts) }, 200))
    .openapi(checkout, async (c) => {
      const key = c.req.valid("header")["idempotency-key"];
      return c.json(await createCheckout(parts(c), needProvider(), c.req.valid("json"), key), 200);
    })
    .openapi(portal, async (c) => c.json({ url: await openPortal(parts(c), needProvider()) }, 200))
    .openapi(webhook, async (c) => {
      const { db } = c.get("deps");
      const taking = needProvider();
      const event = await taking.readEvent(await c.req.text(), c.req.valid("header")["stripe-signature"]);
      if (!event) return c.json({ received: true as const }, 200);
      if ("after" in event && event.after.plan_id === null)
        logOf(c).error({ event: event.id }, "a subscription has a price that no STRIPE_PRICE_ variable names");
      const taken = await authTransaction(db, (sql) => receiveEvent(sql, taking, event, c.get("requestId")));
      logOf(c).info({ event: event.id, ...taken }, "billing event");
      return c.json({ received: true as const }, 200);
    });
};
