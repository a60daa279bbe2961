import { createRoute, z } from "@hono/zod-openapi";
import { ErrorBody } from "../http/errors.ts";
import { idempotencyKey } from "../http/fields.ts";
import { rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub, onceInClub } from "../http/run-verb.ts";
import { formWith, jsonRowsWith, readTable } from "../import-files/fields.ts";
import { limitFiles } from "../import-files/limit.ts";
import { BookingImportOptions, BookingMapping } from "./fields.ts";
import { latestImport, readImport, stopImport, undoImport } from "./manage.ts";
import { BookingImport, BookingImportReport, LatestBookingImport } from "./response.ts";
import { admitImport, previewImport, startImport } from "./start.ts";

const tags = ["Bookings"];
const security = [{ bearer: [] }];
const params = z.object({ id: z.uuid() });
const beside = { mapping: BookingMapping.optional(), options: BookingImportOptions.optional() };
const example = { court: "Court 1", start: "2026-12-01 18:00", end: "2026-12-01 19:00", email: "ana@example.com" };

const start = createRoute({
  method: "post",
  path: "/booking-imports",
  tags,
  security,
  summary: "Import bookings from another program's file or from rows; with dry_run=true, only what that would do",
  description:
    "The body is multipart/form-data with `file` (CSV or XLSX, at most 5 MiB) and optionally `mapping` and `options` (JSON), or JSON " +
    "with `rows` and the same. At most 5,000 rows, of bookings ahead. A job books them by the rules for staff, without mails; what is " +
    "there already, was canceled or cannot be booked is left out. " +
    "400 with `details.columns` and `details.mapping` while no column is known for a needed field. " +
    "409 `import_under_way` while another one is being written.",
  request: {
    headers: idempotencyKey,
    query: z.object({ dry_run: z.enum(["true", "false"]).default("false") }),
    body: {
      required: false,
      content: {
        "application/json": { schema: jsonRowsWith("BookingToImport", beside, example) },
        "multipart/form-data": { schema: formWith(Object.keys(beside)) },
      },
    },
  },
  responses: {
    ...rejections,
    200: response(BookingImportReport, "What it would do"),
    201: response(BookingImportReport, "It is being written"),
    413: response(ErrorBody, "Larger than 5 MiB"),
  },
});

const latest = createRoute({
  method: "get",
  path: "/latest-booking-import",
  tags,
  security,
  summary: "The club's newest import of bookings",
  responses: {
    ...rejections,
    200: response(LatestBookingImport, "The newest, and those before it that can still be ended"),
  },
});

const show = createRoute({
  method: "get",
  path: "/booking-imports/{id}",
  tags,
  security,
  summary: "How far an import of bookings is",
  request: { params },
  responses: { ...rejections, 200: response(BookingImport, "The import as it is now") },
});

const stop = createRoute({
  method: "post",
  path: "/booking-imports/{id}/stop",
  tags,
  security,
  summary: "Book no further row of an import",
  request: { headers: idempotencyKey, params },
  responses: { ...rejections, 200: response(BookingImport, "The import as it is now") },
});

const undo = createRoute({
  method: "post",
  path: "/booking-imports/{id}/undo",
  tags,
  security,
  summary: "Take an import of bookings back, within a day",
  description:
    "Cancels its bookings without mails, as far as they are ahead and unchanged since. 409 `undo_over` after a day.",
  request: { headers: idempotencyKey, params },
  responses: { ...rejections, 200: response(BookingImport, "The import, undone") },
});

export const bookingImports = newRouter()
  .openapi(start, async (c) => {
    const { dry_run } = c.req.valid("query");
    await inClub(c, async (tx) => {
      await admitImport(tx);
      await limitFiles(tx, { isPreview: dry_run === "true" });
    });
    const { table, beside: more, repeated } = await readTable(c, beside);
    const file = { table, mapping: more.mapping, options: more.options ?? {} };
    if (dry_run === "true") return c.json(await inClub(c, (tx) => previewImport(tx, file)), 200);
    return c.json(await onceInClub(c, repeated, (tx) => startImport(tx, file)), 201);
  })
  .openapi(latest, async (c) => c.json(await inClub(c, latestImport), 200))
  .openapi(show, async (c) => c.json(await inClub(c, (tx) => readImport(tx, c.req.valid("param").id)), 200))
  .openapi(stop, async (c) => c.json(await onceInClub(c, {}, (tx) => stopImport(tx, c.req.valid("param").id)), 200))
  .openapi(undo, async (c) => c.json(await onceInClub(c, {}, (tx) => undoImport(tx, c.req.valid("param").id)), 200));
