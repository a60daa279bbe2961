import { createRoute } from "@hono/zod-openapi";
import { migrationOf } from "../../db/schema-version.ts";
import { ErrorBody } from "../../http/errors.ts";
import { rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { inClubOfAnyStatus } from "../../http/run-verb.ts";
import { admitExport, asExporter, clubFiles } from "./export-club.ts";
import { zipStream } from "./zip-stream.ts";

const exportAll = createRoute({
  method: "post",
  path: "/club/export",
  tags: ["Club settings"],
  security: [{ bearer: [] }],
  summary: "Download everything of the club, as a ZIP archive of CSV files with a manifest",
  description:
    "For admins, also after the club's access has ended. Five an hour. The response is made while it is read.",
  responses: {
    ...rejections,
    200: {
      description: "A CSV file for each table, and manifest.json",
      content: { "application/zip": { schema: { type: "string", format: "binary" } as const } },
    },
    429: response(ErrorBody, "Exported too often"),
  },
});

/** Without the time limit of requests: the download of a large club takes longer. */
export const clubExport = newRouter().openapi(exportAll, async (c) => {
  const clubId = await inClubOfAnyStatus(c, admitExport);
  const name = `club-${new Date().toISOString().slice(0, 10)}.zip`;
  const schema = await migrationOf(c.get("deps").db);
  const read = asExporter((verb) => inClubOfAnyStatus(c, verb), clubId);
  return c.body(zipStream(clubFiles(read, clubId, schema)), 200, {
    "content-type": "application/zip",
    "content-disposition": `attachment; filename="${name}"`,
  });
});
