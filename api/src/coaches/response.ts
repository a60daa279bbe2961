import { z } from "@hono/zod-openapi";
import type { ClubTx } from "../club-tx.ts";
import type { CoachRow } from "../scheduling/people/queries.ts";
import { mayEditCoach } from "./access.ts";
import type { InvitedCoachRow } from "./queries.ts";

export const Coach = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string().nullable().openapi({ description: "For staff and the coach only, otherwise null" }),
    bio: z.string(),
    sports: z.array(z.string()).openapi({ description: "Those that the club offers" }),
    inactive_sports: z.array(z.string()).openapi({
      description: "Those that the club no longer offers; for staff and the coach only, otherwise empty",
    }),
    can_edit: z.boolean(),
  })
  .openapi("Coach");

export type CoachResponse = z.infer<typeof Coach>;

export const InvitedCoach = z
  .object({
    invitation_id: z.uuid(),
    name: z.string(),
    email: z.string(),
    bio: z.string(),
    sports: z.array(z.string()),
    status: z.enum(["pending", "expired"]),
    sent_at: z.iso.datetime(),
  })
  .openapi("InvitedCoach");

export type InvitedCoachResponse = z.infer<typeof InvitedCoach>;

export function coachResponse(tx: ClubTx, row: CoachRow, offered: readonly string[]): CoachResponse {
  const canEdit = mayEditCoach(tx, row.id);
  return {
    id: row.id,
    name: row.name,
    email: canEdit ? row.email : null,
    bio: row.bio,
    sports: row.sports.filter((sport) => offered.includes(sport)),
    inactive_sports: canEdit ? row.sports.filter((sport) => !offered.includes(sport)) : [],
    can_edit: canEdit,
  };
}

export const invitedCoachResponse = ({ id, is_open, sent_at, ...row }: InvitedCoachRow): InvitedCoachResponse => ({
  invitation_id: id,
  ...row,
  status: is_open ? "pending" : "expired",
  sent_at: sent_at.toISOString(),
});

export const TimeOff = z
  .object({
    id: z.uuid(),
    starts_on: z.iso.date(),
    ends_on: z.iso.date(),
    start_time: z.string().nullable().openapi({ description: "On the first date; null = whole days" }),
    end_time: z.string().nullable().openapi({ description: "On the last date" }),
    note: z.string().nullable(),
  })
  .openapi("TimeOff");

export type TimeOffResponse = z.infer<typeof TimeOff>;
