import type { Sql } from "../db/pool.ts";

export interface PlanRow {
  id: string;
  name: string;
  price_monthly: number;
  price_yearly: number;
  max_courts: number | null;
  max_members: number | null;
  features: string[];
}

export async function selectActivePlans(sql: Sql): Promise<PlanRow[]> {
  return await sql<PlanRow[]>`
    select id, name, price_monthly, price_yearly, max_courts, max_members, features
    from subscription_plans where is_active order by price_monthly`;
}
