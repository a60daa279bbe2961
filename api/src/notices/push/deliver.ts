import type { Logger } from "pino";
import type { Config } from "../../config.ts";
import type { Database } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { post } from "../../outbound/post.ts";
import { encrypt } from "./encrypt.ts";
import { pushHeaders, pushMessageOf } from "./message.ts";
import { type DeviceOutcome, deviceOutcome, pushEnd, type SendEnd } from "./outcome.ts";
import { type ClaimedPush, deleteGone, endPush, type Receiver } from "./queries.ts";
import type { Vapid } from "./vapid.ts";

export interface Pushing {
  db: Database;
  vapid: Vapid;
  config: Pick<Config, "webhooksToPrivate">;
  log: Pick<Logger, "info" | "error">;
}

const TIMEOUT_SECONDS = 10;
/** A newer release may have written it; one of its processes will know the kind. */
const UNKNOWN: SendEnd = {
  state: "queued",
  problem: "this release does not know such a notice",
  pauseSeconds: 60,
};

/** Sends a claimed push message to every device of its reader, and records the outcome. Returns its state. */
export async function deliverPush(to: Pushing, claimed: ClaimedPush): Promise<SendEnd["state"]> {
  const { notice_id: id, kind, event, details, club_name, time_zone, contact_email, is_urgent, useful_until } = claimed;
  let message: Buffer;
  try {
    const club = { name: club_name, timeZone: time_zone, contactEmail: contact_email };
    message = pushMessageOf({ id, kind, event, details }, club);
  } catch {
    await end(to, claimed, UNKNOWN, []);
    return UNKNOWN.state;
  }
  const headers = pushHeaders({ id, event, isUrgent: is_urgent, usefulUntil: useful_until }, Date.now());
  const devices = await Promise.all(
    claimed.receivers.map(async (receiver) => ({ receiver, ...(await send(to, receiver, message, headers)) })),
  );
  const ended = pushEnd(devices, claimed.attempts);
  const gone = devices.filter(({ outcome }) => outcome === "gone").map(({ receiver }) => receiver.id);
  await end(to, claimed, ended, gone);
  if (ended.state === "failed") to.log.info({ notice: id, kind, problem: ended.problem }, "push message not sent");
  return ended.state;
}

async function end({ db }: Pushing, claimed: ClaimedPush, ended: SendEnd, gone: string[]): Promise<void> {
  const record = async (sql: Parameters<typeof endPush>[0]) => {
    if (gone.length > 0) await deleteGone(sql, gone);
    await endPush(sql, claimed, ended);
  };
  await authTransaction(db, record, { changesPeople: false });
}

async function send(
  { vapid, config }: Pushing,
  { endpoint, p256dh, auth }: Receiver,
  message: Buffer,
  { ttl, urgency, topic }: ReturnType<typeof pushHeaders>,
): Promise<{ outcome: DeviceOutcome; problem: string | null }> {
  const body = encrypt(message, { p256dh: Buffer.from(p256dh, "base64"), auth: Buffer.from(auth, "base64") });
  const headers = {
    ...{ ttl, urgency, topic, authorization: await vapid.authorization(endpoint) },
    ...{ "content-type": "application/octet-stream", "content-encoding": "aes128gcm" },
  };
  const posted = await post(endpoint, headers, body, {
    toPrivate: config.webhooksToPrivate,
    timeoutSeconds: TIMEOUT_SECONDS,
  });
  return { outcome: deviceOutcome(posted), problem: posted.problem };
}
