import { expect, test } from "vitest";
import { claimCheckout } from "../../../api/src/billing/claim-checkout.ts";
import { SANDBOX_PRICES } from "../../../api/src/billing/sandbox/prices.ts";
import { stripeProvider } from "../../../api/src/billing/stripe/provider.ts";
import type { ClubTx } from "../../../api/src/club-tx.ts";
import { call } from "../../support/call.ts";
import { ownerSql, type TestClub } from "../../support/world.ts";
import { eventOf, newSubscriptionId, subscriptionEvent } from "./stripe-events.ts";
import { accessOf, makeCustomer, startStripeWorld } from "./stripe-world.ts";

const world = await startStripeWorld();
const { stripe, url, send } = world;
const NOW = Math.floor(Date.now() / 1000);

const checkout = ({ admin }: TestClub, planId: string) =>
  call("/billing/checkout", { method: "POST", token: admin.token, url, body: { planId, billingCycle: "monthly" } });

const subscriptionOf = async ({ admin }: TestClub) =>
  (await call("/billing/subscription", { token: admin.token, url })).body;

async function customerOf({ id }: TestClub): Promise<string> {
  const [row] = await ownerSql<{ customer_id: string }[]>`
    select customer_id from billing_accounts where club_id = ${id}`;
  return row?.customer_id ?? "none";
}

interface Begun {
  session_id: string;
  customer_id: string;
  outcome: string | null;
}
async function begunOf({ id }: TestClub): Promise<Begun | undefined> {
  const [row] = await ownerSql<Begun[]>`
    select session_id, customer_id, outcome from billing_checkouts join billing_accounts using (club_id)
    where club_id = ${id}`;
  return row;
}

test("a checkout that Stripe could not open does not block the next one, however much later", async () => {
  for (const left of ["20 minutes", "-3 days"]) {
    const club = await world.club();
    await stripe.setDown(true);
    expect((await checkout(club, "pro")).rejection.code).toBe("billing_unavailable");
    await stripe.setDown(false);
    await ownerSql`update billing_checkouts set expires_at = now() + ${left}::interval where club_id = ${club.id}`;
    const responses = await Promise.all(["pro", "pro", "pro"].map((planId) => checkout(club, planId)));
    expect(
      responses.map(({ status }) => status),
      left,
    ).toEqual([200, 200, 200]);
    expect(new Set(responses.map(({ body }) => body.url)).size).toBe(1);
  }
});

test("a checkout that Stripe does not have any more is replaced, for the same plan and for another", async () => {
  for (const planId of ["pro", "elite"]) {
    const club = await world.club();
    const first = await checkout(club, "pro");
    await stripe.forget((await begunOf(club))?.session_id ?? "none");
    const again = await checkout(club, planId);
    expect([again.status, again.body.opens], again.text).toEqual([200, "checkout"]);
    expect(again.body.url).not.toBe(first.body.url);
  }
});

test("while a complete checkout has no reported subscription yet, no second one can be paid", async () => {
  const club = await world.club();
  await checkout(club, "pro");
  const begun = await begunOf(club);
  const session = await stripe.pay(begun?.session_id ?? "");
  await send(eventOf("checkout.session.completed", session, NOW));
  for (const plan of ["pro", "elite"]) expect((await checkout(club, plan)).rejection.code).toBe("payment_received");

  const subscription = { id: session.subscription ?? "", customer: begun?.customer_id ?? "" };
  await send(subscriptionEvent("created", NOW, subscription));
  expect((await checkout(club, "pro")).rejection.code).toBe("already_subscribed");
  await send(eventOf("checkout.session.completed", session, NOW));
  expect(await begunOf(club)).toMatchObject({ outcome: "completed" });

  // Once more: an earlier payment does not block it.
  await send(subscriptionEvent("deleted", NOW + 1, { ...subscription, status: "canceled", endedAt: NOW + 1 }));
  expect((await checkout(club, "pro")).body).toMatchObject({ opens: "checkout" });
});

test("a subscription reported by Stripe counts before one of the sandbox", async () => {
  const club = await world.club();
  const left = { club_id: club.id, provider: "sandbox", status: "active", billing_cycle: "yearly" };
  const later = new Date((NOW + 300 * 86_400) * 1000);
  for (const plan_id of ["elite", "pro"]) {
    const row = { ...left, plan_id, id: newSubscriptionId(), period_ends_at: later };
    await ownerSql`insert into billing_subscriptions ${ownerSql(row)}`;
  }
  const customer = await makeCustomer(club);
  const end = NOW + 86_400;
  const canceling = { id: newSubscriptionId(), customer, periodEnd: end, cancelAt: end };
  await send(subscriptionEvent("created", NOW, canceling));
  expect(await accessOf(club)).toMatchObject({ access_type: "paid", plan_id: "pro" });
  const subscription = { plan_id: "pro", subscription_end: new Date(end * 1000).toISOString(), status: "canceled" };
  expect(await subscriptionOf(club)).toMatchObject({
    ...subscription,
    billing_cycle: "monthly",
    cancel_at_period_end: true,
  });

  // Of two paid subscriptions the response shows the club's current one.
  const second = { id: newSubscriptionId(), customer, price: "price_pro_y", periodEnd: NOW + 3_600 };
  await send(subscriptionEvent("created", NOW, second));
  expect(await subscriptionOf(club)).toMatchObject({
    status: "active",
    subscription_end: new Date((NOW + 3_600) * 1000).toISOString(),
    billing_cycle: "yearly",
    cancel_at_period_end: false,
  });
});

test("while a first payment is under way no second one is possible, whichever event comes first", async () => {
  const orders = [
    ["created", "completed"],
    ["completed", "created"],
  ];
  for (const order of orders) {
    const club = await world.club();
    await checkout(club, "pro");
    const begun = await begunOf(club);
    const session = await stripe.pay(begun?.session_id ?? "");
    const incomplete = { id: session.subscription ?? "", customer: begun?.customer_id ?? "", status: "incomplete" };
    const events = {
      created: subscriptionEvent("created", NOW, incomplete),
      completed: eventOf("checkout.session.completed", session, NOW),
    };
    for (const kind of order) await send(kind === "created" ? events.created : events.completed);
    for (const plan of ["pro", "elite"])
      expect((await checkout(club, plan)).rejection.code, order.join()).toBe("payment_received");
    const open = (await stripe.sessions()).filter(({ customer }) => customer === begun?.customer_id);
    expect(open.map(({ status }) => status)).toEqual(["complete"]);
    await send(subscriptionEvent("updated", NOW + 1, { ...incomplete, status: "active" }, incomplete));
    expect((await checkout(club, "pro")).rejection.code).toBe("already_subscribed");
  }
  // A subscription started elsewhere; once its payment has failed for good it does not block a checkout.
  const club = await world.club();
  const incomplete = { id: newSubscriptionId(), customer: await makeCustomer(club), status: "incomplete" };
  await send(subscriptionEvent("created", NOW, incomplete));
  expect((await checkout(club, "pro")).rejection.code).toBe("payment_received");
  const expired = { ...incomplete, status: "incomplete_expired" };
  await send(subscriptionEvent("updated", NOW + 1, expired, incomplete));
  expect((await checkout(club, "pro")).body).toMatchObject({ opens: "checkout" });
});

test("a customer that was deleted at Stripe is replaced once, and its former subscription is still shown", async () => {
  const club = await world.club();
  const portal = () => call("/billing/portal", { method: "POST", token: club.admin.token, url });
  await portal();
  const deleted = await customerOf(club);
  await stripe.forget(deleted);
  const responses = await Promise.all([portal(), ...Array.from({ length: 5 }, () => checkout(club, "pro")), portal()]);
  expect(responses.map(({ status }) => status)).toEqual(Array(7).fill(200));
  const customer = await customerOf(club);
  expect(customer).not.toBe(deleted);
  const sessions = (await stripe.sessions()).filter((each) => [deleted, customer].includes(each.customer));
  expect(sessions).toMatchObject([{ customer, status: "open" }]);

  const session = await stripe.pay(sessions[0]?.id ?? "");
  const subscription = { id: session.subscription ?? "", customer };
  await send(subscriptionEvent("created", NOW, subscription));
  await stripe.forget(customer);
  expect((await checkout(club, "elite")).body).toMatchObject({ opens: "portal" });
  expect(await customerOf(club)).not.toBe(customer);
  expect(await accessOf(club)).toMatchObject({ has_access: true });
  await send(subscriptionEvent("deleted", NOW + 1, { ...subscription, status: "canceled", endedAt: NOW }));
  expect(await accessOf(club)).toMatchObject({ has_access: false, subscription_status: "canceled" });
  expect((await checkout(club, "elite")).body).toMatchObject({ opens: "checkout" });
});

test("a plan that has no price at the provider is rejected by name", async () => {
  const settings = {
    secretKey: "sk_test_none",
    webhookSecret: "whsec_none",
    prices: SANDBOX_PRICES,
    apiUrl: undefined,
  };
  const provider = stripeProvider(settings, url, { error: () => undefined });
  const { id: clubId } = await world.club();
  const planId = `gold-${clubId}`;
  // Uncommitted: no other connection sees the plan.
  const asked = ownerSql.begin(async (sql) => {
    const row = { id: planId, name: "Gold", price_monthly: 1, price_yearly: 2, features: [], is_active: true };
    await sql`insert into subscription_plans ${sql(row)}`;
    const tx = { sql, clubId, now: Date.now() } as Partial<ClubTx>;
    await claimCheckout(tx as ClubTx, provider, { planId, billingCycle: "monthly" });
  });
  await expect(asked).rejects.toMatchObject({ kind: "invalid", details: { field: "planId" } });
});
