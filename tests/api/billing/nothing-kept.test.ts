import { expect, inject, test } from "vitest";
import { openKeys } from "../../../api/src/keys/keys.ts";
import { call } from "../../support/call.ts";
import { makeLoadClub } from "../../support/load-club.ts";
import { startOwnDatabase } from "../../support/own-database.ts";
import { apiUrl } from "../../support/world.ts";
import { leaksOf } from "./leaks.ts";
import { CARD, eventOf, HOLDER, newSubscriptionId, PRIVATE, postEvent, subscriptionEvent } from "./stripe-events.ts";
import { startStripeWorld } from "./stripe-world.ts";

// Of its own: all rows of the database are searched.
const { sql, env } = await startOwnDatabase();
const world = await startStripeWorld({ LOG_LEVEL: "debug", ...env });
const { send, stripe, url } = world;
const NOW = Math.floor(Date.now() / 1000);

/** A paid checkout as Stripe sends it: with everything that the customer typed. */
const fullSession = (session: object) => ({
  ...session,
  customer_details: { ...HOLDER, tax_ids: [] },
  customer_email: HOLDER.email,
  shipping_details: HOLDER,
  payment_method_details: { card: CARD },
  custom_fields: [{ key: "note", text: { value: CARD.fingerprint } }],
});

test("no card, cardholder or secret is in any table or in the log, after successes and failures", async () => {
  const keys = await openKeys({ dataDir: inject("dataDir") });
  const rules = { subscription_status: "none" };
  const club = await makeLoadClub(sql, keys, { members: 1, courts: 1, siteUrl: apiUrl, rules });
  const [admin] = club.members;
  await sql`update memberships set role = 'admin' where club_id = ${club.clubId}`;
  const checkout = (planId = "pro") =>
    call("/billing/checkout", {
      method: "POST",
      token: admin?.token,
      url,
      body: { planId, billingCycle: "monthly" },
    });
  await stripe.setRevoked(true);
  const revoked = [await checkout(), await call("/billing/portal", { method: "POST", token: admin?.token, url })];
  await stripe.setRevoked(false);
  await stripe.setDown(true);
  const down = await checkout();
  await stripe.setDown(false);
  const quoted = JSON.stringify([...revoked, down]);
  for (const { status, rejection } of [...revoked, down])
    expect([status, rejection]).toMatchObject([503, { code: "billing_unavailable" }]);
  expect((await checkout()).status).toBe(200);
  const [begun] = await sql<{ session_id: string; customer_id: string }[]>`
    select session_id, customer_id from billing_checkouts join billing_accounts using (club_id) where club_id = ${club.clubId}`;
  const customer = begun?.customer_id ?? "";
  const session = await stripe.pay(begun?.session_id ?? "");

  const subscription = { id: session.subscription ?? "", customer };
  const before = { ...subscription, status: "trialing" };
  const person = { id: customer, object: "customer", ...HOLDER, invoice_settings: { default_payment_method: CARD } };
  const invoice = {
    id: "in_1",
    object: "invoice",
    customer,
    customer_name: HOLDER.name,
    charge: { card: CARD },
    ...HOLDER,
  };
  const events = [
    subscriptionEvent("created", NOW, before),
    // The previous attributes contain another card, which must not be kept either.
    eventOf("customer.subscription.updated", subscriptionEvent("updated", NOW + 1, subscription).data.object, NOW + 1, {
      status: "trialing",
      default_payment_method: { card: CARD, billing_details: HOLDER },
    }),
    eventOf("checkout.session.completed", fullSession(session), NOW),
    eventOf("customer.created", person, NOW),
    eventOf("customer.updated", person, NOW, { ...HOLDER }),
    eventOf("invoice.paid", invoice, NOW),
    eventOf("payment_method.attached", { id: "pm_1", customer, card: CARD, billing_details: HOLDER }, NOW),
    subscriptionEvent("created", NOW, { id: newSubscriptionId(), customer: "cus_of_somebody_else" }),
  ];
  for (const event of events) expect((await send(event)).status).toBe(200);
  const [done] = await sql`
    select outcome, (select count(*)::int from billing_events e where e.club_id = c.club_id) as events
    from billing_checkouts c where club_id = ${club.clubId}`;
  expect(done, "they were taken in").toEqual({ outcome: "completed", events: 2 });

  const broken = eventOf("customer.subscription.updated", { ...person, items: HOLDER, customer }, NOW);
  const rejected = [
    ...(await Promise.all(events.map((event) => postEvent(url, "whsec_another", event)))),
    await send(broken),
    await send({ ...broken, created: CARD.fingerprint, data: { object: HOLDER } }),
  ];
  expect(new Set(rejected.map(({ status }) => status))).toEqual(new Set([400]));

  const secrets = [stripe.secretKey, stripe.webhookSecret];
  const log = world.api.log();
  expect(log).toContain("billing event");
  expect(log).toContain("Stripe rejected the call or could not be reached");
  expect(await leaksOf(sql, log, [...PRIVATE, ...secrets, "last4"])).toEqual([]);
  expect(log).not.toContain("@crowd.courtside.test");
  const said = quoted + JSON.stringify(rejected);
  expect([...PRIVATE, ...secrets].filter((text) => said.includes(text))).toEqual([]);
  const kept = await sql<{ key: string }[]>`
    select distinct jsonb_object_keys(f) as key from billing_events, unnest(array[before, after]) f
    where club_id = ${club.clubId} and f is not null order by 1`;
  const details = ["billing_cycle", "cancel_at", "ended_at", "item_id", "period_ends_at", "plan_id", "status"];
  expect(kept.map(({ key }) => key)).toEqual(details);
});
