import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { ownerSql, type TestClub } from "../../support/world.ts";
import { eventOf, newSubscriptionId, subscriptionEvent } from "./stripe-events.ts";
import { accessOf, makeCustomer, startStripeWorld } from "./stripe-world.ts";

const world = await startStripeWorld();
const { stripe, url, send } = world;
const NOW = Math.floor(Date.now() / 1000);

const checkout = ({ admin }: TestClub, planId: string) =>
  call("/billing/checkout", { method: "POST", token: admin.token, url, body: { planId, billingCycle: "monthly" } });

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

test("a checkout that Stripe could not open keeps nobody from the next, however much later", async () => {
  for (const left of ["20 minutes", "-3 days"]) {
    const club = await world.club();
    await stripe.setDown(true);
    expect((await checkout(club, "pro")).refusal.code).toBe("billing_unavailable");
    await stripe.setDown(false);
    await ownerSql`update billing_checkouts set expires_at = now() + ${left}::interval where club_id = ${club.id}`;
    const answers = await Promise.all(["pro", "pro", "pro"].map((planId) => checkout(club, planId)));
    expect(
      answers.map(({ status }) => status),
      left,
    ).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
  }
});

test("told that a checkout is complete, but not yet of its subscription, no second one can be paid", async () => {
  const club = await world.club();
  await checkout(club, "pro");
  const begun = await begunOf(club);
  const session = await stripe.pay(begun?.session_id ?? "");
  await send(eventOf("checkout.session.completed", session, NOW));
  for (const plan of ["pro", "elite"]) expect((await checkout(club, plan)).refusal.code).toBe("payment_received");

  const told = { id: session.subscription ?? "", customer: begun?.customer_id ?? "" };
  await send(subscriptionEvent("created", NOW, told));
  expect((await checkout(club, "pro")).refusal.code).toBe("already_subscribed");
  await send(eventOf("checkout.session.completed", session, NOW));
  expect(await begunOf(club)).toMatchObject({ outcome: "completed" });

  // Over again: what was paid once stands in nobody's way.
  await send(subscriptionEvent("deleted", NOW + 1, { ...told, status: "canceled", endedAt: NOW + 1 }));
  expect((await checkout(club, "pro")).body).toMatchObject({ opens: "checkout" });
});

test("a subscription that Stripe tells of counts before one that the sandbox gave", async () => {
  const club = await world.club();
  await ownerSql`
    insert into billing_subscriptions (club_id, provider, id, status, plan_id, billing_cycle, period_ends_at)
    values (${club.id}, 'sandbox', 'sub_sandbox', 'active', 'elite', 'yearly', now() + interval '300 days')`;
  const customer = await makeCustomer(club);
  await send(subscriptionEvent("created", NOW, { id: newSubscriptionId(), customer, periodEnd: NOW + 86_400 }));
  expect(await accessOf(club)).toMatchObject({ access_type: "paid", plan_id: "pro" });
});
