import { createHmac, timingSafeEqual } from "node:crypto";
import { NOTIFICATION_EVENTS, type NotificationEvent } from "@courtside/contracts/domain/notifications.ts";

/** Whose mails about what a link ends; "digest": about all that the daily mail collects. */
export interface Subscription {
  clubId: string;
  userId: string;
  event: NotificationEvent | "digest";
}

/** 20 bytes suffice for an HMAC whose key never leaves the server. */
const MAC_BYTES = 20;
const ID_BYTES = 16;

const macOf = (key: Buffer, payload: Buffer): Buffer =>
  createHmac("sha256", key).update(payload).digest().subarray(0, MAC_BYTES);

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex");
const idOf = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** The part of the link that names the subscription. It does not expire: an old mail must still lead out. */
export function unsubscribeToken(key: Buffer, { clubId, userId, event }: Subscription): string {
  const payload = Buffer.concat([bytesOf(clubId), bytesOf(userId), Buffer.from(event)]);
  return Buffer.concat([macOf(key, payload), payload]).toString("base64url");
}

/** Undefined: the token was not made with this key. */
export function readUnsubscribeToken(key: Buffer, token: string): Subscription | undefined {
  const bytes = Buffer.from(token, "base64url");
  const payload = bytes.subarray(MAC_BYTES);
  if (payload.length <= 2 * ID_BYTES || !timingSafeEqual(bytes.subarray(0, MAC_BYTES), macOf(key, payload)))
    return undefined;
  const name = payload.subarray(2 * ID_BYTES).toString();
  const event = name === "digest" ? name : NOTIFICATION_EVENTS.find((each) => each === name);
  if (!event) return undefined;
  return { clubId: idOf(payload.subarray(0, ID_BYTES)), userId: idOf(payload.subarray(ID_BYTES, 2 * ID_BYTES)), event };
}

export const UNSUBSCRIBE_PURPOSE = "unsubscribe";

export const unsubscribeUrl = (siteUrl: string, token: string): string => `${siteUrl}/api/v1/unsubscribe/${token}`;
