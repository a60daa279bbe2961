import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey, oneLine } from "../http/fields.ts";
import { answer, body, refusals } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub, onceInClub } from "../http/run-verb.ts";
import { Booking } from "../scheduling/bookings/answer.ts";
import { addCourt } from "./add.ts";
import { Court, StrandedDate } from "./answer.ts";
import { changeCourt } from "./change.ts";
import { listCourts } from "./list.ts";
import { listStranded, MOST_STRANDED } from "./stranded.ts";

const tags = ["Courts"];
const security = [{ bearer: [] }];
const id = z.object({ id: z.uuid() });
const name = oneLine.trim().min(1).max(80);
const sport = oneLine.trim().toLowerCase().min(1).max(40);

const list = createRoute({
  method: "get",
  path: "/courts",
  tags,
  security,
  summary: "The club's courts",
  request: { query: z.object({ sport: sport.optional() }) },
  responses: { ...refusals, 200: answer(z.object({ data: z.array(Court) }), "Courts by name") },
});

const add = createRoute({
  method: "post",
  path: "/courts",
  tags,
  security,
  summary: "Add a court",
  request: {
    headers: idempotencyKey,
    body: body(z.object({ name, sport })),
  },
  responses: { ...refusals, 201: answer(Court, "The new court") },
});

const change = createRoute({
  method: "patch",
  path: "/courts/{id}",
  tags,
  security,
  summary: "Rename, open or close a court",
  request: {
    params: id,
    body: body(
      z
        .object({ name: name.optional(), is_active: z.boolean().optional() })
        .refine((wish) => Object.values(wish).some((value) => value !== undefined), { error: "names no change" }),
    ),
  },
  responses: { ...refusals, 200: answer(Court, "The court as it is now") },
});

const stranded = createRoute({
  method: "get",
  path: "/courts/{id}/stranded-bookings",
  tags,
  security,
  summary: "The future bookings and event dates that a court strands when it is deactivated",
  request: { params: id },
  responses: {
    ...refusals,
    200: answer(
      z.object({
        data: z.array(Booking),
        total: z.number().int(),
        events: z.array(StrandedDate),
        events_total: z.number().int(),
      }),
      `By start, the first ${MOST_STRANDED} of them`,
    ),
  },
});

export const courts = newRouter()
  .openapi(list, async (c) => {
    const data = await inClub(c, (tx) => listCourts(tx, c.req.valid("query").sport));
    return c.json({ data }, 200);
  })
  .openapi(add, async (c) => {
    const wish = c.req.valid("json");
    return c.json(await onceInClub(c, wish, (tx) => addCourt(tx, wish)), 201);
  })
  .openapi(change, async (c) => {
    const changed = await inClub(c, (tx) => changeCourt(tx, c.req.valid("param").id, c.req.valid("json")));
    return c.json(changed, 200);
  })
  .openapi(stranded, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await inClub(c, (tx) => listStranded(tx, id)), 200);
  });
