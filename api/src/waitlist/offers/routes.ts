import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey } from "../../http/fields.ts";
import { body, rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { onceInClub } from "../../http/run-verb.ts";
import { Booking } from "../../scheduling/bookings/response.ts";
import { PlayerInputs } from "../../scheduling/players/fields.ts";
import { acceptOffer } from "./accept.ts";
import { passOffer } from "./pass.ts";

const tags = ["Waitlist"];
const security = [{ bearer: [] }];
const params = z.object({ id: z.uuid() });

const AcceptInput = z.object({ players: PlayerInputs.optional() }).openapi("AcceptInput");

const accept = createRoute({
  method: "post",
  path: "/waitlist-offers/{id}/accept",
  tags,
  security,
  summary: "Accept an offered slot: it becomes a booking, and the entry is removed",
  description:
    "Only for the member to whom it was offered. 409 `offer_expired`, `offer_passed`, `offer_withdrawn`. The booking limits are checked again; " +
    "if they or a player reject the booking, the offer stays open until it expires. Accepting twice gives the same booking.",
  request: { params, headers: idempotencyKey, body: { ...body(AcceptInput), required: false } },
  responses: { ...rejections, 201: response(Booking, "The booking") },
});

const pass = createRoute({
  method: "post",
  path: "/waitlist-offers/{id}/pass",
  tags,
  security,
  summary: "Pass on an offered slot: it goes to the next in the queue, the entry stays",
  request: { headers: idempotencyKey, params },
  responses: { ...rejections, 200: response(z.object({ id: z.uuid() }), "Passed; passing twice changes nothing") },
});

export const waitlistOffers = newRouter()
  .openapi(accept, async (c) => {
    const { id } = c.req.valid("param");
    const input = c.req.valid("json");
    return c.json(await onceInClub(c, input, (tx) => acceptOffer(tx, id, input)), 201);
  })
  .openapi(pass, async (c) => c.json(await onceInClub(c, {}, (tx) => passOffer(tx, c.req.valid("param").id)), 200));
