/** What the browser says when a passkey or a security key gave nothing: by the name of its error. */
const BY_NAME: Record<string, string> = {
  NotAllowedError: "Nothing was confirmed. Try again when you are ready.",
  AbortError: "Nothing was confirmed. Try again when you are ready.",
  InvalidStateError: "This device or key is registered with your account already.",
  SecurityError: "Passkeys and security keys do not work at this address.",
  ConstraintError: "This device cannot confirm that it is you. Set up a screen lock, or use another device.",
  NotSupportedError: "This device or key cannot be used here. Try another one.",
};

/** What the service says about keys, for people. */
const BY_CODE: Record<string, string> = {
  webauthn_verification_failed: "This passkey does not work here. It may have been removed from your account.",
  webauthn_challenge_expired: "That took too long. Please try again.",
  webauthn_challenge_not_found: "That took too long. Please try again.",
  webauthn_credential_exists: "This device or key is registered already.",
  too_many_passkeys: "You have ten passkeys already. Remove one first.",
};

const isNamed = (error: Error): error is Error & { code: string } => "code" in error && typeof error.code === "string";

/** The text for a failure of a passkey or a security key; undefined where it is another failure. */
export const keyFailure = (error: Error): string | undefined =>
  isNamed(error) ? (BY_CODE[error.code] ?? BY_NAME[error.name]) : undefined;
