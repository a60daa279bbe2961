import { ROLES } from "@courtside/contracts/domain/roles.ts";
import { createRoute, z } from "@hono/zod-openapi";
import { callOf } from "../auth/http/caller.ts";
import { Session, sessionOnly } from "../auth/sessions/response.ts";
import { ErrorBody } from "../http/errors.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { beginQaSession } from "./begin.ts";

const role = z.enum(ROLES);

const QaSession = z
  .object({
    session: Session,
    role,
    expires_at: z.iso.datetime().openapi({ description: "When the server ends the session" }),
  })
  .openapi("QaSession");

const begin = createRoute({
  method: "post",
  path: "/qa-sessions",
  tags: ["Demo and QA"],
  summary: "Enter as a persona of the QA club, for 60 minutes",
  description: "Only if the server's QA_LOGIN is on; otherwise 404, as for a call that does not exist.",
  request: { body: body(z.object({ role })) },
  responses: {
    201: response(QaSession, "The persona's session"),
    400: rejections[400],
    404: rejections[404],
    429: response(ErrorBody, "Too many sessions from this network"),
    503: rejections[503],
  },
});

export const qa = newRouter().openapi(begin, async (c) => {
  const { session, role: persona, expiresAt } = await beginQaSession(callOf(c), c.req.valid("json").role);
  return c.json({ session: sessionOnly(session), role: persona, expires_at: expiresAt.toISOString() }, 201);
});
