import type { BillingSandboxDeliveriesRow } from "../../../db/row-types.ts";
import type { Sql } from "../../db/pool.ts";

export type Delivery = Pick<BillingSandboxDeliveriesRow, "id" | "body">;

export async function insertDelivery(sql: Sql, id: string, customerId: string, body: string): Promise<void> {
  await sql`
    insert into billing_sandbox.deliveries (id, customer_id, body) values (${id}, ${customerId}, ${body})`;
}

/**
 * Claims the due events, in their order, of one customer or (null) of all, for a period that doubles each time, a day at most.
 */
export async function takeDeliveries(sql: Sql, most: number, customerId: string | null): Promise<Delivery[]> {
  const rows = await sql<(Delivery & { place: number })[]>`
    update billing_sandbox.deliveries d set tries = tries + 1,
      next_try_at = now() + least(interval '5 seconds' * power(2, least(tries, 20)), interval '1 day')
    where id in (
      select id from billing_sandbox.deliveries where delivered_at is null and next_try_at <= now()
        and (${customerId}::text is null or customer_id = ${customerId})
      order by place limit ${most} for update skip locked
    ) returning id, body, place::float8 as place`;
  return [...rows].sort((a, b) => a.place - b.place);
}

export async function markDelivered(sql: Sql, id: string): Promise<void> {
  await sql`update billing_sandbox.deliveries set delivered_at = now() where id = ${id}`;
}
