import { randomBytes } from "node:crypto";
import { afterAll, inject } from "vitest";
import { startApi } from "../../support/api-process.ts";
import { startStripeServer } from "../../support/stripe-server.ts";
import { apiUrl, makeClub, ownerSql, type TestClub } from "../../support/world.ts";
import { postEvent } from "./stripe-events.ts";

/** An api process with the local Stripe server as its provider, on the run's database. */
export async function startStripeWorld(env: Record<string, string> = {}) {
  const stripe = await startStripeServer();
  const api = await startApi({
    DATABASE_URL: inject("apiDatabaseUrl"),
    DATA_DIR: inject("dataDir"),
    SITE_URL: apiUrl,
    TEST_CLOCK: "on",
    SEND_NOTICES: "off",
    ...stripe.env,
    ...env,
  }).catch(async (error: unknown) => {
    await stripe.stop();
    throw error;
  });
  afterAll(async () => {
    await api.stop();
    await stripe.stop();
  });
  return {
    api,
    stripe,
    url: api.url,
    /** A club of the test's own that is unpaid and no longer on trial. */
    club: (rules: Record<string, unknown> = {}) => makeClub({ url: api.url, rules: { ...EXPIRED, ...rules } }),
    send: (event: object) => postEvent(api.url, stripe.webhookSecret, event),
  };
}

const EXPIRED = { subscription_status: "trialing", trial_expires_at: new Date(Date.now() - 86_400_000) };

/** Makes the club a customer without a request. */
export async function makeCustomer({ id }: Pick<TestClub, "id">): Promise<string> {
  const customer = `cus_test_${randomBytes(8).toString("hex")}`;
  await ownerSql`
    insert into billing_accounts (club_id, provider, customer_id) values (${id}, 'stripe', ${customer})`;
  return customer;
}

export async function accessOf({ id }: Pick<TestClub, "id">, at?: Date): Promise<Record<string, unknown>> {
  return ownerSql.begin(async (sql) => {
    if (at) await sql`select set_config('courtside.now', ${at.toISOString()}, true)`;
    const [row] = await sql`
      select (check_club_access(c.id)).access_type, (check_club_access(c.id)).has_access, c.subscription_status, c.plan_id
      from clubs c where id = ${id}`;
    return { ...row };
  });
}
