import { createHmac, randomBytes } from "node:crypto";

/** What Mailgun posts, signed as its documents say: HMAC-SHA256 of timestamp and token, by the account's signing key. */
export function mailgunBody(
  key: string,
  event: Record<string, unknown>,
  { at = Date.now(), token = randomBytes(25).toString("hex") } = {},
): Record<string, unknown> {
  const timestamp = String(Math.floor(at / 1000));
  const signature = createHmac("sha256", key).update(timestamp).update(token).digest("hex");
  return { signature: { timestamp, token, signature }, "event-data": event };
}

/** Headers of Standard Webhooks: base64 of the HMAC-SHA256 of id, time and body. */
export function signedHeaders(secret: string, id: string, body: string, at = Date.now()): Record<string, string> {
  const time = String(Math.floor(at / 1000));
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${time}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": time, "webhook-signature": `v1,${signature}` };
}
