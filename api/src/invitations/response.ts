import { ROLES } from "@courtside/contracts/domain/roles.ts";
import { z } from "@hono/zod-openapi";
import type { OwnInvitationRow } from "../../db/row-types.ts";
import type { InvitationRow } from "./queries.ts";

const role = z.enum(ROLES);

export const Invitation = z
  .object({
    id: z.uuid(),
    email: z.string(),
    full_name: z.string(),
    role,
    status: z.enum(["pending", "expired"]).openapi({
      description: "expired: its time is over, or its sender may no longer invite; sending it again renews it",
    }),
    belongs_elsewhere: z.boolean().openapi({
      description: "The person now belongs to another club: they can accept after leaving it",
    }),
    invited_by: z.string().openapi({ description: "The name of its last sender" }),
    sent_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
  })
  .openapi("Invitation");

export type InvitationResponse = z.infer<typeof Invitation>;

export const OwnInvitation = z
  .object({
    id: z.uuid(),
    club_id: z.uuid(),
    club_name: z.string(),
    role,
    invited_by: z.string(),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
  })
  .openapi("OwnInvitation");

export const JoinedClub = z.object({ club: z.object({ id: z.uuid(), name: z.string() }), role });

export const invitationResponse = ({
  is_open,
  created_at: _,
  sent_at,
  expires_at,
  ...row
}: InvitationRow): InvitationResponse => ({
  ...row,
  status: is_open ? "pending" : "expired",
  sent_at: sent_at.toISOString(),
  expires_at: expires_at.toISOString(),
});

export const ownInvitationResponse = ({
  created_at,
  expires_at,
  ...row
}: OwnInvitationRow): z.infer<typeof OwnInvitation> => ({
  ...row,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
});
