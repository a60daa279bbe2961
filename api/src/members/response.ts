import { ROLES } from "@courtside/contracts/domain/roles.ts";
import { z } from "@hono/zod-openapi";
import type { MailMarkRow } from "../mail/marks/queries.ts";
import { MailMark, mailMarkResponse } from "../mail/marks/response.ts";
import type { MemberRow } from "./queries.ts";

export const Member = z
  .object({
    id: z.uuid(),
    name: z.string(),
    full_name: z.string().openapi({ description: "Always equal to `name`" }),
    email: z.string(),
    role: z.enum(ROLES),
    joined_at: z.iso.datetime(),
    photos: z.boolean().openapi({ description: "Whether the club may show photos of them, by their own consent" }),
    mail_mark: MailMark,
  })
  .openapi("Member");

export type MemberResponse = z.infer<typeof Member>;

export const memberResponse = (
  { user_id, full_name, email, role, joined_at }: MemberRow,
  photos: boolean,
  mark: MailMarkRow | undefined,
): MemberResponse => ({
  id: user_id,
  name: full_name,
  full_name,
  email,
  role,
  joined_at: joined_at.toISOString(),
  photos,
  mail_mark: mailMarkResponse(mark),
});

const count = z.number().int();

export const EndingWithRole = z
  .object({
    bookings: count.openapi({
      description: "Future bookings and lessons of their own, which a removal cancels; 0 for a change of role",
    }),
    lessons: count.openapi({ description: "Future lessons that they give, which are canceled" }),
    lesson_requests: count.openapi({ description: "Pending lesson requests to them and of them, which end" }),
    events: count.openapi({ description: "Future events that they lead, which go on without them" }),
    has_hours: z.boolean().openapi({ description: "Whether they have hours or time off, which are deleted" }),
    waitlist_entries: count.openapi({ description: "Active entries, which end" }),
    invitations: count.openapi({
      description:
        "Open invitations that they sent, which cannot be accepted until a person who may invite sends them again",
    }),
  })
  .openapi("EndingWithRole");

export const Samples = z
  .object({
    people: z.number().int().openapi({ description: "Sample people" }),
    news: z.number().int().openapi({ description: "Sample news that members read" }),
  })
  .openapi("Samples");
