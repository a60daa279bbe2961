import { CONSENT_KINDS } from "@courtside/contracts/domain/consents.ts";
import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey } from "../../http/fields.ts";
import { body, rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { asPerson, onceInClubOfAnyStatus } from "../../http/run-verb.ts";
import { decideConsent, listConsents } from "./consents.ts";
import { Consent } from "./response.ts";

const tags = ["Me"];
const security = [{ bearer: [] }];
const Consents = z.object({ data: z.array(Consent) });

const list = createRoute({
  method: "get",
  path: "/me/consents",
  tags,
  security,
  summary: "What the caller has agreed to in their club",
  responses: { ...rejections, 200: response(Consents, "One of each kind") },
});

const decide = createRoute({
  method: "put",
  path: "/me/consents/{kind}",
  tags,
  security,
  summary: "Give or withdraw a consent, to its present text",
  request: {
    headers: idempotencyKey,
    params: z.object({ kind: z.enum(CONSENT_KINDS) }),
    body: body(z.object({ is_given: z.boolean() })),
  },
  responses: { ...rejections, 200: response(Consents, "All of them as they are now") },
});

export const consents = newRouter()
  .openapi(list, async (c) => c.json({ data: await asPerson(c, listConsents) }, 200))
  .openapi(decide, async (c) => {
    const { kind } = c.req.valid("param");
    const { is_given } = c.req.valid("json");
    const data = await onceInClubOfAnyStatus(c, { is_given }, async (tx) => {
      await decideConsent(tx, kind, is_given);
      return listConsents(tx);
    });
    return c.json({ data }, 200);
  });
