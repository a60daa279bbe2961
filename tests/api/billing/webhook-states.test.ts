import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { dumpClub } from "../../support/club-dump.ts";
import { openLive } from "../../support/live-stream.ts";
import { ownerSql } from "../../support/world.ts";
import {
  eventOf,
  newSubscriptionId,
  postEvent,
  postSigned,
  type SubscriptionReport,
  subscriptionEvent,
} from "./stripe-events.ts";
import { accessOf, makeCustomer, startStripeWorld } from "./stripe-world.ts";

const world = await startStripeWorld();
const { send, stripe, url } = world;

const DAY = 86_400;
const NOW = Math.floor(Date.now() / 1000);
const END = NOW + 30 * DAY;
const at = (second: number) => new Date(second * 1000);

/** A subscription's states in order: each with its event time and its previous attributes. */
function lifeOf(customer: string) {
  const report = (change: Partial<SubscriptionReport> = {}): SubscriptionReport => ({ ...base, ...change });
  const base = { id: newSubscriptionId(), customer, periodEnd: END };
  const states = {
    incomplete: report({ status: "incomplete" }),
    trialing: report({ status: "trialing" }),
    active: report(),
    elite: report({ price: "price_elite_y" }),
    pastDue: report({ status: "past_due", price: "price_elite_y" }),
    canceling: report({ price: "price_elite_y", cancelAt: END }),
    over: report({ status: "canceled", price: "price_elite_y", cancelAt: END, endedAt: END }),
  };
  const { incomplete, trialing, active, elite, pastDue, canceling, over } = states;
  // Four of them within one second, as at a first payment.
  const events = [
    subscriptionEvent("created", NOW, incomplete),
    subscriptionEvent("updated", NOW, trialing, incomplete),
    subscriptionEvent("updated", NOW, active, trialing),
    subscriptionEvent("updated", NOW, elite, active),
    subscriptionEvent("updated", NOW + DAY, pastDue, elite),
    subscriptionEvent("updated", NOW + 2 * DAY, { ...pastDue, status: "unpaid" }, pastDue),
    subscriptionEvent("updated", NOW + 3 * DAY, elite, { ...pastDue, status: "unpaid" }),
    subscriptionEvent("updated", NOW + 4 * DAY, canceling, elite),
    subscriptionEvent("deleted", END, over),
  ];
  return { states, events };
}

test("every state at the provider is a state of the club, and its access follows", async () => {
  const club = await world.club();
  const { events } = lifeOf(await makeCustomer(club));
  const seen = [];
  for (const event of events) {
    expect((await send(event)).status).toBe(200);
    seen.push(await accessOf(club));
  }
  const paid = { access_type: "paid", has_access: true };
  expect(seen).toEqual([
    { access_type: "trial_expired", has_access: false, subscription_status: "trialing", plan_id: null },
    { ...paid, subscription_status: "trialing", plan_id: "pro" },
    { ...paid, subscription_status: "active", plan_id: "pro" },
    { ...paid, subscription_status: "active", plan_id: "elite" },
    { ...paid, subscription_status: "past_due", plan_id: "elite" },
    { ...paid, subscription_status: "past_due", plan_id: "elite" },
    { ...paid, subscription_status: "active", plan_id: "elite" },
    { ...paid, subscription_status: "canceled", plan_id: "elite" },
    { ...paid, subscription_status: "canceled", plan_id: "elite" },
  ]);
  // It ends at the end of the period, which is in the future.
  expect(await accessOf(club, at(END + 1))).toMatchObject({ access_type: "trial_expired", has_access: false });
  const log =
    await ownerSql`select action from audit_log where club_id = ${club.id} and action = 'subscription.changed'`;
  expect(log.length).toBe(6);
});

test("each admin is notified of another status or plan, once, and of a renewal nothing", async () => {
  const club = await world.club();
  const { states, events } = lifeOf(await makeCustomer(club));
  for (const event of [...events, ...events]) await send(event);
  const notified = await ownerSql<{ user_id: string; change: string; plan: string; is_over: boolean }[]>`
    select user_id, details->>'change' as change, details->>'planName' as plan, (details->>'isOver')::boolean as is_over
    from notices where club_id = ${club.id} and kind = 'subscription_changed' order by created_at, id`;
  const of = (change: string, plan: string) => ({ user_id: club.admin.id, change, plan, is_over: false });
  const expected = [of("trialing", "Pro"), of("active", "Pro"), of("active", "Elite"), of("past_due", "Elite")];
  const rest = [of("paid", "Elite"), of("canceled", "Elite")];
  expect(notified).toHaveLength(6);
  expect(notified).toEqual(expect.arrayContaining([...expected, ...rest]));

  const renewed = { ...states.active, id: newSubscriptionId(), customer: await makeCustomer(await world.club()) };
  await send(subscriptionEvent("created", NOW, renewed));
  await send(subscriptionEvent("updated", NOW + DAY, { ...renewed, periodEnd: END + 30 * DAY }, renewed));
  const [count] = await ownerSql`
    select count(*)::int as n from notices where kind = 'subscription_changed'
      and club_id = (select club_id from billing_accounts where customer_id = ${renewed.customer})`;
  expect(count?.n).toBe(1);
});

test("of a canceled subscription that ends earlier than announced each admin is notified; of its announced end they are not", async () => {
  const changesOf = async ({ id }: { id: string }) =>
    (
      await ownerSql<{ change: string; is_over: boolean }[]>`
        select details->>'change' as change, (details->>'isOver')::boolean as is_over
        from notices where club_id = ${id} and kind = 'subscription_changed' order by created_at, id`
    ).map(({ change, is_over }) => `${change} ${is_over}`);
  const [early, punctual] = await Promise.all([world.club(), world.club()]);
  for (const [club, endedAt] of [
    [early, NOW],
    [punctual, END],
  ] as const) {
    const { states } = lifeOf(await makeCustomer(club));
    const canceling = { ...states.active, cancelAt: END };
    await send(subscriptionEvent("created", NOW - 9, states.active));
    await send(subscriptionEvent("updated", NOW - 5, canceling, states.active));
    const over = subscriptionEvent("deleted", endedAt, { ...canceling, status: "canceled", endedAt });
    for (const event of [over, over]) await send(event);
  }
  expect(await accessOf(early)).toMatchObject({ has_access: false });
  expect(await changesOf(early)).toEqual(["active false", "canceled false", "canceled true"]);
  expect(await changesOf(punctual)).toEqual(["active false", "canceled false"]);
});

test("grace lasts seven days from the first failure; an immediate cancellation ends access at once", async () => {
  const [late, gone] = await Promise.all([world.club(), world.club()]);
  const { events } = lifeOf(await makeCustomer(late));
  for (const event of events.slice(0, 6).toReversed()) await send(event);
  expect(await accessOf(late, at(NOW + 8 * DAY - 1))).toMatchObject({ has_access: true, access_type: "paid" });
  expect(await accessOf(late, at(NOW + 8 * DAY))).toMatchObject({ has_access: false, access_type: "trial_expired" });

  const { states } = lifeOf(await makeCustomer(gone));
  await send(subscriptionEvent("created", NOW - 5, states.active));
  expect(await accessOf(gone)).toMatchObject({ has_access: true });
  await send(subscriptionEvent("deleted", NOW, { ...states.active, status: "canceled", endedAt: NOW }));
  expect(await accessOf(gone)).toMatchObject({ has_access: false, subscription_status: "canceled" });
});

test("a subscription that is resumed keeps a closing club open at once, if an admin is left in it", async () => {
  const [kept, left] = await Promise.all([world.club(), world.club()]);
  for (const club of [kept, left]) {
    const { active } = lifeOf(await makeCustomer(club)).states;
    const canceling = { ...active, cancelAt: END };
    await send(subscriptionEvent("created", NOW - 9, active));
    await send(subscriptionEvent("updated", NOW - 5, canceling, active));
    const body = { close: true, club_name: `Club ${club.id.slice(0, 8)}` };
    expect((await call("/club-closing", { method: "PUT", token: club.admin.token, body, url })).status).toBe(200);
    if (club === left) await ownerSql`update memberships set left_at = now() where user_id = ${club.admin.id}`;
    await send(subscriptionEvent("updated", NOW, active, canceling));
  }
  const rows = await ownerSql`
    select closes_at is null as is_open,
      (select jsonb_agg(detail) from audit_log a where a.club_id = c.id and action = 'club.kept_open') as kept
    from clubs c where id in ${ownerSql([kept.id, left.id])} order by id = ${left.id}`;
  expect([...rows]).toEqual([
    { is_open: true, kept: [{ reason: "subscription_active" }] },
    { is_open: false, kept: null },
  ]);
  expect((await call("/me", { token: kept.admin.token, url })).body.club).toMatchObject({ closes_at: null });
});

test("repeated and shuffled events end in the same state", async () => {
  const clubs = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => world.club()));
  for (const upTo of [4, 6, 9]) {
    const ends = await Promise.all(
      clubs.map(async (club) => {
        await ownerSql`delete from billing_accounts where club_id = ${club.id}`;
        const { events } = lifeOf(await makeCustomer(club));
        const [first] = events.slice(0, upTo);
        const order = shuffled([...events.slice(0, upTo), ...events.slice(0, upTo), ...(first ? [first] : [])]);
        for (const event of order) expect((await send(event)).status).toBe(200);
        const [row] = await ownerSql`
          select subscription_status, plan_id, subscription_ends_at, past_due_since from clubs where id = ${club.id}`;
        const counted = await ownerSql`select count(*)::int as n from billing_events where club_id = ${club.id}`;
        await ownerSql`delete from billing_events where club_id = ${club.id}`;
        await ownerSql`delete from billing_subscriptions where club_id = ${club.id}`;
        return { ...row, events: counted[0]?.n };
      }),
    );
    const status = { 4: "active", 6: "past_due", 9: "canceled" }[upTo];
    expect(new Set(ends.map((end) => JSON.stringify(end))).size, `${upTo} events`).toBe(1);
    expect(ends[0]).toMatchObject({ subscription_status: status, plan_id: "elite", events: upTo });
    if (upTo === 6) expect(ends[0]).toMatchObject({ past_due_since: at(NOW + DAY) });
  }
});

const shuffled = <T>(list: T[]): T[] =>
  list
    .map((each) => ({ each, by: Math.random() }))
    .sort((a, b) => a.by - b.by)
    .map(({ each }) => each);

test("twenty concurrent deliveries of one event count once", async () => {
  const club = await world.club();
  const event = subscriptionEvent("created", NOW, lifeOf(await makeCustomer(club)).states.active);
  const responses = await Promise.all(Array.from({ length: 20 }, () => send(event)));
  expect(responses.every(({ status }) => status === 200)).toBe(true);
  const log = await ownerSql`select 1 from audit_log where club_id = ${club.id} and action = 'subscription.changed'`;
  expect(log.length).toBe(1);
});

test("an invalid signature, an old one, and a missing one change nothing", async () => {
  const club = await world.club();
  const event = subscriptionEvent("created", NOW, lifeOf(await makeCustomer(club)).states.active);
  const before = await dumpClub(club.id);
  const rejected = [
    await postEvent(url, "whsec_another", event),
    await postEvent(url, stripe.webhookSecret, event, NOW - 3600),
    await postSigned(url, JSON.stringify(event), "t=1,v1=00"),
    await postSigned(url, JSON.stringify(event), "nonsense"),
  ];
  for (const { status, body } of rejected) {
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "bad_signature", details: { field: "stripe-signature" } });
  }
  const broken = eventOf("customer.subscription.updated", { id: "sub", customer: 7 }, NOW);
  expect(await send(broken)).toMatchObject({
    status: 400,
    body: { code: "bad_event", details: { field: "customer" } },
  });
  expect(await dumpClub(club.id)).toEqual(before);
});

test("irrelevant events are acknowledged, so that they are not sent again", async () => {
  const club = await world.club();
  const { states } = lifeOf(await makeCustomer(club));
  const before = await dumpClub(club.id);
  const stranger = { ...states.active, customer: "cus_of_somebody_else" };
  for (const event of [
    eventOf("invoice.paid", { id: "in_1", customer: states.active.customer }, NOW),
    eventOf("customer.updated", { id: states.active.customer, email: "x@y.test" }, NOW),
    eventOf(
      "checkout.session.completed",
      { id: "cs", customer: states.active.customer, client_reference_id: "x" },
      NOW,
    ),
    subscriptionEvent("created", NOW, stranger),
  ]) {
    expect(await send(event)).toEqual({ status: 200, body: { received: true } });
  }
  expect(await dumpClub(club.id)).toEqual(before);
});

test("a price that is no longer for sale is known, an unknown one still counts as paid, and screens are notified at once", async () => {
  const club = await world.club({ subscription_status: "active" });
  const { states } = lifeOf(await makeCustomer(club));
  const live = await openLive(club.member, url);
  await send(subscriptionEvent("created", NOW, { ...states.active, price: "price_pro_m_old" }));
  expect(await live.next()).toMatchObject({ event: "change", data: { topic: "club" } });
  live.close();
  expect(await accessOf(club)).toMatchObject({ plan_id: "pro" });
  await send(subscriptionEvent("updated", NOW + 1, { ...states.active, price: "price_nobody_knows" }));
  expect(await accessOf(club)).toMatchObject({ plan_id: null, has_access: true });
  await expect.poll(world.api.log).toContain("no STRIPE_PRICE_ variable");
});
