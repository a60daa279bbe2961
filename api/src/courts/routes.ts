import { MOST_COURTS_AT_ONCE } from "@courtside/contracts/domain/courts.ts";
import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey, oneLine } from "../http/fields.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub, onceInClub } from "../http/run-verb.ts";
import { Booking } from "../scheduling/bookings/response.ts";
import { addCourt } from "./add.ts";
import { addCourts } from "./add-many.ts";
import { listAffected, MOST_AFFECTED } from "./affected-bookings.ts";
import { changeCourt } from "./change.ts";
import { listCourts } from "./list.ts";
import { AffectedDate, Court, isIndoor, maxPlayers, surface } from "./response.ts";

const tags = ["Courts"];
const security = [{ bearer: [] }];
const id = z.object({ id: z.uuid() });
const name = oneLine.trim().min(1).max(80);
const sport = oneLine.trim().toLowerCase().min(1).max(40);
const details = { surface: surface.optional(), is_indoor: isIndoor.optional(), max_players: maxPlayers.optional() };

const list = createRoute({
  method: "get",
  path: "/courts",
  tags,
  security,
  summary: "The club's courts",
  request: { query: z.object({ sport: sport.optional() }) },
  responses: { ...rejections, 200: response(z.object({ data: z.array(Court) }), "Courts by name") },
});

const add = createRoute({
  method: "post",
  path: "/courts",
  tags,
  security,
  summary: "Add a court",
  request: {
    headers: idempotencyKey,
    body: body(z.object({ name, sport, ...details })),
  },
  responses: { ...rejections, 201: response(Court, "The new court") },
});

const addMany = createRoute({
  method: "post",
  path: "/courts/bulk",
  tags,
  security,
  summary: "Add several courts of one sport, all or none",
  description:
    "409 `court_name_taken` lists in `details.names` those that the sport has already; 409 `plan_limit` if the plan has no room for all.",
  request: {
    headers: idempotencyKey,
    body: body(z.object({ names: z.array(name).min(1).max(MOST_COURTS_AT_ONCE), sport, ...details })),
  },
  responses: { ...rejections, 201: response(z.object({ data: z.array(Court) }), "The new courts, as named") },
});

const change = createRoute({
  method: "patch",
  path: "/courts/{id}",
  tags,
  security,
  summary: "Rename, describe, open or close a court",
  request: {
    headers: idempotencyKey,
    params: id,
    body: body(
      z
        .object({ name: name.optional(), is_active: z.boolean().optional(), ...details })
        .refine((input) => Object.values(input).some((value) => value !== undefined), { error: "names no change" }),
    ),
  },
  responses: { ...rejections, 200: response(Court, "The court as it is now") },
});

const affected = createRoute({
  method: "get",
  path: "/courts/{id}/stranded-bookings",
  tags,
  security,
  summary: "The future bookings and event dates that deactivating a court affects",
  request: { params: id },
  responses: {
    ...rejections,
    200: response(
      z.object({
        data: z.array(Booking),
        total: z.number().int(),
        events: z.array(AffectedDate),
        events_total: z.number().int(),
      }),
      `By start, the first ${MOST_AFFECTED} of them`,
    ),
  },
});

export const courts = newRouter()
  .openapi(list, async (c) => {
    const data = await inClub(c, (tx) => listCourts(tx, c.req.valid("query").sport));
    return c.json({ data }, 200);
  })
  .openapi(add, async (c) => {
    const input = c.req.valid("json");
    return c.json(await onceInClub(c, input, (tx) => addCourt(tx, input)), 201);
  })
  .openapi(addMany, async (c) => {
    const input = c.req.valid("json");
    return c.json(await onceInClub(c, input, async (tx) => ({ data: await addCourts(tx, input) })), 201);
  })
  .openapi(change, async (c) => {
    const input = c.req.valid("json");
    return c.json(await onceInClub(c, input, (tx) => changeCourt(tx, c.req.valid("param").id, input)), 200);
  })
  .openapi(affected, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await inClub(c, (tx) => listAffected(tx, id)), 200);
  });
