import { changesOf } from "../audit/changes.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { wakeJob } from "../live/notify.ts";
import { lockWebhook } from "./access.ts";
import { checkUrl, hostOf, type Receivers, type WebhookInput } from "./create.ts";
import { updateWebhook } from "./queries.ts";
import { type WebhookResponse, webhookResponse } from "./response.ts";

export type WebhookChange = { [Field in keyof WebhookInput]?: WebhookInput[Field] | undefined } & {
  paused?: boolean | undefined;
};

/** Changes a webhook, pauses or resumes it. A resumed or redirected one begins without the failures before. */
export async function changeWebhook(
  tx: ClubTx,
  id: string,
  change: WebhookChange,
  { toPrivate }: Pick<Receivers, "toPrivate">,
): Promise<WebhookResponse> {
  const before = await lockWebhook(tx, id);
  const { url = before.url, description = before.description, events = before.events, paused } = change;
  if (url !== before.url) checkUrl(url, toPrivate);
  const isResumed = before.paused_at !== null && paused === false;
  const pause_reason = paused === undefined ? before.pause_reason : paused ? (before.pause_reason ?? "manual") : null;
  const row = await updateWebhook(tx.sql, tx.clubId, id, {
    url,
    description,
    events: [...new Set(events)],
    pause_reason,
    failing_since: isResumed || url !== before.url ? null : before.failing_since,
  });
  const after = webhookResponse(row);
  const changes = changesOf(webhookResponse(before), after, ["events", "paused"]);
  const subject = { subjectType: "webhook", subjectId: id, detail: { host: hostOf(url) } };
  await audit(tx, { action: "webhook.changed", ...subject, ...changes });
  if (isResumed) await wakeJob(tx.sql, "webhooks");
  return after;
}
