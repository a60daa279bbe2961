import { ROLES } from "@courtside/contracts/domain/roles.ts";
import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey, oneLine, page, text, total } from "../http/fields.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub, onceAsPerson, onceInClub } from "../http/run-verb.ts";
import { changeMember } from "./change-member.ts";
import { clearMailMark } from "./clear-mail-mark.ts";
import type { Commitments } from "./commitments.ts";
import { leaveClub } from "./leave.ts";
import { listMembers } from "./list.ts";
import { previewEnding } from "./preview-ending.ts";
import { MEMBER_SORTS } from "./queries.ts";
import { removeMember } from "./remove.ts";
import { EndingWithRole, Member, Samples } from "./response.ts";
import { readSamples, removeSamples } from "./samples.ts";

const tags = ["Members"];
const security = [{ bearer: [] }];
const params = z.object({ user_id: z.uuid() });

const list = createRoute({
  method: "get",
  path: "/members",
  tags,
  security,
  summary: "The club's members",
  request: {
    query: page.extend({
      q: text.trim().max(100).optional().openapi({ description: "Part of a name or an email" }),
      role: z.enum(ROLES).optional(),
      sort: z
        .enum(MEMBER_SORTS.flatMap((sort) => [sort, `-${sort}` as const]))
        .default("-joined")
        .openapi({ description: "With a minus: descending" }),
    }),
  },
  responses: {
    ...rejections,
    200: response(
      z.object({
        data: z.array(Member),
        next_cursor: z.string().nullable(),
        total,
      }),
      "One page, by default the newest first",
    ),
  },
});

const change = createRoute({
  method: "patch",
  path: "/members/{user_id}",
  tags,
  security,
  summary: "Give another member a role, or correct a member's name",
  request: {
    headers: idempotencyKey,
    params,
    body: body(
      z
        .object({ role: z.enum(ROLES).optional(), full_name: oneLine.trim().max(200).optional() })
        .refine(({ role, full_name }) => role !== undefined || full_name !== undefined, {
          path: ["role"],
          error: "either role or full_name is needed",
        }),
    ),
  },
  responses: { ...rejections, 200: response(Member, "The member as they are now") },
});

const preview = createRoute({
  method: "post",
  path: "/members/{user_id}/preview",
  tags,
  security,
  summary: "What would end if a member got this role, or were removed; changes nothing",
  request: {
    params,
    body: body(z.object({ role: z.enum(ROLES).nullable().openapi({ description: "null: removed from the club" }) })),
  },
  responses: { ...rejections, 200: response(EndingWithRole, "All zero if they have the role already") },
});

const remove = createRoute({
  method: "post",
  path: "/members/{user_id}/remove",
  tags,
  security,
  summary: "Remove another member from the club, and cancel their future commitments",
  request: { headers: idempotencyKey, params },
  responses: {
    ...rejections,
    200: response(z.object({ id: z.uuid(), canceled_bookings: z.number().int() }), "Removed"),
  },
});

const clearMark = createRoute({
  method: "delete",
  path: "/members/{user_id}/mail-mark",
  tags,
  security,
  summary: "Mail a member again whose address bounced or complained",
  request: { headers: idempotencyKey, params },
  responses: { ...rejections, 200: response(Member, "The member as they are now") },
});

const leave = createRoute({
  method: "post",
  path: "/me/leave-club",
  tags,
  security,
  summary: "Leave the club, and cancel the caller's future commitments there",
  description:
    "The body names the club, so that an outdated screen cannot leave another one; leaving again changes nothing. 409 `last_admin` " +
    "for the only administrator of a club that is not going to close.",
  request: { headers: idempotencyKey, body: body(z.object({ club_id: z.uuid() })) },
  responses: {
    ...rejections,
    200: response(z.object({ club_id: z.uuid(), canceled_bookings: z.number().int() }), "Left"),
  },
});

const samples = createRoute({
  method: "get",
  path: "/sample-data",
  tags,
  security,
  summary: "What a new club still has of its sample people and news",
  responses: { ...rejections, 200: response(Samples, "How many") },
});

const removeAllSamples = createRoute({
  method: "post",
  path: "/sample-data/remove",
  tags,
  security,
  summary: "Remove the sample people, and retire the sample news that no admin has edited",
  request: { headers: idempotencyKey },
  responses: { ...rejections, 200: response(Samples, "How many were removed") },
});

export const members = (commitments: Commitments) =>
  newRouter()
    .openapi(leave, async (c) => {
      const { club_id } = c.req.valid("json");
      return c.json(await onceAsPerson(c, { club_id }, (tx) => leaveClub(tx, club_id, commitments)), 200);
    })
    .openapi(samples, async (c) => c.json(await inClub(c, readSamples), 200))
    .openapi(removeAllSamples, async (c) =>
      c.json(await onceInClub(c, {}, (tx) => removeSamples(tx, commitments)), 200),
    )
    .openapi(list, async (c) => c.json(await inClub(c, (tx) => listMembers(tx, c.req.valid("query"))), 200))
    .openapi(change, async (c) => {
      const { user_id } = c.req.valid("param");
      const input = c.req.valid("json");
      return c.json(await onceInClub(c, input, (tx) => changeMember(tx, user_id, input, commitments)), 200);
    })
    .openapi(preview, async (c) => {
      const { user_id } = c.req.valid("param");
      const { role } = c.req.valid("json");
      return c.json(await inClub(c, (tx) => previewEnding(tx, user_id, role, commitments)), 200);
    })
    .openapi(clearMark, async (c) =>
      c.json(await onceInClub(c, {}, (tx) => clearMailMark(tx, c.req.valid("param").user_id)), 200),
    )
    .openapi(remove, async (c) => {
      const { user_id } = c.req.valid("param");
      return c.json(await onceInClub(c, {}, (tx) => removeMember(tx, user_id, commitments)), 200);
    });
