import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { startApi } from "../../support/api-process.ts";
import { startDurableDatabase } from "../../support/durable-database.ts";
import { startStripeServer } from "../../support/stripe-server.ts";
import { leaksOf } from "./leaks.ts";
import { PRIVATE, postEvent } from "./stripe-events.ts";
import { LIVES, lifeOf, shuffledBy } from "./whole-life.ts";

const database = await startDurableDatabase();
const stripe = await startStripeServer();
const { apiUrl, dataDir, ownerSql } = database;
const api = await startApi({ DATABASE_URL: apiUrl, DATA_DIR: dataDir, LOG_LEVEL: "info", ...stripe.env });
afterAll(async () => {
  await api.stop();
  await stripe.stop();
  await database.remove();
});

/** The number of clubs that get each event sequence, shuffled. */
const SEEDS = [1, 2, 3];
const COPIES = [1, 2, 3];
/** How many of a club's events are sent concurrently. */
const AT_ONCE = 4;

async function makeCustomer() {
  const club = randomUUID();
  const customer = `cus_${club}`;
  const expired = { subscription_status: "trialing", trial_expires_at: new Date(Date.now() - 86_400_000) };
  await ownerSql`insert into clubs ${ownerSql({ id: club, name: "Riverside", ...expired })}`;
  await ownerSql`insert into billing_accounts (club_id, provider, customer_id) values (${club}, 'stripe', ${customer})`;
  return { club, customer };
}

/** Sends an event like Stripe, again until it is acknowledged. Returns the number of failures. */
async function deliver(event: object): Promise<number> {
  for (let rejected = 0; rejected < 500; rejected++) {
    const { status } = await postEvent(api.url, stripe.webhookSecret, event);
    if (status === 200) return rejected;
    expect(status, "a provider gives up on 4xx").toBeGreaterThanOrEqual(503);
  }
  throw new Error("the event was never taken");
}

/** Sends events without the secret that end the subscription or start it again. */
async function forge(event: object): Promise<void> {
  const text = JSON.stringify(event).replaceAll('"past_due"', '"active"').replaceAll("evt_test_", "evt_forged_");
  expect((await postEvent(api.url, "whsec_guessed", JSON.parse(text))).status).toBe(400);
}

/** Sends an event sequence, several at once, with forged ones in between. Returns the number of failures. */
async function send(events: readonly object[], onTaken: () => void): Promise<number> {
  const waiting = [...events];
  let rejected = 0;
  const oneByOne = async () => {
    for (let event = waiting.pop(); event; event = waiting.pop()) {
      if (waiting.length % 5 === 0) await forge(event);
      rejected += await deliver(event);
      onTaken();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, oneByOne));
  return rejected;
}

/** A club's state without its ids. */
async function endOf(club: string) {
  const [row] = await ownerSql`
    select (check_club_access(c.id)).access_type, (check_club_access(c.id)).has_access, c.subscription_status,
      c.subscription_ends_at, c.past_due_since, c.plan_id, s.status, s.billing_cycle, s.period_ends_at, s.cancel_at, s.ended_at,
      (select count(*)::int from billing_events e where e.club_id = c.id) as events,
      (select count(*)::int from billing_events e where e.club_id = c.id and id like '%forged%') as forged
    from clubs c join billing_subscriptions s on s.club_id = c.id where c.id = ${club}`;
  return { ...row };
}

test("event sequences, each event three times, shuffled and concurrent, with forged ones and a killed database, end in the same state", async () => {
  const undisturbed = await Promise.all(
    LIVES.map(async ({ steps, ...stands }) => {
      const { club, customer } = await makeCustomer();
      for (const event of lifeOf(customer, steps)) await deliver(event);
      const end = await endOf(club);
      expect(end, `${steps} steps`).toMatchObject({ ...stands, events: steps + 1, forged: 0 });
      return { steps, end };
    }),
  );

  const lives = await Promise.all(
    undisturbed.flatMap(({ steps, end }) =>
      SEEDS.map(async (seed) => {
        const { club, customer } = await makeCustomer();
        const life = lifeOf(customer, steps);
        return {
          steps,
          end,
          seed,
          club,
          events: shuffledBy(
            seed * 100 + steps,
            COPIES.flatMap(() => life),
          ),
        };
      }),
    ),
  );
  const all = lives.reduce((sum, { events }) => sum + events.length, 0);
  let taken = 0;
  let reachHalf = () => {};
  const half = new Promise<void>((resolve) => {
    reachHalf = resolve;
  });
  const onTaken = () => {
    taken += 1;
    if (taken === Math.floor(all / 2)) reachHalf();
  };
  const sending = Promise.all(lives.map(({ events }) => send(events, onTaken)));
  await half;
  await database.crash();
  const rejected = (await sending).reduce((sum, each) => sum + each, 0);
  expect(rejected, "it was down while events came").toBeGreaterThan(0);
  for (const { club, end, steps, seed } of lives)
    expect(await endOf(club), `${steps} steps, seed ${seed}`).toEqual(end);
  expect(await leaksOf(ownerSql, api.log(), [...PRIVATE, stripe.secretKey, stripe.webhookSecret])).toEqual([]);
});
