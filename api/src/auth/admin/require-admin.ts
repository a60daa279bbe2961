import type { Context } from "hono";
import { errors, jwtVerify } from "jose";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { adminAudience, LONGEST_ADMIN_LIFE } from "../../keys/admin-claims.ts";
import { audit } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { callOf } from "../http/caller.ts";
import { LIMITS } from "../limits/limits.ts";
import { fromHere, takeOrReject } from "../limits/take.ts";

/** A call of one of our own servers. */
export interface AdminCall extends AuthCall {
  /** The token's subject, for the audit log: the name of a program or person, at most 200 characters. */
  admin: string;
}

const notAdmin = () => new DomainError("forbidden", "not_admin", "User not allowed");

/**
 * Accepts only an admin token: our own audience, role service_role, ten minutes at most, signed by one of our keys or of
 * AUTH_ADMIN_JWKS_FILE (docs/product/auth-api.md#token-verification). People's tokens are rejected as `not_admin`.
 */
export async function requireAdmin(c: Context<AppEnv>): Promise<AdminCall> {
  const call = callOf(c);
  const token = /^Bearer ([^\s]+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  if (!token) {
    throw new DomainError("unauthenticated", "no_authorization", "This endpoint requires a valid Bearer token");
  }
  try {
    return { ...call, admin: await adminOf(token, call) };
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    await authTransaction(call.db, async (sql) => {
      await takeOrReject(sql, fromHere(call, LIMITS.adminDeniedByIp));
      await audit(sql, call.caller, { action: "admin_denied", outcome: "refused", detail: { why: error.code } });
    });
    throw notAdmin();
  }
}

async function adminOf(token: string, { keys, config }: AuthCall): Promise<string> {
  const { payload, protectedHeader } = await jwtVerify(token, keys.adminVerificationKey, {
    algorithms: ["ES256", "RS256"],
    audience: adminAudience(config.siteUrl),
    requiredClaims: ["exp", "iat", "sub"],
    maxTokenAge: LONGEST_ADMIN_LIFE,
    clockTolerance: 5,
  });
  const reject = (why: string) => new errors.JWTClaimValidationFailed(why, payload);
  if (payload.role !== "service_role") throw reject("role is not service_role");
  if (Number(payload.exp) - Number(payload.iat) > LONGEST_ADMIN_LIFE) throw reject("lives too long");
  const isOurs = keys.jwks.keys.some((key) => key.kid === protectedHeader.kid);
  if (isOurs && payload.iss !== `${config.siteUrl}/auth/v1`) throw reject("iss is another service");
  return String(payload.sub).slice(0, 200);
}
