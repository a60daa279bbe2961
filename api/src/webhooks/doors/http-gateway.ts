import { Webhook } from "standardwebhooks";
import { post } from "../../outbound/post.ts";
import type { DoorGateway } from "./door-gateway.ts";

const TIMEOUT_SECONDS = 10;

/**
 * The reference implementation: a gateway that takes signed messages over HTTP (docs/api.md#door-codes). It accepts with 200 to 299;
 * redirects are not followed.
 */
export function httpGateway(url: string, secret: string, { toPrivate }: { toPrivate: boolean }): DoorGateway {
  const send = async (type: string, data: Record<string, string>): Promise<string | null> => {
    const at = new Date();
    const id = `msg_${crypto.randomUUID()}`;
    const body = JSON.stringify({ type, timestamp: at.toISOString(), data });
    const headers = {
      "content-type": "application/json",
      "user-agent": "Courtside-Doors/1",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign(id, at, body),
    };
    return (await post(url, headers, body, { toPrivate, timeoutSeconds: TIMEOUT_SECONDS })).problem;
  };
  return {
    set: ({ bookingId, courtId, code, validFrom, validUntil }) =>
      send("door_code.set", {
        ...{ booking_id: bookingId, court_id: courtId, code },
        ...{ valid_from: validFrom.toISOString(), valid_until: validUntil.toISOString() },
      }),
    remove: (bookingId) => send("door_code.removed", { booking_id: bookingId }),
  };
}
