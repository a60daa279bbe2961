import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { lockWebhook } from "./access.ts";
import { hostOf } from "./create.ts";
import { deleteWebhook } from "./queries.ts";

/** Ends a subscription with its log of deliveries. */
export async function removeWebhook(tx: ClubTx, id: string): Promise<void> {
  const { url } = await lockWebhook(tx, id);
  await deleteWebhook(tx.sql, tx.clubId, id);
  await audit(tx, { action: "webhook.deleted", subjectType: "webhook", subjectId: id, detail: { host: hostOf(url) } });
}
