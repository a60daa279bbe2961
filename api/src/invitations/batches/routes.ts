import { MOST_INVITED } from "@courtside/contracts/domain/invitation-batch.ts";
import { ROLES } from "@courtside/contracts/domain/roles.ts";
import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey, oneLine, text } from "../../http/fields.ts";
import { body, rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { inClub, onceInClub } from "../../http/run-verb.ts";
import { forgetBatch, latestBatch, stopSending } from "./manage.ts";
import { InvitationBatch } from "./response.ts";
import { startBatch } from "./start.ts";

const tags = ["Invitations"];
const security = [{ bearer: [] }];
const params = z.object({ id: z.uuid() });
const line = z.object({ email: text.trim().min(1).max(320), full_name: oneLine.trim().max(120).optional() });

const start = createRoute({
  method: "post",
  path: "/invitation-batches",
  tags,
  security,
  summary: "Invite many people into one role, or send many invitations again; the server sends one after the other",
  description:
    "For admins, and for the front desk if the role is coach. A line that cannot be sent says why. The limits are those of single " +
    "invitations: at a limit the batch waits and goes on by itself. With `renews` the pending invitations of the addresses are sent " +
    "again, expired ones too, each with its own name and role; an address without one gets nothing. 409 `batch_under_way` while the caller's last one has not ended.",
  request: {
    headers: idempotencyKey,
    body: body(
      z
        .object({
          role: z.enum(ROLES).optional().openapi({ description: "Needed unless `renews`" }),
          renews: z.boolean().default(false),
          lines: z.array(line).min(1).max(MOST_INVITED),
        })
        .refine(({ role, renews }) => role !== undefined || renews, { path: ["role"], error: "a role is needed" }),
    ),
  },
  responses: { ...rejections, 201: response(InvitationBatch, "The batch, whose lines are being sent") },
});

const latest = createRoute({
  method: "get",
  path: "/invitation-batches/latest",
  tags,
  security,
  summary: "The caller's newest batch of invitations",
  responses: {
    ...rejections,
    200: response(
      z.object({ batch: z.union([InvitationBatch, z.null()]) }).openapi({ example: { batch: null } }),
      "Null: there is none, or it was forgotten",
    ),
  },
});

const stop = createRoute({
  method: "post",
  path: "/invitation-batches/{id}/stop",
  tags,
  security,
  summary: "Send no further line of a batch",
  request: { headers: idempotencyKey, params },
  responses: { ...rejections, 200: response(InvitationBatch, "The batch as it is now") },
});

const forget = createRoute({
  method: "delete",
  path: "/invitation-batches/{id}",
  tags,
  security,
  summary: "Forget a batch that has ended; its invitations stay",
  description: "409 `batch_under_way` while it is being sent. It is forgotten after 30 days in any case.",
  request: { headers: idempotencyKey, params },
  responses: { ...rejections, 200: response(z.object({ id: z.uuid() }), "Forgotten") },
});

export const invitationBatches = newRouter()
  .openapi(start, async (c) => {
    const input = c.req.valid("json");
    return c.json(await onceInClub(c, input, (tx) => startBatch(tx, input)), 201);
  })
  .openapi(latest, async (c) => c.json({ batch: await inClub(c, latestBatch) }, 200))
  .openapi(stop, async (c) => c.json(await onceInClub(c, {}, (tx) => stopSending(tx, c.req.valid("param").id)), 200))
  .openapi(forget, async (c) => {
    const { id } = c.req.valid("param");
    await onceInClub(c, {}, (tx) => forgetBatch(tx, id));
    return c.json({ id }, 200);
  });
