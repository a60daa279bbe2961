import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey, instant, page, text, total } from "../http/fields.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub, onceInClub } from "../http/run-verb.ts";
import { MOST_COURTS } from "../scheduling/courts/queries.ts";
import { createBlocks, type EventDates } from "./create.ts";
import { listBlocks } from "./list.ts";
import { previewBlock } from "./preview.ts";
import { removeBlock } from "./remove.ts";
import { BlockConflict, CourtBlock, RejectedCourt } from "./response.ts";

const tags = ["Court blocks"];
const security = [{ bearer: [] }];

const place = z.object({
  court_ids: z.array(z.uuid()).min(1).max(MOST_COURTS),
  start_time: instant,
  end_time: instant,
});
const input = place.extend({
  reason: text.trim().max(500).optional(),
  cancel: z
    .object({ booking_ids: z.array(z.uuid()).max(500) })
    .optional()
    .openapi({
      description:
        "Exactly the conflicting bookings, lessons and event dates, as the preview or a rejection listed them",
    }),
});

const list = createRoute({
  method: "get",
  path: "/court-blocks",
  tags,
  security,
  summary: "The club's court blocks",
  request: {
    query: page.extend({
      when: z.enum(["upcoming", "past"]).default("upcoming"),
      at: instant.optional().openapi({ description: "Only blocks that cover this instant" }),
    }),
  },
  responses: {
    ...rejections,
    200: response(
      z.object({ data: z.array(CourtBlock), next_cursor: z.string().nullable(), total }),
      "One page: those that have not ended by start, past ones newest first",
    ),
  },
});

const preview = createRoute({
  method: "post",
  path: "/court-blocks/preview",
  tags,
  security,
  summary: "Preview a block: the conflicting bookings; changes nothing",
  request: { body: body(place) },
  responses: {
    ...rejections,
    200: response(
      z.object({ bookings: z.array(BlockConflict), refused: z.array(RejectedCourt) }),
      "Bookings that would be canceled, and courts that cannot be blocked",
    ),
  },
});

const create = createRoute({
  method: "post",
  path: "/court-blocks",
  tags,
  security,
  summary: "Block courts",
  description: "409 `block_hits_bookings` lists in `details.bookings` what `cancel.booking_ids` must name.",
  request: { headers: idempotencyKey, body: body(input) },
  responses: {
    ...rejections,
    201: response(
      z.object({
        data: z.array(CourtBlock),
        refused: z.array(RejectedCourt),
        canceled_bookings: z.number().int(),
      }),
      "A block for each court that could be blocked, and the courts that could not",
    ),
  },
});

const remove = createRoute({
  method: "delete",
  path: "/court-blocks/{id}",
  tags,
  security,
  summary: "Delete a court block, or end one that has begun",
  description: "One that has begun ends now: what has passed stays for the reports. 409 `block_over`: it is over.",
  request: { headers: idempotencyKey, params: z.object({ id: z.uuid() }) },
  responses: { ...rejections, 200: response(CourtBlock, "The deleted block, or the ended one with its new end") },
});

export const courtBlocks = (events: EventDates) =>
  newRouter()
    .openapi(list, async (c) => c.json(await inClub(c, (tx) => listBlocks(tx, c.req.valid("query"))), 200))
    .openapi(preview, async (c) => c.json(await inClub(c, (tx) => previewBlock(tx, c.req.valid("json"))), 200))
    .openapi(create, async (c) => {
      const block = c.req.valid("json");
      return c.json(await onceInClub(c, block, (tx) => createBlocks(tx, block, events)), 201);
    })
    .openapi(remove, async (c) =>
      c.json(await onceInClub(c, {}, (tx) => removeBlock(tx, c.req.valid("param").id)), 200),
    );
