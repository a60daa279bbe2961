import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { notFound } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { idempotencyKey, oneLine, text } from "../../http/fields.ts";
import { body, rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { asOperator, onceAsOperator } from "../as-operator.ts";
import { listClubs } from "./list.ts";
import { enterClub, noteExport } from "./queries.ts";
import { PlatformClub, PlatformClubUsage } from "./response.ts";
import { resumeClub, suspendClub } from "./suspension.ts";
import { readUsage } from "./usage.ts";

const tags = ["Platform"];
const security = [{ bearer: [] }];
const params = z.object({ id: z.uuid() });

const list = createRoute({
  method: "get",
  path: "/platform/clubs",
  tags,
  security,
  summary: "The clubs of the installation, for its operator",
  request: {
    query: z.object({
      text: text.max(200).optional().openapi({ description: "A part of the name, or an id" }),
      status: z.string().max(40).optional().openapi({ example: "suspended" }),
    }),
  },
  responses: {
    ...rejections,
    200: response(
      z.object({ data: z.array(PlatformClub), total: z.number().int() }),
      "At most 100 by name; `total` counts all that match",
    ),
  },
});

const usage = createRoute({
  method: "get",
  path: "/platform/clubs/{id}",
  tags,
  security,
  summary: "What a club uses and does, for the operator",
  description: "Counts of the last 30 days where nothing else is said.",
  request: { params },
  responses: { ...rejections, 200: response(PlatformClubUsage, "The club's usage") },
});

const suspension = createRoute({
  method: "post",
  path: "/platform/clubs/{id}/suspension",
  tags,
  security,
  summary: "Suspend a club, for the operator",
  description:
    "Closes it to all its people at once and ends their live streams. Its admins read the reason. Nothing is deleted.",
  request: { headers: idempotencyKey, params, body: body(z.object({ reason: oneLine.trim().min(1).max(300) })) },
  responses: { ...rejections, 200: response(PlatformClubUsage, "The suspended club") },
});

const resumption = createRoute({
  method: "delete",
  path: "/platform/clubs/{id}/suspension",
  tags,
  security,
  summary: "End a club's suspension, for the operator",
  request: { headers: idempotencyKey, params },
  responses: { ...rejections, 200: response(PlatformClubUsage, "The club, open again") },
});

export const platformClubs = newRouter()
  .openapi(list, async (c) => c.json(await asOperator(c, (tx) => listClubs(tx, c.req.valid("query"))), 200))
  .openapi(usage, async (c) => c.json(await asOperator(c, (tx) => readUsage(tx, c.req.valid("param").id)), 200))
  .openapi(suspension, async (c) => {
    const { id } = c.req.valid("param");
    const { reason } = c.req.valid("json");
    const suspended = await onceAsOperator(c, { reason }, async (tx) => {
      await suspendClub(tx, id, reason);
      return readUsage(tx, id);
    });
    return c.json(suspended, 200);
  })
  .openapi(resumption, async (c) => {
    const { id } = c.req.valid("param");
    const resumed = await onceAsOperator(c, {}, async (tx) => {
      await resumeClub(tx, id);
      return readUsage(tx, id);
    });
    return c.json(resumed, 200);
  });

const exportClub = createRoute({
  method: "post",
  path: "/platform/clubs/{id}/export",
  tags,
  security,
  summary: "Download everything of a club, for the operator",
  description: "The archive that the club's own admin gets; the club's audit log has it. It holds personal data.",
  request: { params },
  responses: {
    ...rejections,
    200: {
      description: "A CSV file for each table, and manifest.json",
      content: { "application/zip": { schema: { type: "string", format: "binary" } as const } },
    },
  },
});

/** Makes the archive of a club from reads that are bound to it. */
export type ZipOfClub = (read: ReadInClub, clubId: string) => ReadableStream<Uint8Array>;
/** A read-only transaction of its own, bound to the club. */
export type ReadInClub = <T>(verb: (tx: Parameters<Parameters<typeof asOperator>[1]>[0]) => Promise<T>) => Promise<T>;

/** Without the time limit of requests, like the club's own export. */
export const platformExport = (zipOfClub: ZipOfClub) =>
  newRouter().openapi(exportClub, async (c) => {
    const { id } = c.req.valid("param");
    const isKnown = await asOperator(c, ({ sql, sessionId }) => noteExport(sql, sessionId, id));
    if (!isKnown) throw notFound("Club");
    return c.body(zipOfClub(readingIn(c, id), id), 200, {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="club-${id}-${new Date().toISOString().slice(0, 10)}.zip"`,
    });
  });

const readingIn =
  (c: Context<AppEnv>, clubId: string): ReadInClub =>
  (verb) =>
    asOperator(
      c,
      async (tx) => {
        if (!(await enterClub(tx.sql, tx.sessionId, clubId))) throw notFound("Club");
        return verb(tx);
      },
      true,
    );
