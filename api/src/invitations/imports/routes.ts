import { createRoute, z } from "@hono/zod-openapi";
import { ErrorBody } from "../../http/errors.ts";
import { idempotencyKey } from "../../http/fields.ts";
import { rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { inClub, onceInClub } from "../../http/run-verb.ts";
import { formWith, jsonRowsWith, readTable } from "../../import-files/fields.ts";
import { limitFiles } from "../../import-files/limit.ts";
import { latestImport, readImport, stopImport, undoImport } from "./manage.ts";
import { ImportReport, LatestMemberImport, Mapping, MemberImport } from "./response.ts";
import { admitImport, previewImport, startImport } from "./start.ts";

const tags = ["Invitations"];
const security = [{ bearer: [] }];
const params = z.object({ id: z.uuid() });
const beside = { mapping: Mapping.optional() };
const example = { email: "ana@example.com", full_name: "Ana Ruiz", role: "member" };
const query = z.object({ dry_run: z.enum(["true", "false"]).default("false") });

const start = createRoute({
  method: "post",
  // A parameter of one value: the router takes no fixed name beside the ids of the other paths.
  path: "/imports/{list}",
  tags,
  security,
  summary: "Import members from a file or from rows; with dry_run=true, only what that would do",
  description:
    "The body is multipart/form-data with `file` (CSV or XLSX, at most 5 MiB) and optionally `mapping` (JSON), or JSON with `rows` " +
    "and optionally `mapping`. At most 5,000 rows. A new person gets an invitation, which a job mails within the club's limit of mails; a " +
    "member's name is corrected. Wrong rows are left out. " +
    "400 with `details.columns` and `details.mapping` while no column is known for a needed field. " +
    "409 `import_under_way` while another one is being written.",
  request: {
    params: z.object({ list: z.enum(["members"]) }),
    headers: idempotencyKey,
    query,
    body: {
      required: false,
      content: {
        "application/json": { schema: jsonRowsWith("RowToImport", beside, example) },
        "multipart/form-data": { schema: formWith(Object.keys(beside)) },
      },
    },
  },
  responses: {
    ...rejections,
    200: response(ImportReport, "What it would do"),
    201: response(ImportReport, "It is being written"),
    413: response(ErrorBody, "Larger than 5 MiB"),
  },
});

const latest = createRoute({
  method: "get",
  path: "/latest-import",
  tags,
  security,
  summary: "The club's newest import of members",
  responses: {
    ...rejections,
    200: response(LatestMemberImport, "The newest, and those before it that can still be ended"),
  },
});

const show = createRoute({
  method: "get",
  path: "/imports/{id}",
  tags,
  security,
  summary: "How far an import is",
  request: { params },
  responses: { ...rejections, 200: response(MemberImport, "The import as it is now") },
});

const stop = createRoute({
  method: "post",
  path: "/imports/{id}/stop",
  tags,
  security,
  summary: "Write no further row of an import, and send no further mail",
  request: { headers: idempotencyKey, params },
  responses: { ...rejections, 200: response(MemberImport, "The import as it is now") },
});

const undo = createRoute({
  method: "post",
  path: "/imports/{id}/undo",
  tags,
  security,
  summary: "Take an import back, within a day",
  description: "Invitations not accepted yet end, and names become what they were. 409 `undo_over` after a day.",
  request: { headers: idempotencyKey, params },
  responses: { ...rejections, 200: response(MemberImport, "The import, undone") },
});

export const memberImports = newRouter()
  .openapi(start, async (c) => {
    const { dry_run } = c.req.valid("query");
    await inClub(c, async (tx) => {
      await admitImport(tx);
      await limitFiles(tx, { isPreview: dry_run === "true" });
    });
    const { table, beside: more, repeated } = await readTable(c, beside);
    const input = { table, mapping: more.mapping };
    if (dry_run === "true") return c.json(await inClub(c, (tx) => previewImport(tx, input)), 200);
    return c.json(await onceInClub(c, repeated, (tx) => startImport(tx, input)), 201);
  })
  .openapi(latest, async (c) => c.json(await inClub(c, latestImport), 200))
  .openapi(show, async (c) => c.json(await inClub(c, (tx) => readImport(tx, c.req.valid("param").id)), 200))
  .openapi(stop, async (c) => c.json(await onceInClub(c, {}, (tx) => stopImport(tx, c.req.valid("param").id)), 200))
  .openapi(undo, async (c) => c.json(await onceInClub(c, {}, (tx) => undoImport(tx, c.req.valid("param").id)), 200));
