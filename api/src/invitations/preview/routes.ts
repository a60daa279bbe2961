import { ROLES } from "@courtside/contracts/domain/roles.ts";
import { createRoute, z } from "@hono/zod-openapi";
import { callOf } from "../../auth/http/caller.ts";
import { ErrorBody } from "../../http/errors.ts";
import { text } from "../../http/fields.ts";
import { body, rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { previewInvitation } from "./preview.ts";

const InvitationPreview = z
  .object({ club_name: z.string(), invited_by: z.string(), full_name: z.string(), role: z.enum(ROLES) })
  .openapi("InvitationPreview");

const preview = createRoute({
  method: "post",
  path: "/invitation-previews",
  tags: ["Invitations"],
  summary: "What the link of an invitation's mail is for, without using it",
  request: {
    body: body(
      z.object({
        token_hash: text.max(100).openapi({ description: "As the link carries it" }),
        club_id: z.uuid().optional().openapi({ description: "Chooses one if several clubs have invited the address" }),
      }),
    ),
  },
  responses: {
    200: response(
      z.object({
        invitation: z.union([InvitationPreview, z.null()]).openapi({ description: "Null if none is open" }),
        is_link_open: z
          .boolean()
          .openapi({ description: "False once the link was used, renewed or revoked, or has expired" }),
      }),
      "The invitation behind the link",
    ),
    400: rejections[400],
    429: response(ErrorBody, "Too many from this network"),
    503: rejections[503],
  },
});

export const invitationPreviews = newRouter().openapi(preview, async (c) =>
  c.json(await previewInvitation(callOf(c), c.req.valid("json")), 200),
);
