import { createRoute, z } from "@hono/zod-openapi";
import { callOf } from "../auth/http/caller.ts";
import { Session, sessionOnly } from "../auth/sessions/response.ts";
import { ErrorBody } from "../http/errors.ts";
import { rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { beginDemoVisit } from "./visit.ts";

const DemoVisit = z
  .object({
    session: Session,
    expires_at: z.iso.datetime().openapi({ description: "When access ends; equals `access.demo_expires_at` of /me" }),
  })
  .openapi("DemoVisit");

const begin = createRoute({
  method: "post",
  path: "/demo-visits",
  tags: ["Demo and QA"],
  summary: "Visit the demo club as a throwaway member, for 60 minutes",
  description:
    "From `expires_at` on, calls of the club respond with 402 and /me reports `demo_expired`; ten minutes later the session and the " +
    "visitor are deleted with everything they created, and calls respond with 401. Takes no body.",
  responses: {
    201: response(DemoVisit, "The visitor's session"),
    429: response(ErrorBody, "Too many visits from this network"),
    503: rejections[503],
  },
});

export const demo = newRouter().openapi(begin, async (c) => {
  const { session, expiresAt } = await beginDemoVisit(callOf(c));
  return c.json({ session: sessionOnly(session), expires_at: expiresAt.toISOString() }, 201);
});
