import { createRoute, z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { onNotFound } from "../http/errors.ts";
import { idempotencyKey } from "../http/fields.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub, onceInClub } from "../http/run-verb.ts";
import { changeClosure } from "./change.ts";
import { closeCourts } from "./close.ts";
import type { ClosedEvents, FreedSlots } from "./closed-events.ts";
import { previewExtension } from "./extend.ts";
import { closureChange, closureExtension, closureInput, closureUndo } from "./fields.ts";
import { listAlternatives, listClosures, showClosure } from "./list.ts";
import { previewClosure } from "./preview.ts";
import { Closure, ClosureAlternatives, ClosurePreview, ClosureResult, UndoneClosure } from "./response.ts";
import { undoClosure } from "./undo.ts";

const tags = ["Closures"];
const security = [{ bearer: [] }];
const params = z.object({ id: z.uuid() });
const Alternatives = z.object({ data: z.array(ClosureAlternatives), now: z.iso.datetime() });

const list = createRoute({
  method: "get",
  path: "/closures",
  tags,
  security,
  summary: "Closures that have not ended, and those of the last day",
  description: "A repeated closure is there once, with its next date: `series` has all of them.",
  responses: { ...rejections, 200: response(z.object({ data: z.array(Closure) }), "The newest first") },
});

const preview = createRoute({
  method: "post",
  path: "/closures/preview",
  tags,
  security,
  summary: "Preview a closure: what would become of everything that it touches; changes nothing",
  request: { body: body(closureInput) },
  responses: { ...rejections, 200: response(ClosurePreview, "Exactly what POST /closures would do now") },
});

const create = createRoute({
  method: "post",
  path: "/closures",
  tags,
  security,
  summary: "Close courts",
  description:
    "Everything or nothing. 409 `closure_changed` if a `version` is given and the closure would affect anything else. With more than " +
    "200 bookings, lessons and event dates it is `closing` in the response: a job does it, and GET /closures/{id} has its progress. " +
    "422 `closure_too_big` with more than 2,000. With `repeat` there is a closure for each date: the first of them is in the response, " +
    "all are in its `series`.",
  request: { headers: idempotencyKey, body: body(closureInput) },
  responses: { ...rejections, 201: response(ClosureResult, "The closure, and what it did") },
});

const change = createRoute({
  method: "patch",
  path: "/closures/{id}",
  tags,
  security,
  summary: "Extend a closure, or reopen its courts early",
  description:
    "One of `end_time`, `extend_minutes` and `reopen`; with a `scope` also for other dates of a repeated closure, all or nothing. Reopened slots are offered to the waitlist first. An extension that affects " +
    "more than 200 bookings, lessons and event dates has `progress` in the response: a job does it, and until then the closure is as before. " +
    "If it fails, the closure stays as it is, with the `problem`.",
  request: { params, headers: idempotencyKey, body: body(closureChange) },
  responses: { ...rejections, 200: response(ClosureResult, "The closure, and what this did") },
});

const previewChange = createRoute({
  method: "post",
  path: "/closures/{id}/preview",
  tags,
  security,
  summary: "Preview an extension: what would become of everything that the added time touches; changes nothing",
  description:
    "Its `version` is for PATCH /closures/{id}, which then does exactly that or is rejected. `outcome` is that of the closure if absent.",
  request: { params, body: body(closureExtension) },
  responses: { ...rejections, 200: response(ClosurePreview, "Exactly what PATCH /closures/{id} would do now") },
});

const undo = createRoute({
  method: "post",
  path: "/closures/{id}/undo",
  tags,
  security,
  summary: "Undo a closure: restore what it canceled and moved",
  description:
    "409 `closure_rebooked` once anyone has booked in its place. With a `scope` also other dates of a repeated closure: all or nothing. An " +
    "undo that restores more than 200 bookings, lessons and event dates has `progress` in the response: a job does it, and until then the " +
    "closure is as before. If it fails, the closure stays as it is, with the `problem`.",
  request: { headers: idempotencyKey, params, body: { content: { "application/json": { schema: closureUndo } } } },
  responses: { ...rejections, 200: response(UndoneClosure, "Undoing twice changes nothing") },
});

const show = createRoute({
  method: "get",
  path: "/closures/{id}",
  tags,
  security,
  summary: "A closure, and how far it is while a job carries it out",
  request: { params },
  responses: { ...rejections, 200: response(Closure, "The closure") },
});

const alternatives = createRoute({
  method: "get",
  path: "/closures/alternatives",
  tags,
  security,
  summary: "The slots that are held for the caller in place of bookings that a closure has canceled",
  description:
    "One of them is taken with POST /waitlist-offers/{id}/accept; that ends the others for the same booking.",
  responses: {
    ...rejections,
    200: response(Alternatives, "By the canceled booking"),
  },
});

/** The router has one kind of segment at a place: the others there are ids. */
const onlyPreview: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.param("id") !== "preview") return onNotFound(c);
  return next();
};

/** The preview as it is routed; the document has its own path. */
const routedPreview = createRoute({
  ...preview,
  path: "/closures/{id}",
  middleware: [onlyPreview],
  hide: true,
});

/** One closure, and the alternatives, as they are routed. */
const routedShow = createRoute({
  ...show,
  request: { params: z.object({ id: z.union([z.uuid(), z.literal("alternatives")]) }) },
  responses: { ...rejections, 200: response(z.union([Closure, Alternatives]), "The closure, or the alternatives") },
  hide: true,
});

export function closures(events: ClosedEvents, freed: FreedSlots) {
  const router = newRouter();
  for (const described of [preview, alternatives, show]) router.openAPIRegistry.registerPath(described);
  return router
    .openapi(list, async (c) => c.json(await inClub(c, (tx) => listClosures(tx)), 200))
    .openapi(routedShow, async (c) => {
      const { id } = c.req.valid("param");
      if (id === "alternatives") return c.json(await inClub(c, listAlternatives), 200);
      return c.json(await inClub(c, (tx) => showClosure(tx, id)), 200);
    })
    .openapi(routedPreview, async (c) =>
      c.json(await inClub(c, (tx) => previewClosure(tx, c.req.valid("json"), events)), 200),
    )
    .openapi(create, async (c) => {
      const input = c.req.valid("json");
      return c.json(await onceInClub(c, input, (tx) => closeCourts(tx, input, events)), 201);
    })
    .openapi(change, async (c) => {
      const [{ id }, input] = [c.req.valid("param"), c.req.valid("json")];
      return c.json(await onceInClub(c, input, (tx) => changeClosure(tx, id, input, { events, freed })), 200);
    })
    .openapi(previewChange, async (c) => {
      const [{ id }, input] = [c.req.valid("param"), c.req.valid("json")];
      return c.json(await inClub(c, (tx) => previewExtension(tx, id, input, events)), 200);
    })
    .openapi(undo, async (c) => {
      const [{ id }, { scope = "this" }] = [c.req.valid("param"), c.req.valid("json")];
      return c.json(await onceInClub(c, { scope }, (tx) => undoClosure(tx, id, scope, events)), 200);
    });
}
