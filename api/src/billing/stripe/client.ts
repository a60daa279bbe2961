import Stripe from "stripe";
import type { StripeSettings } from "./settings.ts";

/** The version that the code was written against, so that Stripe's changes do not affect it. */
const API_VERSION = "2026-10-28.endive";

/** Two attempts fit into the ten seconds that a request may take. */
const TIMEOUT = 4_000;

export function stripeClient({ secretKey, apiUrl }: Pick<StripeSettings, "secretKey" | "apiUrl">): Stripe {
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 1,
    timeout: TIMEOUT,
    telemetry: false,
    ...(apiUrl && {
      protocol: apiUrl.protocol === "http:" ? "http" : "https",
      host: apiUrl.hostname,
      port: apiUrl.port || (apiUrl.protocol === "http:" ? 80 : 443),
    }),
  });
}
