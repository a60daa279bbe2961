import type { Limit } from "../limits/limits.ts";

export const MFA_LIMITS = {
  /** Five wrong codes, then one more every three minutes; a correct one resets the bucket. */
  codeByFactor: { name: "mfa-code", burst: 5, perFiveMinutes: 5 / 3 },
  /** The same for recovery codes, of which an account has one set. */
  recoveryCodeByAccount: { name: "recovery-code", burst: 5, perFiveMinutes: 5 / 3 },
  challengeByAccount: { name: "mfa-challenge", burst: 30, perFiveMinutes: 75 },
  enrollByAccount: { name: "mfa-enroll", burst: 30, perFiveMinutes: 30 },
} as const satisfies Record<string, Limit>;
