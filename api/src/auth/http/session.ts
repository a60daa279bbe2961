import { isPossibleAtDevice } from "@courtside/contracts/domain/at-device.ts";
import { DEVICE_MESSAGES } from "@courtside/contracts/domain/device-messages.ts";
import { createMiddleware } from "hono/factory";
import { decodeJwt, errors, type JWTPayload, jwtVerify } from "jose";
import type { Database } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import type { VerifiedDevice, VerifiedToken } from "../../http/verified-token.ts";
import { updateReceived } from "../sessions/queries.ts";
import { API_KEY_PREFIX, readApiKey } from "./api-key.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Reads the bearer token or the API key, if any. A token that is present but invalid is rejected, never ignored. */
export const readSession = createMiddleware<AppEnv>(async (c, next) => {
  const header = c.req.header("authorization");
  if (header !== undefined) {
    const token = /^Bearer ([^\s]+)$/i.exec(header)?.[1];
    if (!token) throw badToken("malformed authorization header");
    if (token.startsWith(API_KEY_PREFIX)) {
      await readApiKey(c, token);
      return next();
    }
    if (isOfDevice(token)) {
      c.set("device", await verifyDeviceToken(token, c.get("deps")));
      return next();
    }
    const verified = await verifyAccessToken(token, c.get("deps"));
    const { atDevice } = verified;
    if (atDevice && !isPossibleAtDevice(c.req.method, c.req.path.replace(/^\/api\/v1/, ""), atDevice))
      throw notAtDevice();
    await noteReceived(c.get("deps").db, verified);
    c.set("token", verified);
  }
  await next();
});

/** A session at a device reaches no account and nothing else that is not theirs to do there. */
export const notAtDevice = () => new DomainError("forbidden", "not_at_device", DEVICE_MESSAGES.not_at_device);

/** The token of a request whose response needs nothing else: undefined unless all of `readSession` is known to this process. */
export function knownToken(authorization: string | null, { keys }: Pick<Deps, "keys">): VerifiedToken | undefined {
  if (!authorization?.startsWith("Bearer ")) return undefined;
  const token = tokensOf(keys.reading).get(authorization.slice("Bearer ".length));
  if (!token || Date.now() >= token.expiresAt) return undefined;
  return token.counter && !noted.has(token) ? undefined : token;
}

/** Tokens that this process has already recorded. */
const noted = new WeakSet<VerifiedToken>();

/** The first request with an access token proves that the response with that token has arrived: see grants/refresh.ts. */
export async function noteReceived(db: Database, token: VerifiedToken): Promise<void> {
  const { sessionId, counter } = token;
  if (!counter || noted.has(token)) return;
  await authTransaction(db, (sql) => updateReceived(sql, sessionId, counter), { changesPeople: false });
  noted.add(token);
}

type Deps = Pick<AppEnv["Variables"]["deps"], "keys" | "config">;

/**
 * Checks signature (ES256, only our own keys), issuer, audience and expiry. Whether the session is still open is checked in the
 * database.
 */
export async function verifyAccessToken(token: string, deps: Deps): Promise<VerifiedToken> {
  const known = tokensOf(deps.keys.reading);
  const remembered = known.get(token);
  if (remembered && Date.now() < remembered.expiresAt) return remembered;
  const verified = await verify(token, deps);
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(token, verified);
  return verified;
}

const MOST_REMEMBERED = 10_000;
/** A browser sends the same token for an hour, and verifying its signature costs more than the rest of a small call. */
const rememberedTokens = new WeakMap<object, Map<string, VerifiedToken>>();

function tokensOf(reading: object): Map<string, VerifiedToken> {
  const known = rememberedTokens.get(reading) ?? new Map<string, VerifiedToken>();
  rememberedTokens.set(reading, known);
  return known;
}

async function verify(token: string, deps: Deps): Promise<VerifiedToken> {
  return readClaims(
    token,
    deps,
    { audience: "authenticated", requiredClaims: ["exp", "sub", "session_id"] },
    (claims) => {
      const { sub, session_id, token_counter, aal, exp, device_id, device_session } = claims;
      if (typeof sub !== "string" || !UUID.test(sub)) throw badToken("sub is no uuid");
      if (typeof session_id !== "string" || !UUID.test(session_id)) throw badToken("session_id is no uuid");
      return {
        userId: sub,
        sessionId: session_id,
        counter: Number.isSafeInteger(token_counter) ? Number(token_counter) : undefined,
        aal: aal === "aal2" ? "aal2" : "aal1",
        ...atDeviceOf(device_id, device_session),
        expiresAt: Number(exp) * 1000,
      };
    },
  );
}

function atDeviceOf(deviceId: unknown, whose: unknown): Pick<VerifiedToken, "deviceId" | "atDevice"> {
  if (typeof deviceId !== "string") return { deviceId: undefined, atDevice: undefined };
  return { deviceId, atDevice: whose === "staff" ? "staff" : "member" };
}

/** What the tokens of devices are for: nothing that takes a person's token takes one of these. */
export const DEVICE_AUDIENCE = "device";

function isOfDevice(token: string): boolean {
  try {
    return decodeJwt(token).aud === DEVICE_AUDIENCE;
  } catch {
    return false;
  }
}

const verifyDeviceToken = (token: string, deps: Deps): Promise<VerifiedDevice> =>
  readClaims(token, deps, { audience: DEVICE_AUDIENCE, requiredClaims: ["exp", "sub"] }, ({ sub, exp }) => {
    if (typeof sub !== "string" || !UUID.test(sub)) throw badToken("sub is no uuid");
    return { id: sub, expiresAt: Number(exp) * 1000 };
  });

async function readClaims<Claims>(
  token: string,
  { keys, config }: Deps,
  expected: { audience: string; requiredClaims: string[] },
  read: (payload: JWTPayload) => Claims,
): Promise<Claims> {
  try {
    const { payload } = await jwtVerify(token, keys.verificationKey, {
      algorithms: ["ES256"],
      issuer: `${config.siteUrl}/auth/v1`,
      ...expected,
    });
    return read(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError) throw badToken(error.message);
    throw error;
  }
}

const badToken = (why: string) =>
  new DomainError("unauthenticated", "bad_jwt", `invalid JWT: unable to parse or verify signature, ${why}`, {
    field: "authorization",
  });
