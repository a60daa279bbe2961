import type { Config } from "../../config.ts";
import { DomainError } from "../../errors.ts";
import { textGateway } from "../../texts/open-gateway.ts";

/** Sends codes by text message. */
export interface SmsGateway {
  /** `to` is E.164 with its plus. Rejected as `sms_send_failed` if the gateway does not accept it. */
  send(message: { to: string; text: string }): Promise<void>;
}

/** The configured gateway; undefined if there is none. */
export function smsGateway({ sms }: Pick<Config, "sms">): SmsGateway | undefined {
  const gateway = textGateway(sms);
  return (
    gateway && {
      async send(message) {
        const { outcome } = await gateway.send(message);
        if (outcome !== "sent") throw new DomainError("rejected", "sms_send_failed", "The message could not be sent");
      },
    }
  );
}
