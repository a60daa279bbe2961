import type { CredentialRow } from "../webauthn/queries.ts";

/** A passkey in the format that the client expects: never its key. */
export function passkeyResponse({ id, friendly_name, created_at, last_used_at }: CredentialRow) {
  return {
    id,
    friendly_name: friendly_name || undefined,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString(),
  };
}

export type PasskeyResponse = ReturnType<typeof passkeyResponse>;
