import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey } from "../../http/fields.ts";
import { rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { inClub, onceInClub } from "../../http/run-verb.ts";
import { closeConflict } from "./close.ts";
import { listConflicts } from "./list.ts";
import { Conflict } from "./response.ts";

const tags = ["Devices"];
const security = [{ bearer: [] }];

const list = createRoute({
  method: "get",
  path: "/check-in-conflicts",
  tags,
  security,
  summary: "Check-ins made without network that the club could not take",
  description: "For front desk and admins: the latest 100 that nobody has closed.",
  responses: { ...rejections, 200: response(z.object({ data: z.array(Conflict) }), "The latest first") },
});

const close = createRoute({
  method: "delete",
  path: "/check-in-conflicts/{id}",
  tags,
  security,
  summary: "Take a conflict off the list",
  description: "For front desk and admins. The booking stays as it is.",
  request: { headers: idempotencyKey, params: z.object({ id: z.uuid() }) },
  responses: { ...rejections, 204: { description: "It is off the list" } },
});

export const checkInConflicts = newRouter()
  .openapi(list, async (c) => c.json({ data: await inClub(c, listConflicts) }, 200))
  .openapi(close, async (c) => {
    await onceInClub(c, {}, (tx) => closeConflict(tx, c.req.valid("param").id));
    return c.body(null, 204);
  });
