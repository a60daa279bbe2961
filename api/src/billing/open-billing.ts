import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Database } from "../db/pool.ts";
import type { Keys } from "../keys/keys.ts";
import type { BillingProvider } from "./provider.ts";
import { sandboxProvider } from "./sandbox/provider.ts";
import { stripeProvider } from "./stripe/provider.ts";

/** The payment provider of this configuration; undefined if there is none. */
export function openBilling(config: Config, db: Database, keys: Keys, log: Logger): BillingProvider | undefined {
  const { stripe, sandbox } = config.billing;
  if (stripe) return stripeProvider(stripe, config.siteUrl, log);
  return sandbox ? sandboxProvider(config, db, keys) : undefined;
}
