import { IMPERSONATED_ROLES } from "@courtside/contracts/domain/roles.ts";
import { createRoute, z } from "@hono/zod-openapi";
import { callOf } from "../auth/http/caller.ts";
import type { PersonTx } from "../club-tx.ts";
import { ErrorBody } from "../http/errors.ts";
import { idempotencyKey, oneLine } from "../http/fields.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { asPerson, ofSession, onceAsPerson } from "../http/run-verb.ts";
import { decideConsent } from "./consents/consents.ts";
import { consents } from "./consents/routes.ts";
import { impersonate } from "./impersonate.ts";
import { kiosk } from "./kiosk/routes.ts";
import { renameOneself } from "./profile/rename.ts";
import { Me, meResponse } from "./response.ts";
import { savedViews } from "./saved-views/routes.ts";
import { staffPin } from "./staff-pin/routes.ts";

const tags = ["Session"];
const security = [{ bearer: [] }];

const readMe = createRoute({
  method: "get",
  path: "/me",
  tags,
  summary: "The signed-in person, their club, and the club's access",
  security,
  responses: { 200: response(Me, "The signed-in person"), 401: rejections[401], 503: rejections[503] },
});

const preview = createRoute({
  method: "put",
  path: "/me/impersonation",
  tags,
  summary: "Preview the club as another role, or end the preview",
  description:
    "For admins, by their real role. Until it ends, every other call treats this session as the previewed role.",
  security,
  request: { headers: idempotencyKey, body: body(z.object({ role: z.enum(IMPERSONATED_ROLES).nullable() })) },
  responses: { ...rejections, 200: response(Me, "The signed-in person, after the change") },
});

const rename = createRoute({
  method: "patch",
  path: "/me/profile",
  tags,
  summary: "Change one's own name, or whether other members find one in the directory",
  security,
  request: {
    headers: idempotencyKey,
    body: body(
      z
        .object({
          full_name: oneLine.trim().max(200).optional(),
          in_directory: z
            .boolean()
            .optional()
            .openapi({ description: "Whether members find one by a part of the name, if the club has a directory" }),
        })
        .refine(({ full_name, in_directory }) => full_name !== undefined || in_directory !== undefined, {
          error: "names no change",
        }),
    ),
  },
  responses: {
    ...rejections,
    200: response(Me, "The signed-in person as they are now"),
    429: response(ErrorBody, "Too many changes"),
  },
});

export const me = newRouter()
  .openapi(readMe, async (c) => c.json(await asPerson(c, meResponse), 200))
  .openapi(rename, async (c) => {
    const { full_name, in_directory } = c.req.valid("json");
    const change = async (tx: PersonTx) => {
      if (in_directory !== undefined) await decideConsent(tx, "directory", in_directory);
      return meResponse(full_name === undefined ? tx : await renameOneself(tx, callOf(c), full_name));
    };
    return c.json(await onceAsPerson(c, ofSession(c, { full_name, in_directory }), change), 200);
  })
  .openapi(preview, async (c) => {
    const { role } = c.req.valid("json");
    return c.json(
      await onceAsPerson(c, ofSession(c, { role }), async (tx) => meResponse(await impersonate(tx, role))),
      200,
    );
  });

me.route("/", staffPin);

me.route("/", savedViews);

me.route("/", consents);

me.route("/", kiosk);
