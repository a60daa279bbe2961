import { createRoute, z } from "@hono/zod-openapi";
import { text } from "../http/fields.ts";
import { rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub } from "../http/run-verb.ts";
import { search } from "./search.ts";

const person = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string().nullable().openapi({ description: "Null for a coach, who is not staff" }),
  })
  .openapi("PersonHit");

const booking = z
  .object({
    id: z.uuid(),
    kind: z.enum(["booking", "lesson"]),
    user_id: z.uuid(),
    user_name: z.string(),
    court_id: z.uuid(),
    court_name: z.string(),
    sport: z.string(),
    start_time: z.iso.datetime(),
    end_time: z.iso.datetime(),
  })
  .openapi("BookingHit");

const court = z.object({ id: z.uuid(), name: z.string(), sport: z.string() }).openapi("CourtHit");

const find = createRoute({
  method: "get",
  path: "/search",
  tags: ["Search"],
  security: [{ bearer: [] }],
  summary: "People, bookings and courts that contain a text",
  description:
    "For staff: people by name or email, confirmed bookings by their person, upcoming and of the last 30 days, courts by name. " +
    "A coach finds members by name, and their own lessons.",
  request: {
    query: z.object({
      q: text.trim().min(2).max(100).openapi({ description: "Two characters or more, literal" }),
      limit: z.coerce.number().int().min(1).max(20).default(5).openapi({ description: "At most so many of each" }),
    }),
  },
  responses: {
    ...rejections,
    200: response(
      z.object({ people: z.array(person), bookings: z.array(booking), courts: z.array(court) }),
      "People by name, the next bookings before the latest past ones, courts by name",
    ),
  },
});

export const searching = newRouter().openapi(find, async (c) =>
  c.json(await inClub(c, (tx) => search(tx, c.req.valid("query"))), 200),
);
