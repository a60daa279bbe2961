import { createRoute, z } from "@hono/zod-openapi";
import { idempotencyKey } from "../../http/fields.ts";
import { rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { asPerson, onceAsPerson } from "../../http/run-verb.ts";
import { selectOwnInvitations } from "../queries.ts";
import { JoinedClub, OwnInvitation, ownInvitationResponse } from "../response.ts";
import { accept } from "./accept.ts";

const tags = ["Invitations"];
const security = [{ bearer: [] }];

const list = createRoute({
  method: "get",
  path: "/me/invitations",
  tags,
  security,
  summary: "The invitations, of any club, to the caller's verified address",
  responses: { ...rejections, 200: response(z.object({ data: z.array(OwnInvitation) }), "Newest first, 50 at most") },
});

const acceptOne = createRoute({
  method: "post",
  path: "/me/invitations/{id}/accept",
  tags,
  security,
  summary: "Join the club of an invitation, with its role; for people without a club",
  request: { headers: idempotencyKey, params: z.object({ id: z.uuid() }) },
  responses: { ...rejections, 200: response(JoinedClub, "The club, and the role in it") },
});

export const ownInvitations = newRouter()
  .openapi(list, async (c) => {
    const rows = await asPerson(c, ({ sql }) => selectOwnInvitations(sql));
    return c.json({ data: rows.map(ownInvitationResponse) }, 200);
  })
  .openapi(acceptOne, async (c) => {
    const {
      club_id: id,
      club_name: name,
      role,
    } = await onceAsPerson(c, {}, (tx) => accept(tx, c.req.valid("param").id));
    return c.json({ club: { id, name }, role }, 200);
  });
