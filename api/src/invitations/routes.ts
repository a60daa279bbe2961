import { MOST_INVITED } from "@courtside/contracts/domain/invitation-batch.ts";
import { ROLES } from "@courtside/contracts/domain/roles.ts";
import { createRoute, z } from "@hono/zod-openapi";
import { callOf } from "../auth/http/caller.ts";
import { DomainError } from "../errors.ts";
import { ErrorBody } from "../http/errors.ts";
import { idempotencyKey, oneLine, page, text, total } from "../http/fields.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub, onceInClub } from "../http/run-verb.ts";
import { invitationBatches } from "./batches/routes.ts";
import { checkAddresses } from "./check.ts";
import { inviteFirstAdmin } from "./first-admin/invite.ts";
import { memberImports } from "./imports/routes.ts";
import { invite } from "./invite.ts";
import { listInvitations } from "./list.ts";
import { ownInvitations } from "./mine/routes.ts";
import { invitationPreviews } from "./preview/routes.ts";
import { resendInvitation } from "./resend.ts";
import { Invitation, type InvitationResponse } from "./response.ts";
import { revokeInvitation } from "./revoke.ts";

const tags = ["Invitations"];
const security = [{ bearer: [] }];
const params = z.object({ id: z.uuid() });
const invitee = { email: text.trim().max(320), full_name: oneLine.trim().max(120).optional() };
const tooMany = { 429: response(ErrorBody, "Too many mails to this address or from this club") };

const create = createRoute({
  method: "post",
  path: "/invitations",
  tags,
  security,
  summary: "Invite a person into the club; inviting an address again renews its invitation",
  description: "For admins, and for the front desk if the role is coach. The address gets a mail.",
  request: { headers: idempotencyKey, body: body(z.object({ ...invitee, role: z.enum(ROLES) })) },
  responses: { ...rejections, 201: response(Invitation, "The invitation"), ...tooMany },
});

const check = createRoute({
  method: "post",
  path: "/invitation-checks",
  tags,
  security,
  summary: "Which addresses can be invited; sends nothing",
  description: "For those who may invite. `invited` is null where the caller may not renew the pending invitation.",
  request: { body: body(z.object({ emails: z.array(text.max(320)).min(1).max(MOST_INVITED) })) },
  responses: {
    ...rejections,
    200: response(
      z.object({
        data: z.array(
          z
            .object({
              email: z.string().openapi({ description: "As it was sent" }),
              status: z.enum(["new", "member", "invited", "wrong"]),
              invited: z.object({ as: z.enum(ROLES), sent_at: z.iso.datetime() }).nullable(),
            })
            .openapi("AddressCheck"),
        ),
      }),
      "In the order of the addresses",
    ),
  },
});

const list = createRoute({
  method: "get",
  path: "/invitations",
  tags,
  security,
  summary: "The club's pending invitations",
  request: { query: page },
  responses: {
    ...rejections,
    200: response(z.object({ data: z.array(Invitation), next_cursor: z.string().nullable(), total }), "Newest first"),
  },
});

const resend = createRoute({
  method: "post",
  path: "/invitations/{id}/resend",
  tags,
  security,
  summary: "Send an invitation again, with a new link that replaces the old one",
  request: { headers: idempotencyKey, params },
  responses: { ...rejections, 200: response(Invitation, "The invitation, with a new expiry"), ...tooMany },
});

const revoke = createRoute({
  method: "post",
  path: "/invitations/{id}/revoke",
  tags,
  security,
  summary: "Revoke an invitation",
  request: { headers: idempotencyKey, params },
  responses: { ...rejections, 200: response(z.object({ id: z.uuid(), status: z.literal("revoked") }), "Revoked") },
});

const firstAdmin = createRoute({
  method: "post",
  path: "/first-admin",
  tags,
  summary: "Invite the installation's first admin, with the secret of `npm run first-admin`",
  description: "Only while the installation has no admin; the person founds their club after accepting.",
  request: { body: body(z.object({ ...invitee, setup_secret: text.max(200) })) },
  responses: {
    201: response(z.object({ email: z.string() }), "Invited"),
    400: rejections[400],
    422: rejections[422],
    429: response(ErrorBody, "Too many tries"),
    503: rejections[503],
  },
});

export const invitations = newRouter()
  .openapi(create, async (c) => {
    if (!c.get("token") && !c.get("device")) {
      throw new DomainError("unauthenticated", "no_authorization", "You must be logged in to send invites", {
        field: "authorization",
      });
    }
    const input = c.req.valid("json");
    // A retry that gets the first response sends no second mail.
    let send = () => {};
    const made = await onceInClub(c, input, async (tx): Promise<InvitationResponse> => {
      const invited = await invite(tx, callOf(c), input);
      send = invited.send;
      return invited.invitation;
    });
    send();
    return c.json(made, 201);
  })
  .openapi(check, async (c) => {
    const { emails } = c.req.valid("json");
    return c.json({ data: await inClub(c, (tx) => checkAddresses(tx, emails)) }, 200);
  })
  .openapi(list, async (c) => c.json(await inClub(c, (tx) => listInvitations(tx, c.req.valid("query"))), 200))
  .openapi(resend, async (c) => {
    const { id } = c.req.valid("param");
    let send = () => {};
    const sent = await onceInClub(c, {}, async (tx) => {
      const resent = await resendInvitation(tx, callOf(c), id);
      send = resent.send;
      return resent.invitation;
    });
    send();
    return c.json(sent, 200);
  })
  .openapi(revoke, async (c) => {
    const { id } = c.req.valid("param");
    await onceInClub(c, {}, (tx) => revokeInvitation(tx, id));
    return c.json({ id, status: "revoked" as const }, 200);
  })
  .openapi(firstAdmin, async (c) => c.json(await inviteFirstAdmin(callOf(c), c.req.valid("json")), 201));

invitations.route("/", invitationBatches);

invitations.route("/", memberImports);

invitations.route("/", ownInvitations);

invitations.route("/", invitationPreviews);
