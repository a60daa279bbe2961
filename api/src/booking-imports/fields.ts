import { BOOKING_FIELDS } from "@courtside/contracts/domain/booking-import.ts";
import { DATE_ORDERS } from "@courtside/contracts/domain/file-time.ts";
import { z } from "@hono/zod-openapi";

export const BookingMapping = z.partialRecord(z.enum(BOOKING_FIELDS), z.string().max(1_000));

/** How the file is read. What is absent follows from the file. */
export const BookingImportOptions = z.object({
  date_order: z.enum(DATE_ORDERS).optional().openapi({ description: "Which comes first in 03/04/2026" }),
  times: z.enum(["club", "utc"]).optional().openapi({
    description: "The clock of times that name no zone: the club's, or UTC as in Playtomic's",
  }),
  unknown_people: z.enum(["guest", "skip"]).optional().openapi({
    description: "Rows of people who are no members: booked as a guest by name (the default), or left out",
  }),
  courts: z
    .record(z.string().max(120), z.uuid())
    .refine((courts) => Object.keys(courts).length <= 500, { error: "has too many courts" })
    .optional()
    .openapi({ description: "The court's id for names that the club's courts do not have" }),
});

export type ImportOptions = Required<z.infer<typeof BookingImportOptions>>;
