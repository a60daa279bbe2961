import { z } from "@hono/zod-openapi";
import type { ConflictRow } from "../scheduling/blocks/queries.ts";
import type { BlockRow } from "./queries.ts";

export const CourtBlock = z
  .object({
    id: z.uuid(),
    court_id: z.uuid(),
    court_name: z.string(),
    sport: z.string(),
    start_time: z.iso.datetime(),
    end_time: z.iso.datetime(),
    reason: z.string().nullable(),
    created_by_name: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .openapi("CourtBlock");

export const BlockConflict = z
  .object({
    id: z.uuid(),
    court_id: z.uuid(),
    court_name: z.string(),
    user_name: z.string().openapi({
      description: "The booker or the walk-in, the leader of the event, or the member to whom the slot is offered",
    }),
    kind: z.enum(["booking", "lesson", "event", "offer_held"]).openapi({
      description: "`offer_held`: a slot held for a member on the waitlist; its id is the offer's",
    }),
    title: z.string().nullable().openapi({ description: "Of an event" }),
    start_time: z.iso.datetime(),
    end_time: z.iso.datetime(),
  })
  .openapi("BlockConflict");

export const RejectedCourt = z
  .object({ court_id: z.uuid(), court_name: z.string(), message: z.string() })
  .openapi("RejectedCourt");

export type CourtBlockResponse = z.infer<typeof CourtBlock>;
export type BlockConflictResponse = z.infer<typeof BlockConflict>;
export type CourtRejectionResponse = z.infer<typeof RejectedCourt>;

const times = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }) => ({
  start_time: starts_at.toISOString(),
  end_time: ends_at.toISOString(),
});

export const blockResponse = ({ starts_at, ends_at, created_at, ...row }: BlockRow): CourtBlockResponse => ({
  ...row,
  ...times({ starts_at, ends_at }),
  created_at: created_at.toISOString(),
});

export const conflictResponse = ({
  id,
  court_id,
  court_name,
  user_name,
  kind,
  title,
  starts_at,
  ends_at,
}: ConflictRow): BlockConflictResponse => ({
  id,
  court_id,
  court_name,
  user_name: user_name ?? "",
  kind,
  title,
  ...times({ starts_at, ends_at }),
});
