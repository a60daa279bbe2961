import { createHmac } from "node:crypto";
import {
  createLocalJWKSet,
  errors,
  importJWK,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
  SignJWT,
} from "jose";
import type { Config } from "../config.ts";
import { type KeyFile, loadKeyFile, type SigningKey } from "./key-file.ts";

/** The installation's own keys. No private part leaves this object. */
export interface Keys {
  /** Finds the public key of a token among our own, by `kid` alone; whatever key a token brings along is ignored. */
  verificationKey: JWTVerifyGetKey;
  /** What `/.well-known/jwks.json` publishes: every signing key's public part. */
  jwks: JSONWebKeySet;
  /** An ES256 token of exactly these claims, signed by the newest key that may sign. */
  sign(claims: JWTPayload): Promise<string>;
  /** The refresh token of a session's n-th rotation, url-safe. Derived, so that a successor can be told twice without being stored. */
  refreshTokenOf(sessionId: string, counter: number): string;
}

/** Opens the key file of `config.dataDir`, making it at the first start, or `COURTSIDE_KEYS` where that is set. */
export async function openKeys(config: Pick<Config, "dataDir"> & { keys?: string | undefined }): Promise<Keys> {
  return keysOf(await loadKeyFile(config.dataDir, config.keys));
}

/** The same from secrets at hand. */
export async function keysOf(file: KeyFile): Promise<Keys> {
  const newestFirst = file.signing_keys.toSorted((a, b) => Date.parse(b.signs_from) - Date.parse(a.signs_from));
  const signers = await Promise.all(
    newestFirst.map(async (key) => ({
      ...key,
      privateKey: await importJWK({ ...key.private_jwk, alg: "ES256" }, "ES256"),
    })),
  );
  const jwks: JSONWebKeySet = { keys: newestFirst.map(publicJwk) };
  const ownKey = createLocalJWKSet(jwks);
  const secret = Buffer.from(file.refresh_token_secret, "base64url");

  return {
    jwks,
    verificationKey: (header, token) => {
      // Without a kid the set would offer its only key to any token.
      if (!header.kid) throw new errors.JWKSNoMatchingKey("no kid in the token's header");
      return ownKey(header, token);
    },
    sign: (claims) => {
      const now = Date.now();
      const signer = signers.find((key) => Date.parse(key.signs_from) <= now) ?? signers.at(-1);
      if (!signer) throw new Error("no signing key");
      return new SignJWT(claims)
        .setProtectedHeader({ alg: "ES256", typ: "JWT", kid: signer.kid })
        .sign(signer.privateKey);
    },
    refreshTokenOf: (sessionId, counter) =>
      createHmac("sha256", secret).update(`refresh-token ${sessionId} ${counter}`).digest("base64url"),
  };
}

function publicJwk({ kid, private_jwk: { kty, crv, x, y } }: SigningKey) {
  return { kty, crv, x, y, kid, alg: "ES256", use: "sig", key_ops: ["verify"] };
}
