import {
  BROADCAST_SUBJECT_MAX,
  BROADCAST_TEXT_MAX,
  MOST_CHOSEN_RECIPIENTS,
} from "@courtside/contracts/domain/broadcasts.ts";
import { ROLES } from "@courtside/contracts/domain/roles.ts";
import { z } from "@hono/zod-openapi";
import { calendarDate, oneLine, text } from "../../http/fields.ts";
import type { BroadcastRow } from "./queries.ts";

export const Filter = z
  .strictObject({
    role: z.enum(ROLES).optional(),
    sport: oneLine
      .trim()
      .min(1)
      .max(100)
      .optional()
      .openapi({ description: "Who has booked or played it within 90 days, or will" }),
    booked_on: calendarDate.optional().openapi({ description: "Who books or plays on this club-local date" }),
    user_ids: z
      .array(z.uuid())
      .min(1)
      .max(MOST_CHOSEN_RECIPIENTS)
      .optional()
      .openapi({ description: "These members; ids of others are left out" }),
    marketing: z.boolean().optional().openapi({
      description: "true for a message that advertises: it goes only to members who agreed to such",
    }),
  })
  .openapi({ description: "Members whom every given part names; without any all of them" });

export const Message = z.object({
  subject: oneLine.trim().min(1).max(BROADCAST_SUBJECT_MAX),
  text: text.trim().min(1).max(BROADCAST_TEXT_MAX).openapi({ description: "Plain; an empty line parts paragraphs" }),
});

export const BroadcastBody = Message.extend({ filter: Filter.default({}) }).openapi("BroadcastInput");

const count = z.int().min(0);

export const BroadcastPreview = z
  .object({
    count,
    by_mail: count.openapi({ description: "Who get it by mail, by their own choice or the club's" }),
    unconfirmed: count.openapi({
      description: "Who have never confirmed their address: no mail of the club goes there",
    }),
    by_inbox: count,
    names: z.array(z.string()).openapi({ description: "The first 20" }),
    mail: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  })
  .openapi("BroadcastPreview");

export const Broadcast = z
  .object({
    id: z.uuid(),
    subject: z.string(),
    text: z.string(),
    filter: Filter,
    author_name: z.string(),
    recipients: count,
    sent: count.openapi({ description: "In the inbox or by mail" }),
    waiting: count.openapi({ description: "Who still gets it, in the inbox or by mail" }),
    still_to_send: count.openapi({
      description: "Mails, push messages and texts that wait for who has it in the inbox; stopping ends them",
    }),
    failed: count,
    created_at: z.iso.datetime(),
    stopped_at: z.iso.datetime().nullable(),
  })
  .openapi("Broadcast");

export type BroadcastResponse = z.infer<typeof Broadcast>;

export const broadcastResponse = (row: BroadcastRow): BroadcastResponse => ({
  id: row.id,
  subject: row.subject,
  text: row.body,
  filter: row.filter,
  author_name: row.author_name,
  recipients: row.recipients,
  sent: row.sent,
  waiting: row.waiting,
  still_to_send: row.still_to_send,
  failed: row.failed,
  created_at: row.created_at.toISOString(),
  stopped_at: row.stopped_at?.toISOString() ?? null,
});
