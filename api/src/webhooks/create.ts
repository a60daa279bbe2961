import { MOST_WEBHOOKS, type WebhookEvent } from "@courtside/contracts/domain/webhooks.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError, invalid } from "../errors.ts";
import type { Keys } from "../keys/keys.ts";
import { urlProblem } from "../outbound/receiver-url.ts";
import { requireAdmin } from "./access.ts";
import { insertWebhook, lockWebhooksOf, selectWebhooks } from "./queries.ts";
import { type WebhookResponse, webhookResponse } from "./response.ts";
import { newSecret, sealSecret } from "./secret.ts";

export interface WebhookInput {
  url: string;
  events: WebhookEvent[];
  description?: string | undefined;
}

export interface Receivers {
  keys: Pick<Keys, "secretFor">;
  /** Whether receivers of one's own network are allowed: only in development. */
  toPrivate: boolean;
}

/**
 * Subscribes a receiver (docs/product/integrations.md#webhooks) and returns the secret of its signatures: the only time that it can
 * be read. Rejected: an address that is not public, `too_many_webhooks`.
 */
export async function createWebhook(
  tx: ClubTx,
  { url, events, description = "" }: WebhookInput,
  { keys, toPrivate }: Receivers,
): Promise<WebhookResponse & { secret: string }> {
  requireAdmin(tx);
  checkUrl(url, toPrivate);
  await lockWebhooksOf(tx.sql, tx.clubId);
  if ((await selectWebhooks(tx.sql, tx.clubId)).length >= MOST_WEBHOOKS) {
    throw new DomainError(
      "rejected",
      "too_many_webhooks",
      `A club has at most ${MOST_WEBHOOKS} webhooks: delete one first`,
    );
  }
  const id = crypto.randomUUID();
  const secret = newSecret();
  const sealed = sealSecret(keys, id, secret);
  await insertWebhook(tx.sql, tx.clubId, {
    id,
    url,
    events: [...new Set(events)],
    description,
    created_by: tx.userId,
    sealed,
  });
  await audit(tx, {
    action: "webhook.created",
    subjectType: "webhook",
    subjectId: id,
    detail: { host: hostOf(url), events },
  });
  const row = (await selectWebhooks(tx.sql, tx.clubId)).find((each) => each.id === id);
  if (!row) throw new Error("the new webhook is missing");
  return { ...webhookResponse(row), secret };
}

export function checkUrl(url: string, toPrivate: boolean): void {
  const problem = urlProblem(url, { toPrivate });
  if (problem !== undefined) throw invalid("url", `url: ${problem}`);
}

/** For the audit log: the rest of an address may hold a secret of the receiver. */
export const hostOf = (url: string): string => new URL(url).host;
