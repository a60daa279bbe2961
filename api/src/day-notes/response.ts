import { z } from "@hono/zod-openapi";
import type { DayNoteRow } from "./queries.ts";

export const DayNote = z
  .object({
    date: z.iso.date(),
    body: z.string().openapi({ description: "Plain text; empty if there is no note" }),
    version: z.int().min(0).openapi({ description: "Rises with every change; 0 if no note was ever written" }),
    author_name: z.string().nullable().openapi({ description: "Who has changed it last" }),
    written_at: z.iso.datetime().nullable(),
  })
  .openapi("DayNote");

export type DayNoteResponse = z.infer<typeof DayNote>;

export const dayNoteResponse = (date: string, row: DayNoteRow | null): DayNoteResponse => ({
  date,
  body: row?.body ?? "",
  version: row?.version ?? 0,
  author_name: row?.author_name ?? null,
  written_at: row?.written_at.toISOString() ?? null,
});
