import { createRoute, z } from "@hono/zod-openapi";
import { ErrorBody } from "../http/errors.ts";
import { idempotencyKey, text } from "../http/fields.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { asPerson, onceAsPerson } from "../http/run-verb.ts";
import { askToJoin, countTry } from "./ask.ts";
import { joinDecisions } from "./decisions/routes.ts";
import { type JoinRow, selectOwnJoinRequests } from "./queries.ts";

const tags = ["Joining a club"];
const security = [{ bearer: [] }];

const JoinRequest = z
  .object({
    club_id: z.uuid(),
    club_name: z.string(),
    status: z.enum(["pending", "admitted", "declined"]),
    created_at: z.iso.datetime(),
  })
  .openapi("JoinRequest");

const list = createRoute({
  method: "get",
  path: "/join-requests",
  tags,
  security,
  summary: "The clubs that the caller has asked to join",
  responses: {
    ...rejections,
    200: response(z.object({ data: z.array(JoinRequest) }), "Newest first, without admitted ones"),
  },
});

/** As people write it down: letter case, blanks and dashes are ignored. */
const joinCode = text
  .transform((code) => code.toUpperCase().replaceAll(/[\s-]/g, ""))
  .pipe(z.string().min(1).max(40))
  .openapi({ type: "string", example: "K7QM-2XRA" });

const ask = createRoute({
  method: "post",
  path: "/join-requests",
  tags,
  security,
  summary: "Ask to join the club of a code; asking again returns the state of the request",
  request: { headers: idempotencyKey, body: body(z.object({ join_code: joinCode })) },
  responses: {
    ...rejections,
    200: response(JoinRequest, "Pending, or admitted at once if the club allows that"),
    429: response(ErrorBody, "Too many codes tried"),
  },
});

const asResponse = ({ created_at, ...row }: JoinRow) => ({ ...row, created_at: created_at.toISOString() });

export const join = newRouter()
  .openapi(list, async (c) => {
    const rows = await asPerson(c, (tx) => selectOwnJoinRequests(tx.sql));
    return c.json({ data: rows.map(asResponse) }, 200);
  })
  .openapi(ask, async (c) => {
    const { join_code } = c.req.valid("json");
    await asPerson(c, countTry);
    return c.json(await onceAsPerson(c, { join_code }, async (tx) => asResponse(await askToJoin(tx, join_code))), 200);
  });

join.route("/", joinDecisions);
