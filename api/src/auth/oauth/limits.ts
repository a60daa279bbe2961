import type { Limit } from "../limits/limits.ts";

/** The sign-ins that may be begun from one network address. */
export const OAUTH_LIMITS = {
  beginByIp: { name: "oauth-begin", burst: 150, perFiveMinutes: 150 },
  callbackByIp: { name: "oauth-callback", burst: 150, perFiveMinutes: 150 },
  idTokenByIp: { name: "id-token", burst: 30, perFiveMinutes: 150 },
  ssoByIp: { name: "sso", burst: 30, perFiveMinutes: 30 },
} as const satisfies Record<string, Limit>;
