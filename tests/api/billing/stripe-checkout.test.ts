import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { apiUrl, ownerSql, type TestClub } from "../../support/world.ts";
import { eventOf, subscriptionEvent } from "./stripe-events.ts";
import { accessOf, startStripeWorld } from "./stripe-world.ts";

const world = await startStripeWorld();
const { stripe, url, send } = world;

type Input = [planId: string, billingCycle?: "monthly" | "yearly", key?: string];

const checkout = ({ token }: { token: string }, [planId, billingCycle = "monthly", key]: Input) =>
  call("/billing/checkout", {
    method: "POST",
    token,
    url,
    body: { planId, billingCycle },
    ...(key && { headers: { "idempotency-key": key } }),
  });

async function customerOf({ id }: TestClub): Promise<string> {
  const [row] = await ownerSql<
    { customer_id: string }[]
  >`select customer_id from billing_accounts where club_id = ${id}`;
  return row?.customer_id ?? "none";
}

const sessionsOf = async (club: TestClub) => {
  const customer = await customerOf(club);
  return (await stripe.sessions()).filter((session) => session.customer === customer);
};

/** Pays a session as Stripe does. */
async function notifyPaid(club: TestClub, sessionId: string, status = "active") {
  const session = await stripe.pay(sessionId);
  const customer = await customerOf(club);
  const now = Math.floor(Date.now() / 1000);
  const subscription = { id: session.subscription ?? "", customer, status, price: session.price };
  await send(eventOf("checkout.session.completed", session, now));
  await send(subscriptionEvent("created", now, subscription));
  return subscription;
}

test("an expired club's admin subscribes: the session is for the club, at the plan's price, with the pinned version", async () => {
  const club = await world.club();
  const { status, body } = await checkout(club.admin, ["pro", "yearly"]);
  expect([status, body]).toMatchObject([200, { opens: "checkout" }]);
  const [session] = await sessionsOf(club);
  expect(body.url).toBe(session?.url);
  const customer = await customerOf(club);
  const calls = (await stripe.calls()).filter(({ params }) => JSON.stringify(params).includes(club.id));
  expect(calls.map((each) => each.call)).toEqual(["POST /v1/customers", "POST /v1/checkout/sessions"]);
  expect(calls[0]?.params).toMatchObject({ email: club.admin.email, "metadata[club_id]": club.id });
  expect(calls[1]).toMatchObject({
    version: "2026-10-28.endive",
    key: `courtside-checkout-${session?.client_reference_id}-${customer}`,
    params: {
      mode: "subscription",
      customer,
      "line_items[0][price]": "price_pro_y",
      "line_items[0][quantity]": "1",
      "subscription_data[metadata][club_id]": club.id,
      success_url: `${apiUrl}/upgrade?checkout=success`,
      cancel_url: `${apiUrl}/upgrade?checkout=canceled`,
    },
  });

  // Returning from the page changes nothing; the webhook does.
  expect(await accessOf(club)).toMatchObject({ has_access: false });
  const subscription = await notifyPaid(club, session?.id ?? "");
  expect((await call("/billing/subscription", { token: club.admin.token, url })).body).toMatchObject({
    subscribed: true,
    plan_id: "pro",
    subscription_end: new Date(1_900_000_000_000).toISOString(),
    status: "active",
    billing_cycle: "yearly",
    cancel_at_period_end: false,
    is_sandbox: false,
    limits: { courts: { max: 12, used: 2, over: 0 }, members: { max: 500, used: 4, over: 0 } },
  });
  expect((await checkout(club.admin, ["pro", "yearly"])).rejection.code).toBe("already_subscribed");

  const change = await checkout(club.admin, ["elite"]);
  expect(change.body).toMatchObject({ opens: "plan_change", url: expect.stringContaining("billing.stripe.test") });
  const asked = (await stripe.calls()).findLast((each) => each.call.includes("portal"));
  expect(asked?.key).toMatch(/^courtside-portal-[\w-]{36}$/);
  expect(asked?.params).toMatchObject({
    customer,
    return_url: `${apiUrl}/upgrade?portal=done`,
    "flow_data[type]": "subscription_update_confirm",
    "flow_data[subscription_update_confirm][subscription]": subscription.id,
    "flow_data[subscription_update_confirm][items][0][id]": `si_${subscription.id}`,
    "flow_data[subscription_update_confirm][items][0][price]": "price_elite_m",
  });
  const later = Math.floor(Date.now() / 1000) + 60;
  await send(subscriptionEvent("updated", later, { ...subscription, cancelAt: 1_900_000_000 }, subscription));
  for (const [plan, cycle] of [
    ["pro", "yearly"],
    ["pro", "monthly"],
    ["elite", "yearly"],
  ] as const) {
    expect((await checkout(club.admin, [plan, cycle])).body, `${plan} ${cycle}`).toMatchObject({ opens: "portal" });
  }
});

test("two admins request one plan at once, many times: one session, and so one subscription", async () => {
  const club = await world.club();
  const second = await club.person("admin");
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, index) => checkout(index % 2 ? second : club.admin, ["starter", "monthly"])),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(new Set(responses.map(({ body }) => body.url)).size).toBe(1);
  expect(await sessionsOf(club)).toHaveLength(1);
  const begun = await ownerSql`select 1 from audit_log where club_id = ${club.id} and action = 'checkout.begun'`;
  expect(begun).toHaveLength(1);
});

test("a request for another plan ends the previous checkout, so that only one can be paid", async () => {
  const club = await world.club();
  const plans = ["starter", "pro", "elite"];
  const responses = await Promise.all(
    Array.from({ length: 9 }, (_, index) => checkout(club.admin, [plans[index % 3] ?? "pro"])),
  );
  for (const { status, rejection } of responses) if (status !== 200) expect(rejection.code).toBe("checkout_replaced");
  const open = (await sessionsOf(club)).filter((session) => session.status === "open");
  expect(open.length).toBeLessThanOrEqual(1);
  expect((await checkout(club.admin, ["elite", "yearly"])).status).toBe(200);
  const last = (await sessionsOf(club)).filter((session) => session.status === "open");
  expect(last).toMatchObject([{ price: "price_elite_y" }]);

  // Paid, but the event has not arrived: no second payment.
  await stripe.pay(last[0]?.id ?? "");
  for (const plan of ["elite", "pro"])
    expect((await checkout(club.admin, [plan, "yearly"])).rejection.code).toBe("payment_received");
});

test("a checkout that was not paid in time is replaced by a new one", async () => {
  const club = await world.club();
  await checkout(club.admin, ["pro"]);
  await ownerSql`update billing_checkouts set expires_at = now() + interval '1 minute' where club_id = ${club.id}`;
  const [first] = await sessionsOf(club);
  const again = await checkout(club.admin, ["pro"]);
  expect(again.body.url).not.toBe(first?.url);
  expect((await sessionsOf(club)).map(({ status }) => status).toSorted()).toEqual(["expired", "open"]);
});

test("a retry with its key returns the open session; the key for another request is rejected", async () => {
  const club = await world.club();
  const first = await checkout(club.admin, ["pro", "monthly", "k1"]);
  expect((await checkout(club.admin, ["pro", "monthly", "k1"])).body).toEqual(first.body);
  expect((await checkout(club.admin, ["elite", "monthly", "k1"])).rejection).toMatchObject({
    code: "idempotency_key_reused",
  });
  expect(await sessionsOf(club)).toHaveLength(1);
});

test("an open invoice is paid before the plan is changed", async () => {
  const club = await world.club();
  await checkout(club.admin, ["pro"]);
  const [session] = await sessionsOf(club);
  await notifyPaid(club, session?.id ?? "", "past_due");
  expect((await checkout(club.admin, ["elite"])).body).toMatchObject({ opens: "portal" });
});

test("while Stripe is down the response says so without Stripe's message; afterwards the same request works", async () => {
  const club = await world.club();
  await stripe.setDown(true);
  const [failed, portal] = await Promise.all([
    checkout(club.admin, ["pro"]),
    call("/billing/portal", { method: "POST", token: club.admin.token, url }),
  ]);
  await stripe.setDown(false);
  for (const { status, rejection } of [failed, portal])
    expect([status, rejection]).toMatchObject([503, { code: "billing_unavailable" }]);
  expect((await checkout(club.admin, ["pro"])).status).toBe(200);
  expect(await sessionsOf(club)).toHaveLength(1);
  expect((await call("/billing/portal", { method: "POST", token: club.admin.token, url })).status).toBe(200);
});

test("a plan that is not for sale is rejected by name; other roles see whom to ask; the demo club cannot subscribe", async () => {
  const club = await world.club();
  for (const body of [
    { planId: "gold", billingCycle: "monthly" },
    { planId: "pro\0", billingCycle: "monthly" },
  ]) {
    const { status, rejection } = await call("/billing/checkout", {
      method: "POST",
      token: club.admin.token,
      body,
      url,
    });
    expect([status, rejection.details?.field]).toEqual([400, "planId"]);
  }
  const wrong = { method: "POST", token: club.admin.token, body: { planId: "pro", billingCycle: "weekly" }, url };
  expect((await call("/billing/checkout", wrong)).rejection.details?.field).toBe("billingCycle");
  for (const { token } of [club.member, club.coach, club.front_desk]) {
    const { status, rejection } = await call("/billing/subscription", { token, url });
    expect(status).toBe(403);
    expect(rejection).toMatchObject({
      code: "ask_admin",
      message: "Please ask an admin of your club: Test admin",
      details: { ask: ["Test admin"] },
    });
    const contacts = await call("/billing/contacts", { token, url });
    expect(contacts).toMatchObject({ status: 200, body: { data: [{ name: "Test admin" }] } });
  }
  const demo = await world.club({ is_demo: true });
  expect((await checkout(demo.admin, ["pro"])).status).toBe(403);
  expect(await sessionsOf(club)).toEqual([]);
});
