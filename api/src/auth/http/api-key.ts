import { createHash } from "node:crypto";
import { API_SCOPES, type ApiScope, NOT_FOR_API_KEYS, scopeOf } from "@courtside/contracts/domain/api-scopes.ts";
import type { Context } from "hono";
import { callForRows } from "../../db/call.ts";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { networkOf } from "../../http/network-of.ts";
import { API_BASE, matchedOperation, operationOf } from "../../http/operation-of.ts";
import { callerOf } from "../../http/request.ts";
import { movedClock, recordEarlyRejection } from "../../http/run-verb.ts";
import { byIp, LIMITS } from "../limits/limits.ts";
import { takeOrReject } from "../limits/take.ts";

export const API_KEY_PREFIX = "ck_";

const FORM = /^ck_[\w-]{43}$/;

export const hashOfKey = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/**
 * Reads the API key of a request (docs/decisions/0064). From here on it is a request of the admin who made the key, in their club,
 * except that only operations of the key's scopes are open to it. Limited by the key, and for unknown keys by the network.
 */
export async function readApiKey(c: Context<AppEnv>, secret: string): Promise<void> {
  const found = FORM.test(secret) ? await findKey(c, secret) : undefined;
  if (!found) {
    throw new DomainError("unauthenticated", "bad_api_key", "This API key does not exist or has ended", {
      field: "authorization",
    });
  }
  c.set("token", {
    userId: found.user_id,
    sessionId: found.id,
    isApiKey: true,
    counter: undefined,
    aal: "aal1",
    deviceId: undefined,
    atDevice: undefined,
    expiresAt: found.expires_at.getTime(),
  });
  c.set("clubId", found.club_id);
  await requireScope(c, found.scopes);
}

async function findKey(c: Context<AppEnv>, secret: string) {
  const { db, config } = c.get("deps");
  const now = movedClock(c);
  return authTransaction(
    db,
    async (sql) => {
      if (now !== undefined) await sql`select set_config('courtside.now', ${now}, true)`;
      const [key] = await callForRows(sql, "find_api_key", hashOfKey(secret));
      const bucket = key?.id
        ? { limit: LIMITS.apiKey, whose: [key.id] }
        : { limit: byIp(LIMITS.unknownApiKeyByIp, config), whose: [networkOf(callerOf(c).ip)] };
      await takeOrReject(sql, bucket);
      if (!key?.id || !key.club_id || !key.user_id || !key.expires_at) return undefined;
      const { id, club_id, user_id, expires_at, scopes } = key;
      return { id, club_id, user_id, expires_at, scopes: scopes ?? [] };
    },
    { changesPeople: false },
  );
}

async function requireScope(c: Context<AppEnv>, scopes: string[]): Promise<void> {
  const route = matchedOperation(c);
  // No operation has this path.
  if (!route) return;
  // An operation without an id is its own path, also where the router has a parameter for it.
  const own = `${route.method} ${c.req.path.slice(API_BASE.length)}`;
  const scope = NOT_FOR_API_KEYS.includes(own) ? undefined : (scopeOf(own) ?? scopeOf(operationOf(route)));
  if (scope !== undefined && scopes.includes(scope)) return;
  const error = rejectionOf(scope);
  await recordEarlyRejection(c, `${route.method} ${route.path}`, error);
  throw error;
}

const rejectionOf = (scope: ApiScope | undefined): DomainError =>
  scope === undefined
    ? new DomainError("forbidden", "not_for_api_keys", "API keys cannot do this")
    : new DomainError(
        "forbidden",
        "api_key_scope",
        `This API key lacks the scope ${scope}: ${API_SCOPES[scope].label}`,
        {
          scope,
        },
      );
