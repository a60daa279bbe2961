import { createRoute, z } from "@hono/zod-openapi";
import { callOf } from "../auth/http/caller.ts";
import { ErrorBody } from "../http/errors.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { countLoads } from "./count.ts";

const Load = z
  .strictObject({
    remote: z.string().max(40).openapi({ example: "mf-booking" }),
    version: z.string().max(60).openapi({ example: "1.0.0-1a2b3c4d" }),
    ms: z.number().int().min(0).max(600_000).openapi({ description: "From asking for its code until it could run" }),
  })
  .openapi("RemoteLoad");

const report = createRoute({
  method: "post",
  path: "/remote-loads",
  tags: ["Client errors"],
  summary: "Report how long remotes took to load in the browser",
  description:
    "For all callers, signed in or not. Kept for 30 days as an hourly count, without a person or an address; releases that are not live " +
    "are left out. A repeated report counts again, so it takes no Idempotency-Key.",
  request: { body: body(z.strictObject({ loads: z.array(Load).min(1).max(10) })) },
  responses: {
    204: { description: "Counted" },
    400: rejections[400],
    429: response(ErrorBody, "Too many reports from this network"),
    503: rejections[503],
  },
});

export const remoteLoads = newRouter().openapi(report, async (c) => {
  const { config, metrics } = c.get("deps");
  const counted = await countLoads(callOf(c), config.remotesFile, c.req.valid("json").loads);
  for (const load of counted) metrics?.remoteLoad(load, load.ms / 1000);
  return c.body(null, 204);
});
