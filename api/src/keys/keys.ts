import { createHmac, hkdfSync } from "node:crypto";
import { errors, type JSONWebKeySet, type JWTPayload, type JWTVerifyGetKey, SignJWT } from "jose";
import type { Config } from "../config.ts";
import { loadAdminKeys } from "./admin-keys.ts";
import { type KeyFile, loadKeyFile } from "./key-file.ts";
import { type KeyRing, keyRingOf } from "./key-ring.ts";
import { type Reloaded, reloading } from "./reloading.ts";

/** The installation's own keys. No private part leaves this object. */
export interface Keys {
  /** Finds the public key of a token among our own, by `kid` alone; a key that a token contains is ignored. */
  verificationKey: JWTVerifyGetKey;
  /** The same for admin tokens: our own keys and those of AUTH_ADMIN_JWKS_FILE. */
  adminVerificationKey: JWTVerifyGetKey;
  /** A new object after each read of the own keys, so that values derived from them can be dropped with them. */
  readonly reading: object;
  /** The content of `/.well-known/jwks.json`: the public part of every valid signing key. */
  readonly jwks: JSONWebKeySet;
  /** An ES256 token of exactly these claims, signed by the newest key that may sign. */
  sign(claims: JWTPayload): Promise<string>;
  /**
   * The refresh token of a session's n-th rotation, url-safe. Derived, so that a successor can be returned twice without being
   * stored.
   */
  refreshTokenOf(sessionId: string, counter: number): string;
  /** 32 bytes for a single use, named by `purpose`; the same in every process and after every rotation. */
  secretFor(purpose: string): Buffer;
}

export type KeySources = Pick<Config, "dataDir"> & {
  keys?: string | undefined;
  auth?: Pick<Config["auth"], "adminJwksFile">;
};

/**
 * Opens the key file of `config.dataDir`, created at the first start, or `COURTSIDE_KEYS` if that is set. Files are read again
 * every minute and when a token names an unknown key, so a rotation needs no restart; an unreadable file changes nothing and is
 * reported to `onProblem`.
 */
export async function openKeys(
  config: KeySources,
  onProblem: (error: unknown) => void = () => {},
  { mayCreate = true } = {},
): Promise<Keys> {
  const file = await loadKeyFile(config.dataDir, config.keys, mayCreate);
  // A file that was deleted since is not created again: what its key sealed could not be opened any more.
  const own = await reloading(async () => keyRingOf(await loadKeyFile(config.dataDir, config.keys, false)), onProblem);
  const { adminJwksFile } = config.auth ?? {};
  const admins = adminJwksFile ? await reloading(() => loadAdminKeys(adminJwksFile), onProblem) : undefined;
  return keysFrom(file, own, admins);
}

/** The same from given secrets, which never change. */
export async function keysOf(file: KeyFile): Promise<Keys> {
  const ring = await keyRingOf(file);
  return keysFrom(file, { current: () => ring, renew: async () => ring }, undefined);
}

function keysFrom(file: KeyFile, own: Reloaded<KeyRing>, admins: Reloaded<JWTVerifyGetKey> | undefined): Keys {
  const secret = Buffer.from(file.refresh_token_secret, "base64url");
  const secrets = new Map<string, Buffer>();

  const verificationKey: JWTVerifyGetKey = async (header, token) => {
    // Without a kid the set would offer its only key to any token.
    if (!header.kid) throw new errors.JWKSNoMatchingKey("no kid in the token's header");
    const ring = own.current().has(header.kid) ? own.current() : await own.renew();
    return ring.publicKey(header, token);
  };

  return {
    verificationKey,
    adminVerificationKey: async (header, token) => {
      if (!admins || (header.kid && own.current().has(header.kid))) return verificationKey(header, token);
      if (!header.kid) throw new errors.JWKSNoMatchingKey("no kid in the token's header");
      return admins.current()(header, token);
    },
    get reading() {
      return own.current();
    },
    get jwks() {
      return own.current().jwks();
    },
    sign: (claims) => {
      const { kid, privateKey } = own.current().signer();
      return new SignJWT(claims).setProtectedHeader({ alg: "ES256", typ: "JWT", kid }).sign(privateKey);
    },
    refreshTokenOf: (sessionId, counter) =>
      createHmac("sha256", secret).update(`refresh-token ${sessionId} ${counter}`).digest("base64url"),
    secretFor: (purpose) => {
      const known = secrets.get(purpose) ?? Buffer.from(hkdfSync("sha256", secret, "", `courtside ${purpose}`, 32));
      secrets.set(purpose, known);
      return known;
    },
  };
}
