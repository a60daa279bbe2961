import { can } from "@courtside/contracts/domain/roles.ts";
import type { ClubTx } from "../club-tx.ts";
import { forbidden, notFound } from "../errors.ts";
import { lockOptionalWebhook, type WebhookRow } from "./queries.ts";

/** Webhooks are for admins. */
export function requireAdmin({ role }: Pick<ClubTx, "role">): void {
  if (!can(role, "club:settings")) throw forbidden();
}

/** The webhook, locked until the transaction ends. */
export async function lockWebhook(tx: ClubTx, id: string): Promise<WebhookRow> {
  requireAdmin(tx);
  const webhook = await lockOptionalWebhook(tx.sql, tx.clubId, id);
  if (!webhook) throw notFound("Webhook");
  return webhook;
}
