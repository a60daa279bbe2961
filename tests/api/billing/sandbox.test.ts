import { randomUUID } from "node:crypto";
import { expect, inject, onTestFinished, test } from "vitest";
import { insertDelivery, takeDeliveries } from "../../../api/src/billing/sandbox/delivery-queries.ts";
import { sandboxJob } from "../../../api/src/billing/sandbox/job.ts";
import { sandboxWebhook } from "../../../api/src/billing/sandbox/webhook.ts";
import { openPool } from "../../../api/src/db/pool.ts";
import { openKeys } from "../../../api/src/keys/keys.ts";
import { startApi } from "../../support/api-process.ts";
import { call } from "../../support/call.ts";
import { freePort } from "../../support/free-port.ts";
import { apiUrl, makeClub, ownerSql, type TestClub } from "../../support/world.ts";
import { accessOf } from "./stripe-world.ts";

const EXPIRED = { subscription_status: "trialing", trial_expires_at: new Date(Date.now() - 86_400_000) };
const expiredClub = () => makeClub({ rules: EXPIRED });

const checkout = async ({ admin }: TestClub, planId: string, billingCycle = "monthly"): Promise<string> => {
  const { body } = await call("/billing/checkout", {
    method: "POST",
    token: admin.token,
    body: { planId, billingCycle },
  });
  return String(body.url);
};
const portal = async ({ admin }: TestClub): Promise<string> =>
  String((await call("/billing/portal", { method: "POST", token: admin.token })).body.url);
const subscriptionOf = async ({ admin }: TestClub) =>
  (await call("/billing/subscription", { token: admin.token })).body;

/** Sends a page's form like a browser. */
async function submit(url: string, fields: Record<string, string>) {
  const response = await fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  return { status: response.status, to: response.headers.get("location"), text: await response.text() };
}
const show = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, text: await response.text(), headers: response.headers };
};

test("declined, canceled, paid: the page shows each, and only the webhook makes the club paid, by the same endpoint", async () => {
  const club = await expiredClub();
  const page = await checkout(club, "pro", "yearly");
  expect(page).toMatch(new RegExp(`^${apiUrl}/billing-sandbox/checkout/cs_sandbox_[\\w-]{32}$`));
  const shown = await show(page);
  expect(shown.status).toBe(200);
  for (const text of ["Subscribe to Pro", "$790.00", "no money is moved", `${apiUrl}/upgrade?checkout=canceled`])
    expect(shown.text).toContain(text);
  const policy = shown.headers.get("content-security-policy");
  expect(policy).toMatch(/^default-src 'none'; style-src 'nonce-[^']+'; form-action 'self' http:\S+; base-uri 'none'/);
  expect(shown.text).toContain('<meta name="referrer" content="no-referrer">');
  expect(shown.text).not.toMatch(/<script|style="/);

  const declined = await submit(page, { card: "declined" });
  expect([declined.status, declined.text]).toEqual([402, expect.stringContaining("Your card was declined")]);
  expect(await subscriptionOf(club)).toMatchObject({ subscribed: false, status: "trialing", is_sandbox: true });

  const responses = await Promise.all(Array.from({ length: 5 }, () => submit(page, { card: "works" })));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 410, 410, 410, 410]);
  expect(responses.find(({ status }) => status === 303)?.to).toBe(`${apiUrl}/upgrade?checkout=success`);
  await expect
    .poll(() => subscriptionOf(club))
    .toMatchObject({ subscribed: true, plan_id: "pro", billing_cycle: "yearly" });
  expect(await accessOf(club)).toMatchObject({ access_type: "paid", subscription_status: "active" });
  expect((await show(page)).text).toContain("Paid already");
  await expect
    .poll(() => ownerSql`select outcome from billing_checkouts where club_id = ${club.id}`)
    .toEqual([{ outcome: "completed" }]);
  const known = await ownerSql`select count(*)::int as n from billing_subscriptions where club_id = ${club.id}`;
  expect(known[0]?.n).toBe(1);
});

test("the portal changes, cancels and resumes, and simulates a failed payment and the period's end", async () => {
  const club = await expiredClub();
  await submit(await checkout(club, "starter"), { card: "works" });
  const page = await portal(club);
  const does = async (action: string, then: Record<string, unknown>) => {
    expect((await submit(page, { action, plan: "elite yearly" })).status).toBe(303);
    await expect.poll(() => subscriptionOf(club), { message: action }).toMatchObject(then);
  };
  await does("change", { plan_id: "elite", billing_cycle: "yearly", subscribed: true });
  await does("cancel", { status: "canceled", subscribed: true, cancel_at_period_end: true });
  expect((await show(page)).text).toContain("Resume subscription");
  await does("resume", { status: "active", subscribed: true, cancel_at_period_end: false });
  await does("fail", { status: "past_due", subscribed: true, grace_ends_at: expect.any(String) });
  await does("settle", { status: "active", subscribed: true, grace_ends_at: null });
  await does("cancel", { status: "canceled" });
  await does("end-period", { status: "canceled", subscribed: false, plan_id: null });
  expect(await accessOf(club)).toMatchObject({ access_type: "trial_expired", has_access: false });
  expect((await show(page)).text).toContain("There is no subscription");
  // An ended subscription can be started again.
  await submit(await checkout(club, "pro"), { card: "works" });
  await expect.poll(() => subscriptionOf(club)).toMatchObject({ subscribed: true, plan_id: "pro" });

  const confirm = await checkout(club, "elite");
  expect(confirm).toContain("/billing-sandbox/portal/");
  expect((await show(confirm)).text).toContain("Confirm the change");
  expect((await submit(confirm, { action: "change", plan: "elite monthly" })).to).toBe(`${apiUrl}/upgrade?portal=done`);
  await expect.poll(() => subscriptionOf(club)).toMatchObject({ plan_id: "elite" });
});

test("unknown and outdated pages, and forms without an action, change nothing", async () => {
  const club = await expiredClub();
  await submit(await checkout(club, "pro"), { card: "works" });
  const page = await portal(club);
  const asked = [
    submit(`${apiUrl}/billing-sandbox/portal/bps_sandbox_guess`, { action: "cancel" }),
    submit(`${apiUrl}/billing-sandbox/checkout/cs_sandbox_guess`, { card: "works" }),
    submit(page, { action: "give-me-all" }),
    submit(page, { action: "change", plan: "gold monthly" }),
    submit(page, {}),
    submit(page, { action: "x".repeat(20_000) }),
  ];
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([410, 410, 400, 400, 400, 413]);
  for (const place of ["checkout/%00", "portal/a%00b", "portal/%FF"]) {
    const responses = [show(`${apiUrl}/billing-sandbox/${place}`), submit(`${apiUrl}/billing-sandbox/${place}`, {})];
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([404, 404]);
  }
  const multipart = { method: "POST", headers: { "content-type": "multipart/form-data; boundary=x" }, body: "x" };
  expect((await fetch(page, multipart)).status).toBe(400);
  await ownerSql`update billing_sandbox.portals set expires_at = now() where id = ${page.split("/").at(-1) ?? ""}`;
  expect((await submit(page, { action: "cancel" })).status).toBe(410);
  expect(await subscriptionOf(club)).toMatchObject({ status: "active", plan_id: "pro", cancel_at_period_end: false });
});

test("an event that was not acknowledged is sent again; periods end without a request", async () => {
  const db = openPool(inject("apiDatabaseUrl"));
  onTestFinished(() => db.end({ timeout: 1 }));
  const { secret, url } = sandboxWebhook(
    { port: Number(new URL(apiUrl).port) },
    await openKeys({ dataDir: inject("dataDir") }),
  );
  const [customer, subscription] = [`cus_${randomUUID()}`, `sub_${randomUUID()}`];
  const club = await expiredClub();
  await ownerSql`
    insert into billing_accounts (club_id, provider, customer_id) values (${club.id}, 'sandbox', ${customer})`;
  await ownerSql`insert into billing_sandbox.customers values (${customer}, ${club.id}, 'Riverside')`;
  const later = new Date(Date.now() + 3_600_000);
  await ownerSql`
    insert into billing_sandbox.subscriptions (id, customer_id, item_id, plan_id, billing_cycle, status, period_ends_at)
    values (${subscription}, ${customer}, 'si', 'pro', 'monthly', 'active', ${later})`;
  const nowhere = sandboxJob(db, { url: `http://localhost:${await freePort()}`, secret });
  const there = sandboxJob(db, { url, secret });
  await ownerSql`
    update billing_sandbox.subscriptions set period_ends_at = now() - interval '1 minute' where id = ${subscription}`;
  const deliveries = async () => {
    await nowhere.run();
    const [row] = await ownerSql`
      select count(*)::int as n from billing_sandbox.deliveries where strpos(body, ${subscription}) > 0`;
    return row?.n;
  };
  await expect.poll(deliveries).toBe(1);
  await ownerSql`
    update billing_sandbox.deliveries set next_try_at = now() where strpos(body, ${subscription}) > 0 and delivered_at is null`;
  await there.run();
  await expect.poll(() => subscriptionOf(club)).toMatchObject({ subscribed: true, plan_id: "pro" });
  const [row] = await ownerSql`
    select status, period_ends_at > now() + interval '27 days' as renewed from billing_sandbox.subscriptions where id = ${subscription}`;
  expect(row).toEqual({ status: "active", renewed: true });
});

test("a return from a page delivers the events of the own club, and of no other", async () => {
  const [mine, other] = [`cus_${randomUUID()}`, `cus_${randomUUID()}`];
  const events = [1, 2, 3].map((each) => `${mine} ${each}`);
  const taken = await ownerSql.begin(async (sql) => {
    for (const customer of [mine, other])
      await sql`insert into billing_sandbox.customers values (${customer}, ${randomUUID()}, 'Riverside')`;
    for (const id of events) {
      await insertDelivery(sql, `${id} of another`, other, "{}");
      await insertDelivery(sql, id, mine, "{}");
    }
    return (await takeDeliveries(sql, 20, mine)).map(({ id }) => id);
  });
  await ownerSql`delete from billing_sandbox.deliveries where customer_id in ${ownerSql([mine, other])}`;
  expect(taken).toEqual(events);
});

test("without the sandbox there is no page and no payment", async () => {
  const api = await startApi({
    DATABASE_URL: inject("apiDatabaseUrl"),
    DATA_DIR: inject("dataDir"),
    SITE_URL: apiUrl,
    BILLING_SANDBOX: "off",
    SEND_NOTICES: "off",
  });
  onTestFinished(api.stop);
  const club = await makeClub({ url: api.url, rules: EXPIRED });
  const page = (await checkout(club, "pro")).replace(apiUrl, api.url);
  expect((await show(page)).status).toBe(404);
  const body = { planId: "pro", billingCycle: "monthly" };
  const asked = await call("/billing/checkout", { method: "POST", token: club.admin.token, body, url: api.url });
  expect([asked.status, asked.rejection.code]).toEqual([409, "billing_off"]);
  const { body: subscription } = await call("/billing/subscription", { token: club.admin.token, url: api.url });
  expect(subscription).toMatchObject({ subscribed: false, is_sandbox: false });
});
