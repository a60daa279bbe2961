import { NOTIFICATION_EVENTS } from "@courtside/contracts/domain/notifications.ts";
import { z } from "@hono/zod-openapi";

export const Item = z
  .object({
    id: z.uuid(),
    event: z.enum(NOTIFICATION_EVENTS),
    title: z.string(),
    subject: z.string().openapi({ description: "Of the mail: what and when, in one line" }),
    paragraphs: z.array(z.string()).openapi({ description: "Plain text; line breaks are kept" }),
    link: z
      .object({ label: z.string(), path: z.string() })
      .nullable()
      .openapi({ description: "Where it leads in the web application" }),
    created_at: z.iso.datetime(),
    read_at: z.iso.datetime().nullable(),
  })
  .openapi("InboxItem");

export type InboxItem = z.infer<typeof Item>;
