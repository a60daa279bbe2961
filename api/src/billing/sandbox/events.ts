import type { Sql } from "../../db/pool.ts";
import { insertDelivery } from "./delivery-queries.ts";
import { sandboxId } from "./ids.ts";
import { sandboxPriceId } from "./prices.ts";
import { nextSecond, type SubscriptionRow } from "./queries.ts";

const seconds = (at: Date | null): number | null => at && Math.floor(at.getTime() / 1000);

/** The parts of a Stripe subscription that we read. */
const objectOf = (row: SubscriptionRow) => ({
  id: row.id,
  object: "subscription",
  customer: row.customer_id,
  status: row.status,
  cancel_at: seconds(row.cancel_at),
  cancel_at_period_end: row.cancel_at !== null,
  ended_at: seconds(row.ended_at),
  items: {
    object: "list",
    data: [
      {
        id: row.item_id,
        object: "subscription_item",
        current_period_end: seconds(row.period_ends_at),
        price: { id: sandboxPriceId(row.plan_id, row.billing_cycle), object: "price" },
      },
    ],
  },
});

/** Queues an event about a subscription that was just written; `before` is its previous state. */
export async function notifySubscription(
  sql: Sql,
  before: SubscriptionRow | null,
  after: SubscriptionRow,
): Promise<void> {
  const kind = before === null ? "created" : after.ended_at ? "deleted" : "updated";
  const object = objectOf(after);
  const changed = kind === "updated" && before ? changedOf(objectOf(before), object) : undefined;
  await notify(sql, after, `customer.subscription.${kind}`, object, changed);
}

/** Queues an event about a paid checkout. */
export function notifyCheckout(
  sql: Sql,
  checkout: { id: string; customer_id: string; reference: string },
  subscriptionId: string,
): Promise<void> {
  return notify(sql, { id: subscriptionId, customer_id: checkout.customer_id }, "checkout.session.completed", {
    id: checkout.id,
    object: "checkout.session",
    customer: checkout.customer_id,
    client_reference_id: checkout.reference,
    subscription: subscriptionId,
  });
}

function changedOf(before: ReturnType<typeof objectOf>, after: ReturnType<typeof objectOf>): Record<string, unknown> {
  const isSame = (name: keyof typeof after) => JSON.stringify(before[name]) === JSON.stringify(after[name]);
  const names = (Object.keys(after) as (keyof typeof after)[]).filter((name) => !isSame(name));
  return Object.fromEntries(names.map((name) => [name, before[name]]));
}

async function notify(
  sql: Sql,
  subscription: Pick<SubscriptionRow, "id" | "customer_id">,
  type: string,
  object: object,
  previous?: object,
): Promise<void> {
  const id = sandboxId("evt");
  const data = { object, ...(previous && { previous_attributes: previous }) };
  const created = await nextSecond(sql, subscription.id);
  const body = JSON.stringify({ id, object: "event", type, created, livemode: false, data });
  await insertDelivery(sql, id, subscription.customer_id, body);
}
