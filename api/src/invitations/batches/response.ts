import { ROLES } from "@courtside/contracts/domain/roles.ts";
import { z } from "@hono/zod-openapi";
import type { BatchRow } from "./queries.ts";

export const InvitationBatch = z
  .object({
    id: z.uuid(),
    role: z.enum(ROLES).openapi({ description: "Of a batch that renews: of none of its invitations in particular" }),
    renews: z.boolean().openapi({ description: "It sends pending invitations again, each with its own role" }),
    status: z.enum(["running", "waiting", "stopped", "done"]).openapi({
      description: "waiting: a limit of mails is reached; it goes on at `resumes_at` by itself",
    }),
    resumes_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    lines: z.array(
      z.object({
        place: z.int().openapi({ description: "In the order of the call, from 1" }),
        email: z.string(),
        full_name: z.string().nullable(),
        state: z.enum(["waiting", "sent", "failed"]),
        why: z.string().nullable().openapi({ description: "Why it was not sent" }),
        belongs_elsewhere: z.boolean().openapi({ description: "The person is in another club and cannot accept yet" }),
      }),
    ),
  })
  .openapi("InvitationBatch");

export type InvitationBatchResponse = z.infer<typeof InvitationBatch>;

export function batchResponse(row: BatchRow): InvitationBatchResponse {
  const { id, role, renews, created_at, next_at, stopped_at, ended_at, is_postponed, lines } = row;
  const isWaiting = ended_at === null && is_postponed;
  const status = stopped_at ? "stopped" : ended_at ? "done" : isWaiting ? "waiting" : "running";
  return {
    id,
    role,
    renews,
    status,
    resumes_at: isWaiting ? next_at.toISOString() : null,
    created_at: created_at.toISOString(),
    lines,
  };
}
