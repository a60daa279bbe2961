import { z } from "@hono/zod-openapi";
import type { ExportRow } from "./queries.ts";

export const PersonExport = z
  .object({
    id: z.uuid(),
    status: z.enum(["preparing", "ready"]),
    requested_at: z.iso.datetime(),
    expires_at: z.iso
      .datetime()
      .nullable()
      .openapi({ description: "Until when it can be downloaded, once it is ready" }),
  })
  .openapi("PersonExport");

export type PersonExportResponse = z.infer<typeof PersonExport>;

export const exportResponse = ({ id, requested_at, made_at, expires_at }: ExportRow): PersonExportResponse => ({
  id,
  status: made_at ? "ready" : "preparing",
  requested_at: requested_at.toISOString(),
  expires_at: expires_at?.toISOString() ?? null,
});
