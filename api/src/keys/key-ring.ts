import { createLocalJWKSet, errors, importJWK, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";
import type { KeyFile, SigningKey } from "./key-file.ts";

type PrivateKey = Awaited<ReturnType<typeof importJWK>>;
type Signer = SigningKey & { privateKey: PrivateKey };

/** The signing keys of one read of the key file. */
export interface KeyRing {
  has(kid: string): boolean;
  publicKey: JWTVerifyGetKey;
  jwks(): JSONWebKeySet;
  signer(): { kid: string; privateKey: PrivateKey };
}

/** The longest lifetime of an access token (AUTH_ACCESS_TOKEN_SECONDS), and an hour for clock differences. */
const VALID_AFTER_SUCCESSOR = 25 * 3_600_000;

export async function keyRingOf(file: KeyFile): Promise<KeyRing> {
  const signers = await Promise.all(newestFirst(file.signing_keys).map(importSigner));
  const published = () => validKeys(signers, Date.now());
  const all = createLocalJWKSet({ keys: signers.map(publicJwk) });
  return {
    has: (kid) => published().some((key) => key.kid === kid),
    publicKey: (header, token) => {
      if (!published().some((key) => key.kid === header.kid)) throw new errors.JWKSNoMatchingKey();
      return all(header, token);
    },
    jwks: () => ({ keys: published().map(publicJwk) }),
    signer() {
      const now = Date.now();
      const signer = signers.find((key) => Date.parse(key.signs_from) <= now) ?? signers.at(-1);
      if (!signer) throw new Error("no signing key");
      return signer;
    },
  };
}

/**
 * The keys whose tokens may still be valid: future ones, the one that signs, and each older one until a day after its successor
 * began to sign.
 */
export function validKeys<Key extends SigningKey>(keys: Key[], now: number): Key[] {
  const sorted = newestFirst(keys);
  return sorted.filter((_, index) => {
    const successor = sorted[index - 1];
    return !successor || Date.parse(successor.signs_from) + VALID_AFTER_SUCCESSOR > now;
  });
}

const newestFirst = <Key extends SigningKey>(keys: Key[]): Key[] =>
  keys.toSorted((a, b) => Date.parse(b.signs_from) - Date.parse(a.signs_from));

async function importSigner(key: SigningKey): Promise<Signer> {
  return { ...key, privateKey: await importJWK({ ...key.private_jwk, alg: "ES256" }, "ES256") };
}

function publicJwk({ kid, private_jwk: { kty, crv, x, y } }: SigningKey) {
  return { kty, crv, x, y, kid, alg: "ES256", use: "sig", key_ops: ["verify"] };
}
