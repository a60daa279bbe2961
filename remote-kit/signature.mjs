import { createHash, randomBytes, sign } from "node:crypto";

/**
 * The headers that sign a request for one address and the next minutes: HTTP Message Signatures (RFC 9421) in the one form that
 * Courtside accepts (api/src/releases/signature.ts).
 */
export function signedHeaders({ team, key, method, address, body = Buffer.alloc(0), now = Date.now() }) {
  const digest = `sha-256=:${createHash("sha256").update(body).digest("base64")}:`;
  const nonce = randomBytes(18).toString("base64url");
  const created = Math.floor(now / 1000);
  const parameters =
    `("@method" "@target-uri" "content-digest");created=${created};keyid="${team}";nonce="${nonce}";` +
    `alg="ed25519";tag="courtside-release"`;
  const base = [
    `"@method": ${method}`,
    `"@target-uri": ${address}`,
    `"content-digest": ${digest}`,
    `"@signature-params": ${parameters}`,
  ].join("\n");
  return {
    "content-digest": digest,
    "signature-input": `courtside=${parameters}`,
    signature: `courtside=:${sign(null, Buffer.from(base), key).toString("base64")}:`,
  };
}
