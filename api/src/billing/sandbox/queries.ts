import type {
  BillingSandboxCheckoutsRow,
  BillingSandboxCustomersRow,
  BillingSandboxSubscriptionsRow,
  SubscriptionPlansRow,
} from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";
import type { BillingCycle } from "../plan-prices.ts";

export async function upsertCustomer(sql: Sql, id: string, reference: string, name: string): Promise<string> {
  const [row] = await sql<Pick<BillingSandboxCustomersRow, "id">[]>`
    insert into billing_sandbox.customers (id, reference, name) values (${id}, ${reference}, ${name})
    on conflict (reference) do update set name = excluded.name returning id`;
  return row?.id ?? id;
}

/** A plan at its price, in US cents. */
export interface Offer extends Pick<BillingSandboxCheckoutsRow, "plan_id" | "billing_cycle"> {
  plan_name: SubscriptionPlansRow["name"];
  price: number;
}

export interface CheckoutRow
  extends Offer,
    Pick<BillingSandboxCheckoutsRow, "id" | "customer_id" | "reference" | "state" | "subscription_id"> {
  club_name: BillingSandboxCustomersRow["name"];
}

/** The columns for reading a checkout; one that is past its time is expired. */
const checkoutFrom = (sql: Sql, table: ReturnType<Sql>) => sql`
  select x.id, x.customer_id, u.name as club_name, x.reference, x.subscription_id, x.plan_id, x.billing_cycle,
    case when x.state = 'open' and x.expires_at <= now() then 'expired' else x.state end as state,
    p.name as plan_name, case x.billing_cycle when 'yearly' then p.price_yearly else p.price_monthly end as price
  from ${table} x join billing_sandbox.customers u on u.id = x.customer_id join subscription_plans p on p.id = x.plan_id`;

export interface NewCheckout {
  id: string;
  reference: string;
  customerId: string;
  planId: string;
  billingCycle: BillingCycle;
  expiresAt: Date;
}

/** The same reference again returns the same checkout in its current state. Undefined if there is no such customer. */
export async function insertOptionalCheckout(sql: Sql, input: NewCheckout): Promise<CheckoutRow | undefined> {
  await sql`
    insert into billing_sandbox.checkouts (id, reference, customer_id, plan_id, billing_cycle, expires_at)
    select ${input.id}, ${input.reference}, id, ${input.planId}, ${input.billingCycle}, ${input.expiresAt}
    from billing_sandbox.customers where id = ${input.customerId}
    on conflict (reference) do nothing`;
  const [row] = await sql<CheckoutRow[]>`
    ${checkoutFrom(sql, sql`billing_sandbox.checkouts`)} where x.reference = ${input.reference}`;
  return row;
}

export async function lockOptionalCheckout(sql: Sql, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await sql<CheckoutRow[]>`
    ${checkoutFrom(sql, sql`billing_sandbox.checkouts`)} where x.id = ${id} for update of x`;
  return row;
}

export async function expireCheckout(sql: Sql, id: string): Promise<void> {
  await sql`update billing_sandbox.checkouts set state = 'expired' where id = ${id} and state = 'open'`;
}

export async function completeCheckout(sql: Sql, id: string, subscriptionId: string): Promise<void> {
  await sql`
    update billing_sandbox.checkouts set state = 'complete', subscription_id = ${subscriptionId} where id = ${id}`;
}

export type SubscriptionRow = Omit<BillingSandboxSubscriptionsRow, "notified_at">;

const subscriptionColumns = (sql: Sql) =>
  sql`id, customer_id, item_id, plan_id, billing_cycle, status, period_ends_at, cancel_at, ended_at`;

export async function lockOptionalLive(sql: Sql, customerId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await sql<SubscriptionRow[]>`
    select ${subscriptionColumns(sql)} from billing_sandbox.subscriptions
    where customer_id = ${customerId} and ended_at is null for update`;
  return row;
}

/** Subscriptions whose period is over, except those that another process has locked. */
export async function lockDue(sql: Sql, most: number): Promise<SubscriptionRow[]> {
  return await sql<SubscriptionRow[]>`
    select ${subscriptionColumns(sql)} from billing_sandbox.subscriptions
    where ended_at is null and period_ends_at <= now() and (status = 'active' or cancel_at <= now())
    order by period_ends_at limit ${most} for update skip locked`;
}

export async function insertSubscription(sql: Sql, row: SubscriptionRow): Promise<void> {
  await sql`insert into billing_sandbox.subscriptions ${sql(row)}`;
}

export async function updateSubscription(sql: Sql, { id, ...row }: SubscriptionRow): Promise<void> {
  await sql`update billing_sandbox.subscriptions set ${sql(row)} where id = ${id}`;
}

/** The time of a subscription's next event, in whole seconds: now, but later than the previous one. */
export async function nextSecond(sql: Sql, id: string): Promise<number> {
  const [row] = await sql<{ notified_at: number }[]>`
    update billing_sandbox.subscriptions set notified_at = greatest(extract(epoch from now())::bigint, notified_at + 1)
    where id = ${id} returning notified_at::float8 as notified_at`;
  if (!row) throw new Error("no such subscription");
  return row.notified_at;
}

/** The end of a period that begins then: the same day of a later month or year, or its last. */
export async function periodEnd(sql: Sql, from: Date | null, billingCycle: BillingCycle): Promise<Date> {
  const length = billingCycle === "yearly" ? "1 year" : "1 month";
  const [row] = await sql<{ ends_at: Date }[]>`
    select date_trunc('second', coalesce(${from}::timestamptz, now())) + ${length}::interval as ends_at`;
  if (!row) throw new Error("no end");
  return row.ends_at;
}
