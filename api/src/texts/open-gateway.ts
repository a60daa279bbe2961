import type { TextGateway } from "./gateway.ts";
import { httpGateway } from "./http-gateway.ts";
import type { GatewaySettings } from "./settings.ts";
import { twilioGateway } from "./twilio.ts";

/** The gateway that is configured; undefined: there is none. */
export function textGateway(sms: GatewaySettings | undefined): TextGateway | undefined {
  if (!sms) return undefined;
  return sms.adapter === "twilio" ? twilioGateway(sms) : httpGateway(sms);
}
