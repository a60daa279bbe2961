import { z } from "@hono/zod-openapi";
import type { DeviceRow } from "./queries.ts";

export const Device = z
  .object({
    id: z.uuid(),
    name: z.string().openapi({ example: "Lobby" }),
    place: z.string(),
    sports: z.array(z.string()).openapi({ description: "What it shows; empty: all sports" }),
    court_ids: z.array(z.uuid()).openapi({ description: "What it shows; empty: all courts" }),
    may_book: z.boolean().openapi({ description: "Whether members may book, check in and cancel at it" }),
    accepts_pin: z
      .boolean()
      .openapi({ description: "Whether a member PIN is enough; else the phone's code is required" }),
    shows_names: z.boolean().openapi({ description: "Whether it shows first names and initials" }),
    finds_members: z.boolean().openapi({ description: "Whether staff find members by name at it, to act for them" }),
    status: z
      .enum(["waiting", "expired", "paired"])
      .openapi({ description: "expired: its pairing code was not used in time" }),
    pairing_expires_at: z.iso.datetime().nullable(),
    paired_at: z.iso.datetime().nullable(),
    last_seen_at: z.iso.datetime().nullable(),
    version: z.string().nullable(),
    battery: z.int().nullable().openapi({ description: "Percent, where the browser reports it" }),
    created_at: z.iso.datetime(),
  })
  .openapi("Device");

const session = {
  access_token: z.string(),
  token_type: z.literal("bearer"),
  expires_in: z.int(),
  expires_at: z.int().openapi({ description: "Unix seconds" }),
  session_ends_at: z.iso.datetime(),
};
const Person = z.object({ id: z.uuid(), first_name: z.string() });
export const MemberSession = z.object({ ...session, member: Person });
export const StaffSession = z.object({ ...session, staff: Person });

/** What became of check-ins that were made without network. */
export const CheckInOutcomes = z.object({
  data: z.array(
    z.object({
      booking_id: z.uuid(),
      at: z.string(),
      outcome: z.enum(["checked_in", "already", "conflict"]),
      code: z.string().nullable(),
      message: z.string().nullable(),
    }),
  ),
  conflicts: z.int().openapi({ description: "How many of them are conflicts" }),
});

export const countConflicts = (data: z.infer<typeof CheckInOutcomes>["data"]) => ({
  data,
  conflicts: data.filter(({ outcome }) => outcome === "conflict").length,
});

export type DeviceResponse = z.infer<typeof Device>;

export function deviceResponse(row: DeviceRow, now: number): DeviceResponse {
  const { paired_at, pairing_expires_at, last_seen_at, created_at, ...device } = row;
  const isWaiting = pairing_expires_at !== null && pairing_expires_at.getTime() > now;
  return {
    ...device,
    status: paired_at ? "paired" : isWaiting ? "waiting" : "expired",
    pairing_expires_at: paired_at ? null : (pairing_expires_at?.toISOString() ?? null),
    paired_at: paired_at?.toISOString() ?? null,
    last_seen_at: last_seen_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}
