// Reads of the auth service, by hand and therefore all here: no two may be the same. A read of the api has its key from its call.
export const AUTH_SETTINGS = ["auth-settings"] as const;
export const AUTH_USER = ["auth-user"] as const;
export const PASSKEYS = ["passkeys"] as const;
export const RECOVERY_CODES = ["recovery-codes"] as const;
/** Of a session that lacks its second factor. */
export const SECOND_FACTORS = ["second-factors"] as const;
/** One for each attempt. */
export const totpEnrollment = (attempt: string) => ["totp-enrollment", attempt] as const;
