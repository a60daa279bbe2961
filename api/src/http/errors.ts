import { z } from "@hono/zod-openapi";
import type { ErrorHandler, NotFoundHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { translateDatabaseError } from "../db/errors.ts";
import { DomainError, type ErrorType } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";
import { logOf } from "./request.ts";

/** The one error body of /api/v1. */
export const ErrorBody = z
  .object({
    code: z.string().openapi({ example: "slot_conflict" }),
    message: z.string().openapi({ example: "This time slot conflicts with an existing booking" }),
    details: z.record(z.string(), z.unknown()).optional(),
    requestId: z.string(),
  })
  .openapi("Error");

const STATUS: Record<ErrorType, ContentfulStatusCode> = {
  invalid: 400,
  unauthenticated: 401,
  access_expired: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  rejected: 422,
  rate_limited: 429,
  unavailable: 503,
  timeout: 504,
};

/** Rejections of the framework itself, with the invalid part of the request. */
const FRAMEWORK: Record<number, { code: string; field?: string }> = {
  400: { code: "bad_json", field: "body" },
  415: { code: "unsupported_media_type", field: "content-type" },
  504: { code: "request_timeout" },
};

/**
 * Maps every error of the api to its response, and no other module does. An unknown error is logged in full; its response reveals
 * as little as possible.
 */
export const onError: ErrorHandler<AppEnv> = (thrown, c) => {
  const error = translateDatabaseError(thrown);
  const requestId = c.get("requestId");
  if (error instanceof DomainError) {
    const retryAfter = error.details?.retryAfterSeconds ?? (error.kind === "unavailable" ? 1 : undefined);
    if (retryAfter !== undefined) c.header("retry-after", String(retryAfter));
    c.set("rejection", error.code);
    return c.json({ code: error.code, message: error.message, details: error.details, requestId }, STATUS[error.kind]);
  }
  if (error instanceof HTTPException) {
    const { code, field } = FRAMEWORK[error.status] ?? { code: "http_error" };
    c.set("rejection", code);
    return c.json({ code, message: error.message, details: field && { field }, requestId }, error.status);
  }
  logOf(c).error({ err: thrown }, "unexpected error");
  return c.json({ code: "internal_error", message: "An unexpected error occurred", requestId }, 500);
};

export const onNotFound: NotFoundHandler<AppEnv> = (c) =>
  c.json({ code: "not_found", message: "Not found", requestId: c.get("requestId") }, 404);
