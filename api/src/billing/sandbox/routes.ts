import { randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { AppEnv } from "../../http/app-env.ts";
import { BILLING_CYCLES, PAID_PLANS } from "../plan-prices.ts";
import { returnUrls } from "../return-urls.ts";
import { payCheckout, readCheckoutPage } from "./checkout-visit.ts";
import { deliverDue } from "./deliver.ts";
import { checkoutPage, closedCheckoutPage } from "./pages/checkout-page.ts";
import { framed, type Page, sandboxPolicy } from "./pages/frame.ts";
import { portalPage } from "./pages/portal-page.ts";
import { type PortalInput, readPortalPage, usePortal } from "./portal-visit.ts";
import { SUBSCRIPTION_CHANGES } from "./subscription.ts";
import { sandboxWebhook } from "./webhook.ts";

type Ctx = Context<AppEnv>;

const urlsOf = (c: Ctx) => returnUrls(c.get("deps").config.siteUrl);

function show(c: Ctx, page: Page, status: 200 | 400 | 402 | 404 | 410 = 200) {
  const nonce = randomBytes(16).toString("base64");
  c.header("content-security-policy", sandboxPolicy(nonce, c.get("deps").config.siteUrl));
  c.header("cache-control", "no-store");
  return c.html(framed(page, nonce), status);
}

/** A redirect back to the product: the customer's events are sent first, and again by the job if that fails. */
async function redirectBack(c: Ctx, customerId: string, url: string) {
  const { config, db, keys } = c.get("deps");
  await deliverDue(db, sandboxWebhook(config, keys), customerId);
  return c.redirect(url, 303);
}

const gone = (c: Ctx, state: "complete" | "expired") => show(c, closedCheckoutPage(state, urlsOf(c).portal), 410);

/** The forms send no files; a body that is not a form counts as one without fields. */
const formOf = async (c: Ctx) => new URLSearchParams(await c.req.text());

/** The action that a portal's form requests; undefined if it is unknown. */
function readInput(form: URLSearchParams): PortalInput | undefined {
  const action = form.get("action");
  if (action === "keep") return "keep";
  if (action !== "change") return SUBSCRIPTION_CHANGES.find((change) => change === action);
  const [name, cycle] = form.get("plan")?.split(" ") ?? [];
  const plan_id = PAID_PLANS.find((each) => each === name);
  const billing_cycle = BILLING_CYCLES.find((each) => each === cycle);
  return plan_id && billing_cycle && { plan_id, billing_cycle };
}

/**
 * The pages of the built-in provider, if it is enabled. A page's address is enough to use it, as with any provider. Addresses
 * that ids.ts could not generate are rejected before the database, which accepts no NUL, is queried.
 */
export const billingSandbox = new Hono<AppEnv>()
  .use("*", async (c, next) => (c.get("deps").config.billing.sandbox ? next() : c.notFound()))
  .use("*", bodyLimit({ maxSize: 10_000, onError: (c) => c.text("Too large", 413) }))
  .get("/checkout/:id{[\\w-]+}", async (c) => {
    const checkout = await readCheckoutPage(c.get("deps").db, c.req.param("id"));
    if (checkout?.state !== "open") return gone(c, checkout?.state ?? "expired");
    return show(c, checkoutPage(checkout, urlsOf(c).cancel, false));
  })
  .post("/checkout/:id{[\\w-]+}", async (c) => {
    const { db } = c.get("deps");
    const id = c.req.param("id");
    const card = (await formOf(c)).get("card");
    const checkout = await readCheckoutPage(db, id);
    if (checkout?.state !== "open") return gone(c, checkout?.state ?? "expired");
    if (card !== "works") return show(c, checkoutPage(checkout, urlsOf(c).cancel, true), 402);
    if ((await payCheckout(db, id)) === "gone") return gone(c, "complete");
    return redirectBack(c, checkout.customer_id, urlsOf(c).success);
  })
  .get("/portal/:id{[\\w-]+}", async (c) => {
    const view = await readPortalPage(c.get("deps").db, c.req.param("id"));
    return view ? show(c, portalPage(view, urlsOf(c).portal)) : gone(c, "expired");
  })
  .post("/portal/:id{[\\w-]+}", async (c) => {
    const id = c.req.param("id");
    const { db } = c.get("deps");
    const input = readInput(await formOf(c));
    if (!input) return show(c, closedCheckoutPage("expired", urlsOf(c).portal), 400);
    const portal = (await readPortalPage(db, id))?.portal;
    if (!portal || !(await usePortal(db, id, input))) return gone(c, "expired");
    return redirectBack(c, portal.customer_id, portal.change && input !== "keep" ? urlsOf(c).portal : c.req.path);
  })
  .all("*", (c) => c.notFound());
