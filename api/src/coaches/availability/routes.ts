import { MOST_HOURS } from "@courtside/contracts/domain/weekly-availability.ts";
import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey } from "../../http/fields.ts";
import { body, rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { inClub, onceInClub } from "../../http/run-verb.ts";
import { addHours, deleteHoursById, replaceHours } from "./change.ts";
import { readHours } from "./read.ts";
import { CoachAvailability, Hours } from "./response.ts";

const tags = ["Coaches"];
const security = [{ bearer: [] }];
const params = z.object({ id: z.uuid() });
const week = response(CoachAvailability, "The coach's week");

const read = createRoute({
  method: "get",
  path: "/coaches/{id}/availability",
  tags,
  security,
  summary: "A coach's weekly hours",
  request: { params },
  responses: { ...rejections, 200: week },
});

const replace = createRoute({
  method: "put",
  path: "/coaches/{id}/availability",
  tags,
  security,
  summary: "Replace all of a coach's weekly hours",
  description: "409 `availability_changed` if they were saved since `version`: nothing is overwritten.",
  request: {
    headers: idempotencyKey,
    params,
    body: body(z.object({ version: z.number().int().min(0).max(2_147_483_647), rows: z.array(Hours).max(MOST_HOURS) })),
  },
  responses: { ...rejections, 200: week },
});

const add = createRoute({
  method: "post",
  path: "/coaches/{id}/availability",
  tags,
  security,
  summary: "Add hours to a coach's week",
  request: { params, headers: idempotencyKey, body: body(Hours) },
  responses: { ...rejections, 201: week },
});

const remove = createRoute({
  method: "delete",
  path: "/coaches/{id}/availability/{hours_id}",
  tags,
  security,
  summary: "Remove hours from a coach's week",
  request: { headers: idempotencyKey, params: params.extend({ hours_id: z.uuid() }) },
  responses: { ...rejections, 200: week },
});

export const coachAvailability = newRouter()
  .openapi(read, async (c) => c.json(await inClub(c, (tx) => readHours(tx, c.req.valid("param").id)), 200))
  .openapi(replace, async (c) => {
    const { id } = c.req.valid("param");
    const input = c.req.valid("json");
    return c.json(await onceInClub(c, input, (tx) => replaceHours(tx, id, input)), 200);
  })
  .openapi(add, async (c) => {
    const { id } = c.req.valid("param");
    const input = c.req.valid("json");
    return c.json(await onceInClub(c, input, (tx) => addHours(tx, id, input)), 201);
  })
  .openapi(remove, async (c) => {
    const { id, hours_id } = c.req.valid("param");
    return c.json(await onceInClub(c, {}, (tx) => deleteHoursById(tx, id, hours_id)), 200);
  });
