import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey, oneLine, page, text } from "../http/fields.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub, onceInClub } from "../http/run-verb.ts";
import { clearGuestMailMark } from "./clear-mail-mark.ts";
import { listGuests, showGuest } from "./list.ts";
import { mergeGuest } from "./merge.ts";
import { Guest, GuestDetails } from "./response.ts";
import { splitGuest } from "./split.ts";

const tags = ["Guests"];
const security = [{ bearer: [] }];
const params = z.object({ id: z.uuid() });

const list = createRoute({
  method: "get",
  path: "/guests",
  tags,
  security,
  summary: "The club's guests",
  description: "For staff. Guests who were merged into another are listed as that one.",
  request: {
    query: page.extend({
      search: text.trim().max(100).optional().openapi({ description: "Part of a name or an email" }),
    }),
  },
  responses: {
    ...rejections,
    200: response(z.object({ data: z.array(Guest), next_cursor: z.string().nullable() }), "One page, the newest first"),
  },
});

const show = createRoute({
  method: "get",
  path: "/guests/{id}",
  tags,
  security,
  summary: "One guest with the visits",
  request: { params },
  responses: { ...rejections, 200: response(GuestDetails, "The guest") },
});

const merge = createRoute({
  method: "post",
  path: "/guests/{id}/merge",
  tags,
  security,
  summary: "Say that two guests are one person",
  description:
    "The visits of the first become the other's, and both names mean the other from then on. 409 if they are on one booking.",
  request: { headers: idempotencyKey, params, body: body(z.object({ into: z.uuid() })) },
  responses: { ...rejections, 200: response(GuestDetails, "The guest who remains") },
});

const split = createRoute({
  method: "post",
  path: "/guests/{id}/split",
  tags,
  security,
  summary: "Say that some visits of a guest were another person's",
  description:
    "`guest_id` names one of the `merged_guests`, who is independent again; null: a new guest, recognised by the visits' name and " +
    "without an address. Left out: the one merged guest of the visits' name, else a new guest.",
  request: {
    headers: idempotencyKey,
    params,
    body: body(
      z.object({
        booking_ids: z.array(z.uuid()).min(1).max(200),
        name: oneLine.trim().min(1).max(120).optional().openapi({ description: "Of a new guest" }),
        guest_id: z.uuid().nullable().optional(),
      }),
    ),
  },
  responses: { ...rejections, 200: response(GuestDetails, "The other guest") },
});

const clearMark = createRoute({
  method: "delete",
  path: "/guests/{id}/mail-mark",
  tags,
  security,
  summary: "Mail a guest again whose address bounced or complained",
  description: "For admins. Also ends the marks of addresses that were merged into this guest.",
  request: { headers: idempotencyKey, params },
  responses: { ...rejections, 200: response(GuestDetails, "The guest as they are now") },
});

export const guests = newRouter()
  .openapi(list, async (c) => c.json(await inClub(c, (tx) => listGuests(tx, c.req.valid("query"))), 200))
  .openapi(show, async (c) => c.json(await inClub(c, (tx) => showGuest(tx, c.req.valid("param").id)), 200))
  .openapi(merge, async (c) => {
    const { id } = c.req.valid("param");
    const { into } = c.req.valid("json");
    return c.json(await onceInClub(c, { into }, (tx) => mergeGuest(tx, id, into)), 200);
  })
  .openapi(split, async (c) => {
    const { id } = c.req.valid("param");
    const input = c.req.valid("json");
    return c.json(await onceInClub(c, input, (tx) => splitGuest(tx, id, input)), 200);
  })
  .openapi(clearMark, async (c) =>
    c.json(await onceInClub(c, {}, (tx) => clearGuestMailMark(tx, c.req.valid("param").id)), 200),
  );
