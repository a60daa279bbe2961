import { createHash } from "node:crypto";

/** Whether an ID token's `at_hash` matches an access token (OpenID Connect Core 3.1.3.6). `alg` is the ID token's. */
export function isAtHashOf(atHash: unknown, accessToken: string, alg: string): boolean {
  // EdDSA names no size; OpenID Connect uses SHA-512 for Ed25519.
  const size = /(256|384|512)$/.exec(alg.replace("25519", ""))?.[1] ?? "512";
  const hash = createHash(`sha${size}`).update(accessToken).digest();
  return atHash === hash.subarray(0, hash.length / 2).toString("base64url");
}
