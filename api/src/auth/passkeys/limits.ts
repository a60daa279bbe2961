import type { Limit } from "../limits/limits.ts";

export const MOST_PASSKEYS = 10;

export const PASSKEY_LIMITS = {
  registerByAccount: { name: "passkey-register", burst: 30, perFiveMinutes: 30 },
  /** Failed sign-ins from one address; a success returns its token. */
  signInByIp: { name: "passkey-sign-in", burst: 30, perFiveMinutes: 30 },
} as const satisfies Record<string, Limit>;
