import { API_SCOPE_NAMES, type ApiScope } from "@courtside/contracts/domain/api-scopes.ts";
import { z } from "@hono/zod-openapi";
import type { KeyRow } from "./queries.ts";

export const ApiKey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    scopes: z.array(z.enum(API_SCOPE_NAMES)),
    ending: z.string().openapi({ description: "The last four characters of its secret", example: "x7Qa" }),
    created_at: z.iso.datetime(),
    created_by: z.uuid().openapi({ description: "The key ends when this person is no admin of the club any more" }),
    created_by_name: z.string().nullable(),
    maker_is_admin: z
      .boolean()
      .openapi({ description: "False: the key is rejected until this person is an admin again" }),
    expires_at: z.iso.datetime(),
    expired: z.boolean(),
    last_used_at: z.iso.datetime().nullable().openapi({ description: "To within a minute; null if it was never used" }),
  })
  .openapi("ApiKey");
export type ApiKeyResponse = z.infer<typeof ApiKey>;

const KNOWN = new Set<string>(API_SCOPE_NAMES);
const isScope = (scope: string): scope is ApiScope => KNOWN.has(scope);

/** Without scopes that another release knows. */
export const apiKeyResponse = (row: KeyRow, now: number): ApiKeyResponse => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes.filter(isScope),
  ending: row.ending,
  created_at: row.created_at.toISOString(),
  created_by: row.created_by,
  created_by_name: row.created_by_name,
  maker_is_admin: row.maker_is_admin,
  expires_at: row.expires_at.toISOString(),
  expired: row.expires_at.getTime() <= now,
  last_used_at: row.last_used_at?.toISOString() ?? null,
});
