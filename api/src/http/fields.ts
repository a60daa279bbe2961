import { isOneLine, ONE_LINE_MESSAGE } from "@courtside/contracts/domain/one-line.ts";
import { z } from "@hono/zod-openapi";

/** Text that Postgres can store: no NUL, no unpaired surrogate. */
export const text = z.string().refine((value) => !value.includes("\0") && value.isWellFormed(), {
  error: "holds a character that cannot be stored",
});

/** A name or a title: text of one line. */
export const oneLine = text.refine(isOneLine, { error: ONE_LINE_MESSAGE });

/** A club-local calendar date of this century; the year 9999 is a typing error. */
export const calendarDate = z.iso
  .date()
  .refine((date) => date >= "2000-01-01" && date < "2100-01-01", { error: "must lie between 2000 and 2099" })
  .openapi({ example: "2026-03-08" });

/** A club-local time of day; "24:00" ends a day. */
export const wallTime = text
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: "must be a time such as 09:30" })
  .openapi({ example: "09:30" });

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;

const anywhere = z.iso.datetime({ offset: true });

/** An instant with offset or Z, of this century. */
export const exactInstant = anywhere.refine((text) => text >= "2000" && text < "2100", {
  error: "must lie between 2000 and 2099",
});

/** What a clock said that may be wrong: any instant that can be stored. */
export const clockReading = anywhere.refine((text) => text >= "1970" && text < "9999", {
  error: "must lie between 1970 and 9998",
});

/** An instant with offset or Z, or a club-local date-time without ("2026-03-08T09:00"), of this century. */
export const instant = z
  .string()
  .refine((text) => anywhere.safeParse(text).success || LOCAL.test(text), {
    error: "must be an ISO 8601 date-time, such as 2026-03-08T14:00:00Z, or club-local 2026-03-08T09:00",
  })
  .refine((text) => text >= "2000" && text < "2100", { error: "must lie between 2000 and 2099" })
  .openapi({ example: "2026-03-08T14:00:00Z" });

export const isLocal = (text: string): boolean => LOCAL.test(text);

export const idempotencyKey = z.object({
  "idempotency-key": z.string().min(1).max(200).optional().openapi({ description: "Makes a retry safe for 24 hours" }),
});

/** A page of a list: `cursor` is the `next_cursor` of the page before. */
export const page = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

/** The size of a list, in the response of its first page. */
export const total = z
  .number()
  .int()
  .nullable()
  .openapi({ description: "Of the whole list; only with its first page" });
