import { z } from "@hono/zod-openapi";
import { MailMark } from "../mail/marks/response.ts";
import type { GuestRow, MergedRow, VisitRow } from "./queries.ts";

export const Guest = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string().nullable(),
    also: z.array(z.string()).openapi({ description: "Names and addresses that were merged into this guest" }),
    visits_this_year: z.int().openapi({
      description:
        "In the calendar year by the club's clock, also ahead, on bookings that are not canceled, whoever brought them",
    }),
    fees_due_this_year_cents: z.int(),
    last_visit_at: z.iso.datetime().nullable().openapi({ description: "The latest until now, of any year" }),
    created_at: z.iso.datetime(),
  })
  .openapi("Guest");

export const GuestVisit = z
  .object({
    booking_id: z.uuid(),
    guest_name: z.string().openapi({ description: "As the host gave it" }),
    host_name: z.string().nullable().openapi({ description: "null for a walk-in" }),
    court_name: z.string(),
    start_time: z.iso.datetime(),
    status: z.enum(["confirmed", "canceled"]),
    fee_cents: z.int(),
    merged_guest_id: z
      .uuid()
      .nullable()
      .openapi({ description: "The merged guest whom this name means; null if it is the name of none or of several" }),
  })
  .openapi("GuestVisit");

export const GuestDetails = Guest.extend({
  mail_mark: MailMark,
  merged_guests: z
    .array(z.object({ id: z.uuid(), name: z.string(), email: z.string().nullable() }))
    .openapi({ description: "Guests who were merged into this one, whom a split makes independent again" }),
  visits: z.array(GuestVisit).openapi({ description: "The latest 200, the latest first" }),
  visits_total: z.int().openapi({ description: "How many there are" }),
}).openapi("GuestDetails");

export type GuestResponse = z.infer<typeof Guest>;
export type GuestDetailsResponse = z.infer<typeof GuestDetails>;

export const guestResponse = (row: GuestRow): GuestResponse => ({
  id: row.id,
  name: row.name,
  email: row.email,
  also: row.also,
  visits_this_year: row.visits,
  fees_due_this_year_cents: row.fees_due_cents,
  last_visit_at: row.last_visit_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

export const visitResponse = (row: VisitRow, merged: MergedRow | null): z.infer<typeof GuestVisit> => ({
  booking_id: row.booking_id,
  guest_name: row.guest_name ?? "",
  host_name: row.host_name,
  court_name: row.court_name,
  start_time: row.starts_at.toISOString(),
  status: row.status,
  fee_cents: row.fee_cents,
  merged_guest_id: merged?.id ?? null,
});
