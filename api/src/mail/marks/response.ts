import { z } from "@hono/zod-openapi";
import type { MailMarkRow } from "./queries.ts";

/** What is known of an address (docs/product/notifications.md#bounces-and-complaints). */
export const MailMark = z
  .object({
    is_complaint: z.boolean().openapi({ description: "They reported a mail as spam, so the club mails them nothing" }),
    since: z.iso.datetime(),
  })
  .nullable()
  .openapi({ description: "Mail to their address bounces, or is not wanted; null: neither is known" });

export const mailMarkResponse = (row: MailMarkRow | undefined): z.infer<typeof MailMark> =>
  row ? { is_complaint: row.is_complaint, since: row.bounced_at.toISOString() } : null;
