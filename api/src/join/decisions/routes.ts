import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey } from "../../http/fields.ts";
import { rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { inClub, onceInClub } from "../../http/run-verb.ts";
import { decideOnJoinRequest, listJoinRequests } from "./decide.ts";

const tags = ["Joining a club"];
const security = [{ bearer: [] }];
const id = z.object({ id: z.uuid().openapi({ description: "The person who requests membership" }) });

const AskedToJoin = z
  .object({
    id: z.uuid(),
    full_name: z.string(),
    email: z.string(),
    created_at: z.iso.datetime(),
    was_member: z.boolean().openapi({ description: "Whether they were in this club before" }),
  })
  .openapi("AskedToJoin");

const Decision = z.object({ id: z.uuid(), status: z.enum(["admitted", "declined"]) });

const list = createRoute({
  method: "get",
  path: "/join-requests/pending",
  tags,
  security,
  summary: "The pending requests to join the caller's club",
  responses: {
    ...rejections,
    200: response(
      z.object({
        data: z.array(AskedToJoin),
        total: z.number().int().openapi({ description: "How many there are in all" }),
      }),
      "The longest waiting first, 200 at most",
    ),
  },
});

const approve = createRoute({
  method: "post",
  path: "/join-requests/{id}/approve",
  tags,
  security,
  summary: "Admit a person who asked to join",
  request: { headers: idempotencyKey, params: id },
  responses: { ...rejections, 200: response(Decision, "Admitted") },
});

const decline = createRoute({
  method: "post",
  path: "/join-requests/{id}/decline",
  tags,
  security,
  summary: "Decline a request to join",
  request: { headers: idempotencyKey, params: id },
  responses: { ...rejections, 200: response(Decision, "Declined") },
});

export const joinDecisions = newRouter()
  .openapi(list, async (c) => {
    const { rows, total } = await inClub(c, listJoinRequests);
    const data = rows.map(({ user_id: id, asked_at, ...row }) => ({ id, ...row, created_at: asked_at.toISOString() }));
    return c.json({ data, total }, 200);
  })
  .openapi(approve, async (c) => {
    const { id } = c.req.valid("param");
    await onceInClub(c, {}, (tx) => decideOnJoinRequest(tx, id, true));
    return c.json({ id, status: "admitted" as const }, 200);
  })
  .openapi(decline, async (c) => {
    const { id } = c.req.valid("param");
    await onceInClub(c, {}, (tx) => decideOnJoinRequest(tx, id, false));
    return c.json({ id, status: "declined" as const }, 200);
  });
