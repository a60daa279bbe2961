import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey, text } from "../../http/fields.ts";
import { body, rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { asOperator, onceAsOperator } from "../as-operator.ts";
import { changeRemote } from "./change.ts";
import { readRemotes } from "./read.ts";
import { PlatformRemotes } from "./response.ts";

const tags = ["Platform"];
const security = [{ bearer: [] }];

const read = createRoute({
  method: "get",
  path: "/platform/remotes",
  tags,
  security,
  summary: "The remotes of the installation, their releases and how they do in browsers, for the operator",
  responses: { ...rejections, 200: response(PlatformRemotes, "Remotes, history and failures") },
});

const change = createRoute({
  method: "post",
  path: "/platform/remotes/{name}/changes",
  tags,
  security,
  summary: "Make an earlier release of a remote live, or promote or withdraw its canary, for the operator",
  description:
    "Only where the api may write releases (`REMOTE_RELEASES`). Without a rebuild; open pages offer the new version.",
  request: {
    headers: idempotencyKey,
    params: z.object({ name: text.max(40) }),
    body: body(
      z.object({
        what: z.enum(["rollback", "promote", "withdraw"]),
        version: text.min(1).max(60).openapi({ description: "The release to make live, or the canary" }),
        live: text.max(60).nullable().openapi({ description: "What is live before the change" }),
      }),
    ),
  },
  responses: { ...rejections, 200: response(PlatformRemotes, "The remotes after the change") },
});

export const platformRemotes = newRouter()
  .openapi(read, async (c) => c.json(await asOperator(c, (tx) => readRemotes(tx, c.get("deps").config)), 200))
  .openapi(change, async (c) => {
    const input = c.req.valid("json");
    const { name } = c.req.valid("param");
    const deps = c.get("deps");
    const changed = await onceAsOperator(c, input, async (tx) => {
      await changeRemote(tx, deps, name, input);
      return readRemotes(tx, deps.config);
    });
    return c.json(changed, 200);
  });
