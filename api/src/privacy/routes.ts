import { createRoute, z } from "@hono/zod-openapi";
import { bearerOf } from "../auth/http/bearer.ts";
import { callOf } from "../auth/http/caller.ts";
import { ErrorBody } from "../http/errors.ts";
import { idempotencyKey, text } from "../http/fields.ts";
import { rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { asPerson, onceAsPerson } from "../http/run-verb.ts";
import { eraseOneself, type LeaveClub } from "./erase.ts";
import { listExports, readExport, requestExport } from "./export.ts";
import { personPage } from "./person-page.ts";
import { proveBeforeErasure } from "./prove.ts";
import { PersonExport } from "./response.ts";

const tags = ["Privacy"];
const security = [{ bearer: [] }];

const order = createRoute({
  method: "post",
  path: "/me/export",
  tags,
  security,
  summary: "Order everything that is stored about the caller",
  description:
    "A job makes it, and a mail says when it is ready: its link leads to My Account, where its owner downloads it for seven days. While " +
    "one is being made, the response is that one. Three a day.",
  request: { headers: idempotencyKey },
  responses: {
    ...rejections,
    202: response(PersonExport, "It is being made"),
    429: response(ErrorBody, "Requested too often"),
  },
});

const list = createRoute({
  method: "get",
  path: "/me/exports",
  tags,
  security,
  summary: "The caller's exports that are being made or can be downloaded",
  responses: { ...rejections, 200: response(z.object({ data: z.array(PersonExport) }), "Newest first") },
});

const read = createRoute({
  method: "get",
  path: "/me/exports/{id}",
  tags,
  security,
  summary: "Download an export, as JSON or as a page to read",
  request: {
    params: z.object({ id: z.uuid() }),
    query: z.object({ format: z.enum(["json", "html"]).default("json") }),
  },
  responses: {
    ...rejections,
    200: {
      description:
        "The caller's data: their account, how they sign in, and the rows about them by table; `truncated` names the tables of " +
        "which there are too many rows, so that the newest 20,000 alone are in it",
      content: {
        "application/json": { schema: z.record(z.string(), z.unknown()).openapi("PersonData") },
        "text/html": { schema: z.string() },
      },
    },
  },
});

const erase = createRoute({
  method: "delete",
  path: "/me",
  tags,
  security,
  summary: "Erase the caller's account",
  description:
    "Future bookings are canceled as by leaving the club, and name and address are removed everywhere; what happened stays without " +
    "them. It cannot be undone. A session older than a day sends current_password, or as nonce the code of " +
    "GET /auth/v1/reauthenticate. 409 `last_admin` for the only administrator of a club that is not going to close.",
  request: {
    body: {
      required: false,
      content: {
        "application/json": { schema: z.object({ current_password: text.optional(), nonce: text.optional() }) },
      },
    },
  },
  responses: {
    ...rejections,
    200: response(z.object({ id: z.uuid(), canceled_bookings: z.int() }), "Erased; every session has ended"),
    429: response(ErrorBody, "Too many tries"),
  },
});

export const privacy = (leaveClub: LeaveClub) =>
  newRouter()
    .openapi(order, async (c) => c.json(await onceAsPerson(c, {}, (tx) => requestExport(tx, callOf(c))), 202))
    .openapi(list, async (c) => c.json({ data: await asPerson(c, listExports) }, 200))
    .openapi(read, async (c) => {
      const { id } = c.req.valid("param");
      const { format } = c.req.valid("query");
      const data = await asPerson(c, (tx) => readExport(tx, id));
      c.header("content-disposition", `attachment; filename="my-data.${format}"`);
      return format === "html" ? c.html(personPage(data), 200) : c.json({ ...data }, 200);
    })
    .openapi(erase, async (c) => {
      const proof = c.req.valid("json") ?? {};
      const call = callOf(c);
      await proveBeforeErasure(call, await bearerOf(c), proof);
      return c.json(await asPerson(c, (tx) => eraseOneself(tx, call, leaveClub)), 200);
    });
