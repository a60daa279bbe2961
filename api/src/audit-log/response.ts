import { z } from "@hono/zod-openapi";
import type { AuditEntryRow } from "./queries.ts";

const values = z.record(z.string(), z.unknown());

export const AuditEntry = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actor_id: z.uuid().nullable().openapi({ description: "null: the system, or a person who is not known" }),
    actor_name: z.string().nullable().openapi({ description: "As the person is called today" }),
    actor_role: z.string().nullable(),
    action: z.string().openapi({ description: "What was done; of a rejection the call" }),
    subject_type: z.string().nullable(),
    subject_id: z.uuid().nullable(),
    subject_name: z.string().nullable().openapi({ description: "Of a person" }),
    for_id: z.uuid().nullable().openapi({ description: "For whom it was done, if not for the actor" }),
    for_name: z.string().nullable(),
    outcome: z.enum(["success", "rejected"]),
    code: z.string().nullable().openapi({ description: "Why it was rejected" }),
    times: z.int().openapi({ description: "A rejection that was repeated within the hour is one entry" }),
    last_at: z.iso.datetime().nullable(),
    before: values.nullable().openapi({ description: "Values that the change replaced" }),
    after: values.nullable(),
    detail: values,
    ip: z.string().nullable(),
    device: z.string().nullable().openapi({ description: "The browser or program, as it named itself" }),
    api_key_id: z.uuid().nullable().openapi({ description: "The key that the actor's program used" }),
    api_key_name: z.string().nullable(),
    at_device: z.string().nullable().openapi({ description: "The device on the club's wall at which it was done" }),
    found_by_id: z
      .uuid()
      .nullable()
      .openapi({ description: "The staff user who had found the actor by name at the device" }),
    found_by_name: z.string().nullable(),
    request_id: z.string().nullable(),
  })
  .openapi("AuditEntry");

export type AuditEntryResponse = z.infer<typeof AuditEntry>;

export const AuditPerson = z
  .object({
    id: z.uuid(),
    full_name: z.string().openapi({ description: "As the person is called today" }),
    is_former: z.boolean().openapi({ description: "The person has left the club" }),
  })
  .openapi("AuditPerson");

export type AuditPersonResponse = z.infer<typeof AuditPerson>;

const isValues = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Of a move, which the log keeps as the places from which and to which it went. */
const placesOfMove = ({ from, to, ...rest }: Record<string, unknown>): Record<string, unknown> => ({
  ...{ ...rest, before: from, after: to },
});

export function entryResponse(row: AuditEntryRow): AuditEntryResponse {
  const { for: _, code, ...rest } = row.detail;
  const { before, after, ...detail } = isValues(rest.from) && isValues(rest.to) ? placesOfMove(rest) : rest;
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor_id: row.actor_id,
    actor_name: row.actor_name,
    actor_role: row.actor_role,
    action: row.action,
    subject_type: row.subject_type,
    subject_id: row.subject_id,
    subject_name: row.subject_name,
    for_id: row.for_id === row.actor_id ? null : row.for_id,
    for_name: row.for_id === row.actor_id ? null : row.for_name,
    outcome: row.outcome === "success" ? "success" : "rejected",
    code: typeof code === "string" ? code : null,
    times: row.times,
    last_at: row.last_at?.toISOString() ?? null,
    before: isValues(before) ? before : null,
    after: isValues(after) ? after : null,
    detail,
    ip: row.ip,
    device: row.user_agent,
    api_key_id: row.api_key_id,
    api_key_name: row.api_key_name,
    at_device: row.device,
    found_by_id: row.found_by,
    found_by_name: row.found_by_name,
    request_id: row.request_id,
  };
}
