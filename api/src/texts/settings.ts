import type { HttpGatewaySettings } from "./http-gateway.ts";
import type { TwilioSettings } from "./twilio.ts";

export type GatewaySettings = HttpGatewaySettings | TwilioSettings;

type Environment = Partial<
  Record<
    | "SMS_GATEWAY_URL"
    | "SMS_GATEWAY_TOKEN"
    | "TWILIO_ACCOUNT_SID"
    | "TWILIO_AUTH_TOKEN"
    | "TWILIO_FROM"
    | "TWILIO_API_URL",
    string | undefined
  >
>;

const TWILIO = ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"] as const;

/** The gateway of text messages: Twilio with all of its variables, another one by its address, or none. */
export function gatewaySettings(env: Environment): { sms: GatewaySettings | undefined; problems: string[] } {
  const given = TWILIO.filter((name) => env[name]);
  if (given.length === 0 && !env.TWILIO_API_URL) {
    const { SMS_GATEWAY_URL: url, SMS_GATEWAY_TOKEN: token } = env;
    if (url !== undefined) return { sms: { adapter: "http", url, token }, problems: [] };
    return { sms: undefined, problems: token ? ["SMS_GATEWAY_URL: is required beside SMS_GATEWAY_TOKEN"] : [] };
  }
  const problems = TWILIO.filter((name) => !given.includes(name)).map(
    (name) => `${name}: is required beside ${given[0] ?? "TWILIO_API_URL"}`,
  );
  for (const name of ["SMS_GATEWAY_URL", "SMS_GATEWAY_TOKEN"] as const)
    if (env[name]) problems.push(`${name}: must be unset beside Twilio`);
  if (problems.length > 0) return { sms: undefined, problems };
  return {
    sms: {
      adapter: "twilio",
      accountSid: env.TWILIO_ACCOUNT_SID ?? "",
      authToken: env.TWILIO_AUTH_TOKEN ?? "",
      from: env.TWILIO_FROM ?? "",
      apiUrl: env.TWILIO_API_URL ?? "https://api.twilio.com",
    },
    problems,
  };
}
