import { z } from "@hono/zod-openapi";
import type { CalendarFeedsRow } from "../../db/row-types.ts";
import type { ClubFeedRow } from "./queries.ts";

const times = {
  created_at: z.iso.datetime().nullable().openapi({ description: "When its address was made; null if there is none" }),
  read_at: z.iso.datetime().nullable().openapi({ description: "When a program last read it, to within five minutes" }),
};

export const url = z.url().openapi({
  description: "Its address, for a calendar program. Only this response has it: the server keeps a hash",
});

export const OwnFeed = z
  .object({ exists: z.boolean(), ...times })
  .openapi("CalendarFeed", { description: "The feed of the caller's own times" });
export type OwnFeedResponse = z.infer<typeof OwnFeed>;

export const ownFeedResponse = (row: Pick<CalendarFeedsRow, "created_at" | "read_at"> | null): OwnFeedResponse => ({
  exists: row !== null,
  created_at: row?.created_at.toISOString() ?? null,
  read_at: row?.read_at?.toISOString() ?? null,
});

export const ClubFeed = z
  .object({
    id: z.uuid(),
    court_id: z.uuid().nullable(),
    court_name: z.string().nullable(),
    coach_id: z.uuid().nullable(),
    coach_name: z.string().nullable(),
    ...times,
    created_at: z.iso.datetime(),
  })
  .openapi("ClubCalendarFeed", { description: "The feed of a court, or of a coach's lessons and events" });
export type ClubFeedResponse = z.infer<typeof ClubFeed>;

export const clubFeedResponse = (row: ClubFeedRow): ClubFeedResponse => ({
  id: row.id,
  court_id: row.court_id,
  court_name: row.court_name,
  coach_id: row.user_id,
  coach_name: row.coach_name,
  created_at: row.created_at.toISOString(),
  read_at: row.read_at?.toISOString() ?? null,
});
