import type { Config } from "../../config.ts";
import type { Database } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import type { Keys } from "../../keys/keys.ts";
import { optionalPrice } from "../plan-prices.ts";
import type { BillingProvider, HostedCheckout } from "../provider.ts";
import { billingUnavailable, CustomerGone } from "../rejections.ts";
import { readSignedEvent } from "../signed-event.ts";
import { sandboxId } from "./ids.ts";
import { insertPortal } from "./portal-queries.ts";
import { SANDBOX_PRICES } from "./prices.ts";
import {
  type CheckoutRow,
  expireCheckout,
  insertOptionalCheckout,
  lockOptionalCheckout,
  upsertCustomer,
} from "./queries.ts";
import { sandboxWebhook } from "./webhook.ts";

/** The built-in provider, for development and demos: its own pages, and no money. */
export function sandboxProvider(config: Pick<Config, "siteUrl" | "port">, db: Database, keys: Keys): BillingProvider {
  const { secret } = sandboxWebhook(config, keys);
  const pages = `${config.siteUrl}/billing-sandbox`;
  const hosted = ({ id, state, subscription_id }: CheckoutRow): HostedCheckout => ({
    id,
    state,
    url: state === "open" ? `${pages}/checkout/${id}` : null,
    subscriptionId: subscription_id,
  });

  return {
    name: "sandbox",
    sells: (planId, billingCycle) => optionalPrice(SANDBOX_PRICES, planId, billingCycle) !== undefined,
    createCustomer: ({ id, name }) => authTransaction(db, (sql) => upsertCustomer(sql, sandboxId("cus"), id, name)),
    startCheckout: ({ id: reference, ...input }) =>
      authTransaction(db, async (sql) =>
        hosted((await insertOptionalCheckout(sql, { ...input, id: sandboxId("cs"), reference })) ?? customerGone()),
      ),
    readCheckout: (id) =>
      authTransaction(db, async (sql) => hosted((await lockOptionalCheckout(sql, id)) ?? notThere())),
    endCheckout: (id) =>
      authTransaction(db, async (sql) => {
        await lockOptionalCheckout(sql, id);
        await expireCheckout(sql, id);
        return hosted((await lockOptionalCheckout(sql, id)) ?? notThere());
      }),
    openPortal: async ({ customerId, change }) => {
      const id = sandboxId("bps");
      const input = change ? { plan_id: change.planId, billing_cycle: change.billingCycle } : null;
      if (!(await authTransaction(db, (sql) => insertPortal(sql, id, customerId, input)))) customerGone();
      return `${pages}/portal/${id}`;
    },
    readEvent: (body, signature) => readSignedEvent(body, signature, secret, SANDBOX_PRICES),
  };
}

function notThere(): never {
  throw billingUnavailable();
}

function customerGone(): never {
  throw new CustomerGone();
}
