import { z } from "@hono/zod-openapi";
import type { EntryRow } from "./queries.ts";

export const WaitlistOffer = z
  .object({
    id: z.uuid(),
    court_id: z.uuid(),
    court_name: z.string(),
    sport: z.string(),
    start_time: z.iso.datetime(),
    end_time: z.iso.datetime(),
    expires_at: z.iso.datetime().openapi({ description: "Until when the slot is held" }),
    status: z.enum(["open", "accepted", "passed", "expired", "withdrawn"]),
  })
  .openapi("WaitlistOffer");

export const WaitlistEntry = z
  .object({
    id: z.uuid(),
    sport: z.string(),
    requested_date: z.iso.date(),
    court_id: z.uuid().nullable().openapi({ description: "The preferred court; null = any of the sport" }),
    court_name: z.string().nullable(),
    preferred_start_time: z.string().nullable().openapi({ example: "18:00", description: "null = from opening" }),
    preferred_end_time: z.string().nullable().openapi({ example: "21:00", description: "null = until closing" }),
    status: z.enum(["active", "expired"]),
    position: z.number().int().nullable().openapi({
      description:
        "1 = first among the active entries of the date and sport whose window and court overlap with this one's; null = expired",
    }),
    offer: z.union([WaitlistOffer, z.null()]).openapi({ description: "The open one" }),
    created_at: z.iso.datetime(),
  })
  .openapi("WaitlistEntry");

export const WaitingMember = WaitlistEntry.extend({
  user_id: z.uuid(),
  user_name: z.string(),
  user_email: z.string(),
}).openapi("WaitingMember");

export type WaitlistEntryResponse = z.infer<typeof WaitlistEntry>;
export type WaitingMemberResponse = z.infer<typeof WaitingMember>;

export function entryResponse(row: EntryRow): WaitlistEntryResponse {
  const offer = row.offer_id && row.offer_court_id && row.offer_starts_at && row.offer_ends_at && row.offer_expires_at;
  return {
    id: row.id,
    sport: row.sport,
    requested_date: row.requested_date,
    court_id: row.court_id,
    court_name: row.court_name,
    preferred_start_time: row.preferred_start,
    preferred_end_time: row.preferred_end,
    status: row.is_active ? "active" : "expired",
    position: row.is_active ? row.position : null,
    offer: offer
      ? {
          id: row.offer_id ?? "",
          court_id: row.offer_court_id ?? "",
          court_name: row.offer_court_name ?? "",
          sport: row.sport,
          start_time: row.offer_starts_at?.toISOString() ?? "",
          end_time: row.offer_ends_at?.toISOString() ?? "",
          expires_at: row.offer_expires_at?.toISOString() ?? "",
          status: "open",
        }
      : null,
    created_at: row.created_at.toISOString(),
  };
}

export const memberResponse = (row: EntryRow): WaitingMemberResponse => ({
  ...entryResponse(row),
  user_id: row.user_id,
  user_name: row.user_name || "Unknown Member",
  user_email: row.user_email,
});
