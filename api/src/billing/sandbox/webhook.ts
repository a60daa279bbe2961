import type { Config } from "../../config.ts";
import type { Keys } from "../../keys/keys.ts";
import type { Webhook } from "./deliver.ts";

/** The api's own webhook, called over HTTP like by any provider, with a secret that each installation derives from its keys. */
export const sandboxWebhook = ({ port }: Pick<Config, "port">, keys: Pick<Keys, "secretFor">): Webhook => ({
  url: `http://localhost:${port}/api/v1/billing/webhook`,
  secret: `whsec_${keys.secretFor("billing sandbox webhook").toString("base64url")}`,
});
