import { pauseAfter } from "@courtside/contracts/domain/webhooks.ts";
import type { Logger } from "pino";
import { Webhook } from "standardwebhooks";
import type { Config } from "../../config.ts";
import type { Database } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import type { Keys } from "../../keys/keys.ts";
import { type Posted, post } from "../../outbound/post.ts";
import { openSecret } from "../secret.ts";
import { type AttemptEnd, type ClaimedDelivery, endAttempt } from "./queries.ts";

export interface Delivering {
  db: Database;
  keys: Pick<Keys, "secretFor">;
  config: Pick<Config, "webhooksToPrivate">;
  log: Pick<Logger, "info" | "error" | "warn">;
}

const TIMEOUT_SECONDS = 10;
const GONE = 410;

/** Makes one attempt at a claimed delivery and records it (docs/product/integrations.md#delivery). True if it was accepted. */
export async function deliver(to: Delivering, delivery: ClaimedDelivery): Promise<boolean> {
  const at = new Date();
  const posted = await attempt(to, delivery, at);
  const end = endOf(posted, delivery.attempts, at);
  const paused = await authTransaction(to.db, (sql) => endAttempt(sql, delivery, end), { changesPeople: false });
  if (paused !== null)
    to.log.warn({ webhook: delivery.webhook_id, club: delivery.club_id, why: paused }, "webhook paused");
  return end.isDelivered;
}

async function attempt(to: Delivering, delivery: ClaimedDelivery, at: Date): Promise<Posted> {
  const { id, url, event, data, created_at } = delivery;
  let secret: string;
  try {
    secret = openSecret(to.keys, delivery.webhook_id, delivery.secret_sealed);
  } catch (error) {
    to.log.error({ err: error, webhook: delivery.webhook_id }, "secret of a webhook could not be opened");
    return { status: null, problem: "The signing secret cannot be read: make the webhook again", milliseconds: 0 };
  }
  const message = `msg_${id}`;
  const body = JSON.stringify({ type: event, timestamp: created_at.toISOString(), data });
  const headers = {
    "content-type": "application/json",
    "user-agent": "Courtside-Webhooks/1",
    "webhook-id": message,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(message, at, body),
  };
  return post(url, headers, body, { toPrivate: to.config.webhooksToPrivate, timeoutSeconds: TIMEOUT_SECONDS });
}

function endOf({ status, problem, milliseconds }: Posted, attempts: number, at: Date): AttemptEnd {
  const isDelivered = problem === null;
  const isGone = status === GONE;
  const pause = isDelivered || isGone ? null : (pauseAfter(attempts, Math.random()) ?? null);
  return { isDelivered, isGone, pause, entry: { at: at.toISOString(), status, problem, milliseconds } };
}
