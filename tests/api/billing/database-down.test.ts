import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { startApi } from "../../support/api-process.ts";
import { startDurableDatabase } from "../../support/durable-database.ts";
import { startStripeServer } from "../../support/stripe-server.ts";
import { newSubscriptionId, postEvent, type SubscriptionTold, subscriptionEvent } from "./stripe-events.ts";

const database = await startDurableDatabase();
const stripe = await startStripeServer();
const { apiUrl, dataDir, ownerSql } = database;
const api = await startApi({ DATABASE_URL: apiUrl, DATA_DIR: dataDir, LOG_LEVEL: "warn", ...stripe.env });
afterAll(async () => {
  await api.stop();
  await stripe.stop();
  await database.remove();
});

/** A club of a customer, and a year of its subscription: months that are paid late, and the end. */
async function makeYear() {
  const club = randomUUID();
  const customer = `cus_${club}`;
  await ownerSql`insert into clubs (id, name) values (${club}, 'Riverside')`;
  await ownerSql`insert into billing_accounts (club_id, provider, customer_id) values (${club}, 'stripe', ${customer})`;
  const start = Math.floor(Date.now() / 1000);
  let before: SubscriptionTold = { id: newSubscriptionId(), customer };
  const events = [subscriptionEvent("created", start, before)];
  for (let month = 1; month <= 12; month++) {
    for (const status of ["past_due", "active"]) {
      const after = { ...before, status, periodEnd: start + month * 2_600_000 };
      events.push(subscriptionEvent("updated", start + month * 2_600_000 + events.length, after, before));
      before = after;
    }
  }
  const last = { ...before, status: "canceled", endedAt: start + 60 };
  events.push(subscriptionEvent("deleted", start + 40_000_000, last));
  return { club, events };
}

/** As Stripe sends: what is not acknowledged comes again. How often it was not. */
async function deliver(event: object): Promise<number> {
  for (let refused = 0; refused < 200; refused++) {
    const status = await postEvent(api.url, stripe.webhookSecret, event).then((answer) => answer.status);
    if (status === 200) return refused;
    expect(status, "a provider gives up on 4xx").toBeGreaterThanOrEqual(503);
  }
  throw new Error("the event was never taken");
}

test("the database is killed in the middle of a year's events: each that was not taken is sent again, and the end is the same", async () => {
  const years = await Promise.all([1, 2, 3, 4].map(makeYear));
  const sending = years.map(async ({ events }) => {
    const refused = [];
    for (const event of events) refused.push(await deliver(event));
    return refused.reduce((sum, each) => sum + each, 0);
  });
  await database.crash();
  const refused = await Promise.all(sending);
  const rows = await ownerSql`
    select c.id, c.subscription_status, c.plan_id, s.status, s.past_due_since,
      (select count(*)::int from billing_events e where e.club_id = c.id) as events
    from clubs c join billing_subscriptions s on s.club_id = c.id where c.id = any(${years.map(({ club }) => club)}::uuid[])`;
  expect(rows).toHaveLength(4);
  for (const row of rows)
    expect(row).toMatchObject({
      subscription_status: "canceled",
      plan_id: "pro",
      status: "canceled",
      past_due_since: null,
      events: 26,
    });
  expect(
    refused.reduce((sum, each) => sum + each, 0),
    "it was down while events came",
  ).toBeGreaterThan(0);
});
