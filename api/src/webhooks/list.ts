import type { ClubTx } from "../club-tx.ts";
import { requireAdmin } from "./access.ts";
import { selectWebhooks } from "./queries.ts";
import { type WebhookResponse, webhookResponse } from "./response.ts";

/** The club's webhooks without their secrets. */
export async function listWebhooks(tx: ClubTx): Promise<WebhookResponse[]> {
  requireAdmin(tx);
  return (await selectWebhooks(tx.sql, tx.clubId)).map(webhookResponse);
}
