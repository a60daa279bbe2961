import Stripe from "stripe";
import type { Database } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { type Delivery, markDelivered, takeDeliveries } from "./delivery-queries.ts";

export interface Webhook {
  url: string;
  secret: string;
}

const BATCH = 20;
const TIMEOUT = 5_000;

/**
 * Sends the due events of one customer or (null) of all to the webhook, signed as Stripe signs. Events that are not accepted are
 * sent again later. Returns how many were accepted.
 */
export async function deliverDue(db: Database, webhook: Webhook, customerId: string | null): Promise<number> {
  const due = await authTransaction(db, (sql) => takeDeliveries(sql, BATCH, customerId));
  let delivered = 0;
  for (const delivery of due) {
    if (!(await send(webhook, delivery))) continue;
    await authTransaction(db, (sql) => markDelivered(sql, delivery.id));
    delivered += 1;
  }
  return delivered;
}

async function send({ url, secret }: Webhook, { body }: Delivery): Promise<boolean> {
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret,
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
    timestamp: Math.floor(Date.now() / 1000),
    scheme: "v1",
    signature: "",
  });
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  return fetch(url, { method: "POST", headers, body, signal: AbortSignal.timeout(TIMEOUT) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok;
    },
    // A failed delivery is repeated: the row stays until it was accepted.
    () => false,
  );
}
