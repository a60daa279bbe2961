import type {
  BillingSandboxCustomersRow,
  BillingSandboxPortalsRow,
  SubscriptionPlansRow,
} from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";
import { BILLING_CYCLES, type BillingCycle, PAID_PLANS } from "../plan-prices.ts";
import type { Offer } from "./queries.ts";

export interface PlanChange {
  plan_id: string;
  billing_cycle: BillingCycle;
}

export interface PortalRow extends Pick<BillingSandboxPortalsRow, "id" | "customer_id"> {
  club_name: BillingSandboxCustomersRow["name"];
  change: PlanChange | null;
}

/** False if there is no such customer. */
export async function insertPortal(
  sql: Sql,
  id: string,
  customerId: string,
  change: PlanChange | null,
): Promise<boolean> {
  const made = await sql`
    insert into billing_sandbox.portals (id, customer_id, change, expires_at)
    select ${id}, id, ${change && sql.json({ ...change })}::jsonb, now() + interval '1 hour'
    from billing_sandbox.customers where id = ${customerId}`;
  return made.count === 1;
}

export async function selectOptionalPortal(sql: Sql, id: string): Promise<PortalRow | undefined> {
  const [row] = await sql<PortalRow[]>`
    select x.id, x.customer_id, u.name as club_name, x.change
    from billing_sandbox.portals x join billing_sandbox.customers u on u.id = x.customer_id
    where x.id = ${id} and x.expires_at > now()`;
  return row;
}

/** Clears the requested change after it was confirmed or declined. */
export async function forgetChange(sql: Sql, id: string): Promise<void> {
  await sql`update billing_sandbox.portals set change = null where id = ${id}`;
}

/** Every plan on sale at each of its prices, the cheapest plan first. */
export async function selectOffers(sql: Sql): Promise<Offer[]> {
  const plans = await sql<Pick<SubscriptionPlansRow, "id" | "name" | "price_monthly" | "price_yearly">[]>`
    select id, name, price_monthly, price_yearly from subscription_plans
    where is_active and id = any(${[...PAID_PLANS]}) order by price_monthly`;
  return plans.flatMap(({ id, name, price_monthly, price_yearly }) =>
    BILLING_CYCLES.map((billing_cycle) => ({
      plan_id: id,
      plan_name: name,
      billing_cycle,
      price: billing_cycle === "yearly" ? price_yearly : price_monthly,
    })),
  );
}

/** Deletes portals and checkouts that can no longer be used. */
export async function deleteSpent(sql: Sql): Promise<void> {
  await sql`delete from billing_sandbox.portals where expires_at < now()`;
  await sql`delete from billing_sandbox.deliveries where delivered_at < now() - interval '30 days'`;
}
