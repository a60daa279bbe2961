import { API_SCOPE_NAMES } from "@courtside/contracts/domain/api-scopes.ts";
import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey, oneLine } from "../http/fields.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub, onceInClub, onceInClubSecretly } from "../http/run-verb.ts";
import { createKey } from "./create.ts";
import { listKeys } from "./list.ts";
import { ApiKey } from "./response.ts";
import { revoke } from "./revoke.ts";

const tags = ["API keys"];
const security = [{ bearer: [] }];

const list = createRoute({
  method: "get",
  path: "/api-keys",
  tags,
  security,
  summary: "The club's API keys",
  description: "For admins. Their secrets are not known to the server.",
  responses: { ...rejections, 200: response(z.object({ data: z.array(ApiKey) }), "Newest first, expired ones too") },
});

const create = createRoute({
  method: "post",
  path: "/api-keys",
  tags,
  security,
  summary: "Make an API key",
  description:
    "For admins. Another program sends the secret as `Authorization: Bearer ck_…`. The key acts for the admin who made it, within " +
    "its scopes, and ends with its expiry, when it is revoked, or when that person is no admin any more.",
  request: {
    headers: idempotencyKey,
    body: body(
      z.object({
        name: oneLine.trim().min(1).max(80),
        scopes: z.array(z.enum(API_SCOPE_NAMES)).min(1).max(API_SCOPE_NAMES.length),
        expires_at: z.iso
          .datetime({ offset: true })
          .optional()
          .openapi({ description: "A year ahead by default, three years at most" }),
      }),
    ),
  },
  responses: {
    ...rejections,
    201: response(
      ApiKey.extend({
        secret: z.string().openapi({ description: "Only this response has it: the server keeps a hash" }),
      }),
      "The key with its secret, shown this once",
    ),
  },
});

const end = createRoute({
  method: "delete",
  path: "/api-keys/{id}",
  tags,
  security,
  summary: "Revoke an API key",
  request: { headers: idempotencyKey, params: z.object({ id: z.uuid() }) },
  responses: { ...rejections, 204: { description: "It is unusable at once" } },
});

export const apiKeys = newRouter()
  .openapi(list, async (c) => c.json({ data: await inClub(c, listKeys) }, 200))
  .openapi(create, async (c) => {
    const input = c.req.valid("json");
    return c.json(await onceInClubSecretly(c, input, (tx) => createKey(tx, input)), 201);
  })
  .openapi(end, async (c) => {
    await onceInClub(c, {}, (tx) => revoke(tx, c.req.valid("param").id));
    return c.body(null, 204);
  });
