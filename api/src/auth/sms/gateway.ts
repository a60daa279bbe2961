import type { Config } from "../../config.ts";
import { DomainError } from "../../errors.ts";

/** Sends text messages. */
export interface SmsGateway {
  /** `to` is E.164 with its plus. Rejected as `sms_send_failed` if the gateway does not accept it. */
  send(message: { to: string; text: string }): Promise<void>;
}

const TIMEOUT = 10_000;

/** The gateway of SMS_GATEWAY_URL, which receives `{to, text}` as JSON and responds with 2xx; undefined if there is none. */
export function smsGateway({ sms }: Pick<Config, "sms">): SmsGateway | undefined {
  if (sms === undefined) return undefined;
  const headers = {
    "content-type": "application/json",
    ...(sms.token !== undefined && { authorization: `Bearer ${sms.token}` }),
  };
  return {
    async send(message) {
      const response = await fetch(sms.url, {
        method: "POST",
        headers,
        body: JSON.stringify(message),
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT),
      }).catch(() => undefined);
      await response?.body?.cancel();
      if (!response?.ok) throw new DomainError("rejected", "sms_send_failed", "The message could not be sent");
    },
  };
}
