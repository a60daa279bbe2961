import { randomBytes } from "node:crypto";
import {
  API_KEY_DAYS,
  type ApiScope,
  MOST_API_KEY_DAYS,
  MOST_API_KEYS,
} from "@courtside/contracts/domain/api-scopes.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../audit/record.ts";
import { API_KEY_PREFIX, hashOfKey } from "../auth/http/api-key.ts";
import type { ClubTx } from "../club-tx.ts";
import { DomainError, forbidden, invalid } from "../errors.ts";
import { notifyAdmins } from "./notify-admins.ts";
import { insertKey, lockKeysOf, selectKeys } from "./queries.ts";
import { type ApiKeyResponse, apiKeyResponse } from "./response.ts";

export interface ApiKeyInput {
  name: string;
  scopes: ApiScope[];
  /** By default a year ahead. */
  expires_at?: string | undefined;
}

const DAY_MS = 86_400_000;

/**
 * Makes a key (docs/product/integrations.md#api-keys) and returns its secret: the only time that it can be read. The club's admins get
 * a mail. Rejected: `too_many_api_keys`.
 */
export async function createKey(tx: ClubTx, input: ApiKeyInput): Promise<ApiKeyResponse & { secret: string }> {
  if (!can(tx.role, "club:settings")) throw forbidden();
  const expiresAt = expiryOf(tx, input.expires_at);
  await lockKeysOf(tx.sql, tx.clubId);
  if ((await selectKeys(tx.sql, tx.clubId)).length >= MOST_API_KEYS) {
    throw new DomainError(
      "rejected",
      "too_many_api_keys",
      `A club has at most ${MOST_API_KEYS} API keys: revoke one first`,
    );
  }
  const secret = `${API_KEY_PREFIX}${randomBytes(32).toString("base64url")}`;
  const scopes = [...new Set(input.scopes)].sort();
  const id = await insertKey(tx.sql, tx.clubId, {
    name: input.name,
    scopes,
    ending: secret.slice(-4),
    created_by: tx.userId,
    expires_at: expiresAt,
    secretHash: hashOfKey(secret),
  });
  const detail = { scopes, expires_at: expiresAt.toISOString() };
  await audit(tx, { action: "api_key.created", subjectType: "api_key", subjectId: id, detail });
  const row = (await selectKeys(tx.sql, tx.clubId)).find((each) => each.id === id);
  if (!row) throw new Error("the new key is missing");
  await notifyAdmins(tx, row);
  return { ...apiKeyResponse(row, tx.now), secret };
}

function expiryOf({ now }: ClubTx, given: string | undefined): Date {
  if (given === undefined) return new Date(now + API_KEY_DAYS * DAY_MS);
  const at = Date.parse(given);
  if (at <= now) throw invalid("expires_at", "expires_at: must be in the future");
  if (at > now + MOST_API_KEY_DAYS * DAY_MS) throw invalid("expires_at", "expires_at: must be within three years");
  return new Date(at);
}
