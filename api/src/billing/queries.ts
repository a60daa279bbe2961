import type {
  BillingAccountsRow,
  BillingCheckoutsRow,
  BillingOutcomeRow,
  BillingSubscriptionsRow,
  ClubsRow,
  FunctionRows,
  SubscriptionPlansRow,
  UsersRow,
} from "../../db/row-types.ts";
import { callForRows } from "../db/call.ts";
import type { Sql } from "../db/pool.ts";
import type { BillingEvent, BillingProvider } from "./provider.ts";

type Provider = BillingProvider["name"];

/** The admins to ask: the longest-serving first. */
export async function selectAdminNames(sql: Sql, clubId: string): Promise<string[]> {
  const rows = await sql<Pick<UsersRow, "full_name">[]>`
    select u.full_name from memberships m join users u on u.id = m.user_id
    where m.club_id = ${clubId} and m.role = 'admin' and m.left_at is null order by m.joined_at, m.user_id limit 3`;
  return rows.map((row) => row.full_name);
}

export interface StatusRow
  extends Pick<ClubsRow, "subscription_status" | "subscription_ends_at" | "plan_id">,
    Pick<BillingSubscriptionsRow, "billing_cycle" | "period_ends_at">,
    Pick<SubscriptionPlansRow, "max_courts" | "max_members"> {
  is_paid: boolean;
  grace_ends_at: Date | null;
  cancel_at_period_end: boolean;
  courts: number;
  members: number;
}

/**
 * The state of a club's subscription, as the SQL functions of access and limits define it. Its subscription is included only if
 * the club's paid state comes from it: a club may be marked as paid by hand.
 */
export async function selectStatus(sql: Sql, clubId: string): Promise<StatusRow> {
  const [row] = await sql<StatusRow[]>`
    select club_is_paid(c) as is_paid, c.subscription_status, c.subscription_ends_at, c.plan_id,
      grace_ends_at(c) as grace_ends_at,
      s.billing_cycle, s.period_ends_at, coalesce(s.ended_at is null and s.cancel_at is not null, false) as cancel_at_period_end,
      l.max_courts, l.max_members, count_limited_courts(c.id) as courts, count_limited_members(c.id) as members
    from clubs c cross join lateral club_limits(c) l left join lateral current_subscription(c.id) s
      on (s.club_status, s.ends_at, s.plan_id) is not distinct from (c.subscription_status, c.subscription_ends_at, c.plan_id)
    where c.id = ${clubId}`;
  if (!row) throw new Error("the club of this transaction is gone");
  return row;
}

export interface AccountRow extends Pick<ClubsRow, "is_demo">, Pick<BillingAccountsRow, "customer_id"> {
  club_name: ClubsRow["name"];
  /** Whether the closing of the club is scheduled. */
  is_closing: boolean;
}

/** Locks the club's account with the provider, created if there is none: requests of two admins are serialised. */
export async function lockAccount(sql: Sql, clubId: string, provider: Provider): Promise<AccountRow> {
  await sql`insert into billing_accounts (club_id, provider) values (${clubId}, ${provider}) on conflict do nothing`;
  const [row] = await sql<AccountRow[]>`
    select c.name as club_name, c.is_demo, c.closes_at is not null as is_closing, a.customer_id from billing_accounts a join clubs c on c.id = a.club_id
    where a.club_id = ${clubId} and a.provider = ${provider} for update of a`;
  if (!row) throw new Error("no account was made");
  return row;
}

/**
 * Stores an account's customer if there is none or the stored one was deleted, unless another request was faster. Returns the
 * valid one.
 */
export async function keepCustomer(
  sql: Sql,
  clubId: string,
  provider: Provider,
  customerId: string,
  gone: string | null,
): Promise<string> {
  const [row] = await sql<Pick<BillingAccountsRow, "customer_id">[]>`
    update billing_accounts set customer_id = coalesce(nullif(customer_id, ${gone}), ${customerId})
    where club_id = ${clubId} and provider = ${provider} returning customer_id`;
  return row?.customer_id ?? customerId;
}

export interface LiveSubscriptionRow
  extends Pick<BillingSubscriptionsRow, "id" | "item_id" | "plan_id" | "billing_cycle" | "cancel_at"> {
  status: "trialing" | "active" | "past_due" | "unpaid";
}

/** The live subscription, paid or past due. */
export async function selectOptionalLiveSubscription(
  sql: Sql,
  clubId: string,
  provider: Provider,
): Promise<LiveSubscriptionRow | undefined> {
  const [row] = await sql<LiveSubscriptionRow[]>`
    select id, status, item_id, plan_id, billing_cycle, cancel_at from billing_subscriptions
    where club_id = ${clubId} and provider = ${provider} and ended_at is null
      and status in ('trialing', 'active', 'past_due', 'unpaid')
    order by period_ends_at desc nulls last, id limit 1`;
  return row;
}

/** Whether a subscription waits for its first payment, which may still arrive. */
export async function awaitsFirstPayment(sql: Sql, clubId: string, provider: Provider): Promise<boolean> {
  const [row] = await sql`
    select 1 from billing_subscriptions
    where club_id = ${clubId} and provider = ${provider} and ended_at is null and status = 'incomplete' limit 1`;
  return row !== undefined;
}

export async function subscriptionIsOver(sql: Sql, clubId: string, id: string): Promise<boolean> {
  const [row] = await sql<{ is_over: boolean }[]>`
    select ended_at is not null or status = 'incomplete_expired' as is_over from billing_subscriptions
    where club_id = ${clubId} and id = ${id}`;
  return row?.is_over ?? false;
}

export type CheckoutRow = Omit<BillingCheckoutsRow, "created_at" | "outcome">;

export async function selectOptionalOpenCheckout(sql: Sql, clubId: string): Promise<CheckoutRow | undefined> {
  const [row] = await sql<CheckoutRow[]>`
    select club_id, id, provider, plan_id, billing_cycle, session_id, expires_at from billing_checkouts
    where club_id = ${clubId} and outcome is null`;
  return row;
}

export async function insertCheckout(
  sql: Sql,
  clubId: string,
  checkout: Omit<CheckoutRow, "club_id" | "id" | "session_id">,
): Promise<CheckoutRow> {
  const [row] = await sql<CheckoutRow[]>`
    insert into billing_checkouts (club_id, provider, plan_id, billing_cycle, expires_at)
    values (${clubId}, ${checkout.provider}, ${checkout.plan_id}, ${checkout.billing_cycle}, ${checkout.expires_at})
    returning club_id, id, provider, plan_id, billing_cycle, session_id, expires_at`;
  if (!row) throw new Error("insert returned no checkout");
  return row;
}

/** Stores the provider's id of an open checkout; false if it was ended meanwhile. */
export async function keepSession(sql: Sql, clubId: string, id: string, sessionId: string): Promise<boolean> {
  const kept = await sql`
    update billing_checkouts set session_id = ${sessionId} where club_id = ${clubId} and id = ${id} and outcome is null`;
  return kept.count === 1;
}

export async function closeCheckout(
  sql: Sql,
  clubId: string,
  id: string,
  outcome: "completed" | "ended",
): Promise<void> {
  await sql`update billing_checkouts set outcome = ${outcome} where club_id = ${clubId} and id = ${id} and outcome is null`;
}

/**
 * Ends a checkout without a stored session: its page was never shown, so it cannot be paid. One that got its session meanwhile
 * stays.
 */
export async function deleteUnopenedCheckout(sql: Sql, clubId: string, id: string): Promise<void> {
  await sql`
    update billing_checkouts set outcome = 'ended'
    where club_id = ${clubId} and id = ${id} and outcome is null and session_id is null`;
}

export type AppliedEvent = BillingOutcomeRow;

export async function applyEvent(
  sql: Sql,
  provider: Provider,
  event: BillingEvent,
  requestId: string,
): Promise<AppliedEvent> {
  const [row] = await callForRows(sql, "apply_billing_event", provider, sql.json(event as never), requestId);
  if (!row) throw new Error("apply_billing_event gave no row");
  return row;
}

export type SubscriptionState = FunctionRows["subscription_of_event"];

/** The state of the club before or after an event is applied; undefined: the customer is unknown. No other event comes in between. */
export async function selectOptionalState(
  sql: Sql,
  provider: Provider,
  event: BillingEvent,
): Promise<SubscriptionState | undefined> {
  const [row] = await callForRows(sql, "subscription_of_event", provider, sql.json(event as never));
  return row;
}

export const selectAdminsToNotify = (
  sql: Sql,
  clubId: string,
): Promise<FunctionRows["admins_to_tell_of_subscription"][]> =>
  callForRows(sql, "admins_to_tell_of_subscription", clubId);

/** Whether a plan is on sale. */
export async function planIsActive(sql: Sql, id: string): Promise<boolean> {
  const [row] = await sql`select 1 from subscription_plans where id = ${id} and is_active`;
  return row !== undefined;
}
