import { REMOTE_NAME } from "@courtside/contracts/domain/remote-name.ts";
import { createRoute, z } from "@hono/zod-openapi";
import { bodyLimit } from "hono/body-limit";
import { callOf } from "../auth/http/caller.ts";
import { DomainError } from "../errors.ts";
import { ErrorBody } from "../http/errors.ts";
import { body, rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { currentReleases } from "../registry/current-releases.ts";
import { judgeCanary } from "../registry/judge-canary.ts";
import { countClientError } from "./count.ts";

/** Names and numbers of our own making: they cannot identify a person. */
const ClientError = z
  .strictObject({
    remote: z
      .string()
      .max(40)
      .regex(REMOTE_NAME, { error: "must be a remote's name" })
      .openapi({ example: "mf-booking" }),
    version: z
      .string()
      .max(60)
      .regex(/^\d+\.\d+\.\d+[\w.+-]*$/, { error: "must be a version" })
      .openapi({ example: "1.0.0-1a2b3c4d" }),
    kind: z.enum(["unreachable", "slow", "contract", "chunk", "exception"]).openapi({
      description:
        "The server is down or does not respond in time; the contract differs; a part of the code cannot be fetched; the code fails",
    }),
    screen: z
      .string()
      .max(40)
      .regex(/^[a-z][a-z0-9-]*$/, { error: "must be a screen's name" })
      .optional()
      .openapi({ example: "book" }),
    club: z.uuid().optional().openapi({ description: "The club whose member had the failure, if one was signed in" }),
  })
  .openapi("ClientError");

const small = bodyLimit({
  maxSize: 2048,
  onError: () => {
    throw new DomainError("too_large", "request_entity_too_large", "A report is not larger than 2 KiB", {
      field: "body",
    });
  },
});

const report = createRoute({
  method: "post",
  path: "/client-errors",
  tags: ["Client errors"],
  summary: "Report a failure of a remote in the browser",
  description:
    "For all callers, signed in or not. Kept for 30 days as an hourly count, without a person, an address or a message. " +
    "A canary that fails more often than the live release is withdrawn by it. " +
    "A repeated report counts again, so it takes no Idempotency-Key.",
  middleware: [small] as const,
  request: { body: body(ClientError) },
  responses: {
    204: { description: "Counted" },
    400: rejections[400],
    413: response(ErrorBody, "Larger than 2 KiB"),
    429: response(ErrorBody, "Too many reports from this network"),
    503: rejections[503],
  },
});

export const clientErrors = newRouter().openapi(report, async (c) => {
  const report = c.req.valid("json");
  await countClientError(callOf(c), report);
  const { config, metrics } = c.get("deps");
  // Before a canary is withdrawn, which is no current release then.
  const isCurrent = metrics && (await currentReleases(config.remotesFile));
  await judgeCanary(c.get("deps"), report.remote, report.version);
  metrics?.clientError(report.kind, isCurrent?.(report) ? report : undefined);
  return c.body(null, 204);
});
