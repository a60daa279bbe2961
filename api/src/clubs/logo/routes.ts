import { createRoute, z } from "@hono/zod-openapi";
import { publicTransaction } from "../../db/transaction.ts";
import { notFound } from "../../errors.ts";
import { ErrorBody } from "../../http/errors.ts";
import { idempotencyKey } from "../../http/fields.ts";
import { rejections, response } from "../../http/responses.ts";
import { newRouter } from "../../http/router.ts";
import { inClub, onceInClub } from "../../http/run-verb.ts";
import { AdminClub, adminClubResponse } from "../../tenant/response.ts";
import { admitUpload, putLogo, removeLogo } from "./change.ts";
import { selectOptionalLogo } from "./queries.ts";
import { rewriteLogo } from "./rewrite.ts";

const tags = ["Club settings"];
const security = [{ bearer: [] }];
const query = z.object({ version: z.coerce.number().int().min(1).max(2_147_483_647) });
const binary = { schema: { type: "string", format: "binary" } } as const;

const put = createRoute({
  method: "put",
  path: "/club/logo",
  tags,
  security,
  summary: "Upload the club's logo",
  description:
    "The body is the picture itself: JPG or PNG by its content, at most 2 MB, at most 3000 by 3000 pixels. It is " +
    "encoded again at 1024 by 1024 pixels at most, without metadata. `version` is that of the settings as they were read.",
  request: { query, body: { required: true, content: { "image/png": binary, "image/jpeg": binary } } },
  responses: {
    ...rejections,
    200: response(AdminClub, "The club with its new `branding_logo_url`"),
    413: response(ErrorBody, "Larger than 2 MB"),
    429: response(ErrorBody, "Too many uploads for this club"),
  },
});

const remove = createRoute({
  method: "delete",
  path: "/club/logo",
  tags,
  security,
  summary: "Remove the club's logo",
  request: { headers: idempotencyKey, query },
  responses: { ...rejections, 200: response(AdminClub, "The club without a logo") },
});

const show = createRoute({
  method: "get",
  path: "/clubs/{id}/logo/{digest}",
  tags,
  summary: "A club's logo, at the address that `branding_logo_url` names",
  request: {
    params: z.object({ id: z.uuid(), digest: z.string().regex(/^[0-9a-f]{64}$/, "must be a SHA-256 in hex") }),
  },
  responses: {
    200: { description: "The picture; it never changes", content: { "image/png": binary, "image/jpeg": binary } },
    400: rejections[400],
    404: rejections[404],
    503: rejections[503],
  },
});

/** A logo's address contains its digest, so its content never changes. */
const FOR_EVER = "public, max-age=31536000, immutable";

export const clubLogo = newRouter()
  .openapi(put, async (c) => {
    const { version } = c.req.valid("query");
    await inClub(c, (tx) => admitUpload(tx, version));
    const picture = await rewriteLogo(new Uint8Array(await c.req.arrayBuffer()));
    const club = await inClub(c, (tx) => putLogo(tx, version, picture));
    return c.json(adminClubResponse(club), 200);
  })
  .openapi(remove, async (c) => {
    const { version } = c.req.valid("query");
    const club = await onceInClub(c, { version }, async (tx) => adminClubResponse(await removeLogo(tx, version)));
    return c.json(club, 200);
  })
  .openapi(show, async (c) => {
    const { id, digest } = c.req.valid("param");
    const logo = await publicTransaction(c.get("deps").db, (sql) => selectOptionalLogo(sql, id, digest));
    if (!logo) throw notFound("Logo");
    return c.body(logo.bytes, 200, { "content-type": logo.mediaType, "cache-control": FOR_EVER });
  });
