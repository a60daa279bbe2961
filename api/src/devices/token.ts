import { createHmac, randomBytes, timingSafeEqual, webcrypto } from "node:crypto";
import { DEVICE_MESSAGES } from "@courtside/contracts/domain/device-messages.ts";
import { DEVICE_AUDIENCE } from "../auth/http/session.ts";
import { byIp, LIMITS } from "../auth/limits/limits.ts";
import { takeOrReject } from "../auth/limits/take.ts";
import { callFunction } from "../db/call.ts";
import { authTransaction } from "../db/transaction.ts";
import { DomainError, deviceRevoked } from "../errors.ts";
import type { Deps } from "../http/app-env.ts";
import { networkOf } from "../http/network-of.ts";
import type { Caller } from "./pairing.ts";
import type { PublicJwk } from "./public-key.ts";

const CHALLENGE_SECONDS = 60;
/** A token ends with the device; so long it works if the database is asked nothing, which no operation does. */
const TOKEN_SECONDS = 300;

type TokenDeps = Pick<Deps, "db" | "config" | "keys">;

/** The challenge is not stored: it names its time and is authenticated, for this device alone. */
export function challengeFor({ keys }: Pick<TokenDeps, "keys">, deviceId: string) {
  const madeAt = Date.now();
  const text = `${madeAt}.${randomBytes(16).toString("base64url")}`;
  const expires_at = new Date(madeAt + CHALLENGE_SECONDS * 1000).toISOString();
  return { challenge: `${text}.${sealOf(keys, deviceId, text)}`, expires_at };
}

const sealOf = (keys: TokenDeps["keys"], deviceId: string, text: string): string =>
  createHmac("sha256", keys.secretFor("device challenge")).update(`${deviceId} ${text}`).digest("base64url");

/** When the challenge was made, epoch ms; null: it is not ours, is another device's, or has expired. */
function readChallenge(keys: TokenDeps["keys"], deviceId: string, challenge: string): number | null {
  const [madeAt = "", random = "", seal = ""] = challenge.split(".");
  const expected = Buffer.from(sealOf(keys, deviceId, `${madeAt}.${random}`));
  const given = Buffer.from(seal);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Date.now() - Number(madeAt) <= CHALLENGE_SECONDS * 1000 ? Number(madeAt) : null;
}

export interface SignedChallenge {
  device_id: string;
  challenge: string;
  /** ES256 as WebCrypto signs: r and s, 64 bytes, base64url. */
  signature: string;
  version: string | undefined;
  battery: number | undefined;
}

/** A token of the device for its signature of a challenge, each of which is accepted once. */
export async function grantDeviceToken(deps: TokenDeps, signed: SignedChallenge, { ip }: Caller) {
  const { db, config, keys } = deps;
  const key = await authTransaction(
    db,
    async (sql) => {
      await takeOrReject(sql, { limit: byIp(LIMITS.deviceTokenByIp, config), whose: [networkOf(ip)] });
      return (await callFunction(sql, "device_key", signed.device_id)) as PublicJwk | null;
    },
    { changesPeople: false },
  );
  if (!key) throw deviceRevoked();
  if (!(await isSignedBy(key, signed))) throw unauthenticated("wrong_signature", "signature");
  const madeAt = readChallenge(keys, signed.device_id, signed.challenge);
  if (madeAt === null) throw unauthenticated("stale_challenge", "challenge");
  const { version = null, battery = null } = signed;
  const isAccepted = await authTransaction(
    db,
    (sql) => callFunction(sql, "accept_challenge", signed.device_id, new Date(madeAt), version, battery),
    { changesPeople: false },
  );
  if (!isAccepted) throw unauthenticated("stale_challenge", "challenge");
  return tokenFor(deps, signed.device_id);
}

async function tokenFor({ keys, config }: TokenDeps, deviceId: string) {
  const iat = Math.floor(Date.now() / 1000);
  const exp = iat + TOKEN_SECONDS;
  const iss = `${config.siteUrl}/auth/v1`;
  const access_token = await keys.sign({ iss, sub: deviceId, aud: DEVICE_AUDIENCE, role: "device", iat, exp });
  return { access_token, token_type: "bearer" as const, expires_in: TOKEN_SECONDS, expires_at: exp };
}

async function isSignedBy(jwk: PublicJwk, { challenge, signature }: SignedChallenge): Promise<boolean> {
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const key = await webcrypto.subtle.importKey("jwk", { ...jwk }, algorithm, false, ["verify"]);
  const bytes = Buffer.from(signature, "base64url");
  return webcrypto.subtle.verify({ name: "ECDSA", hash: "SHA-256" }, key, bytes, Buffer.from(challenge));
}

const unauthenticated = (code: "wrong_signature" | "stale_challenge", field: string) =>
  new DomainError("unauthenticated", code, DEVICE_MESSAGES[code], { field });
