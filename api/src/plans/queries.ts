import type { SubscriptionPlansRow } from "../../db/row-types.ts";
import type { Sql } from "../db/pool.ts";

export type PlanRow = Omit<SubscriptionPlansRow, "is_active">;

export async function selectActivePlans(sql: Sql): Promise<PlanRow[]> {
  return await sql<PlanRow[]>`
    select id, name, price_monthly, price_yearly, max_courts, max_members, features
    from subscription_plans where is_active order by price_monthly`;
}
