import type { Context, ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { translateDatabaseError } from "../../db/errors.ts";
import { DomainError, type ErrorType } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { logOf } from "../../http/request.ts";

export const API_VERSION = "2024-01-01";

const STATUS: Record<ErrorType, ContentfulStatusCode> = {
  invalid: 400,
  unauthenticated: 403,
  access_expired: 403,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  rejected: 422,
  too_large: 413,
  rate_limited: 429,
  unavailable: 503,
  timeout: 504,
};

/** The client keeps its session on a 403 too, but readers of the log expect 401 for these. */
const UNAUTHORIZED = new Set(["no_authorization", "insufficient_aal"]);

/**
 * Maps every error of the auth service to its response. An unknown error is logged in full; its response reveals as little as
 * possible.
 */
export const onAuthError: ErrorHandler<AppEnv> = (thrown, c) => {
  const error = translateDatabaseError(thrown);
  if (error instanceof DomainError) {
    const status = error.kind === "unauthenticated" && UNAUTHORIZED.has(error.code) ? 401 : STATUS[error.kind];
    const retryAfter = error.details?.retryAfterSeconds ?? (error.kind === "unavailable" ? 1 : undefined);
    if (retryAfter !== undefined) c.header("retry-after", String(retryAfter));
    return response(c, status, error.code, error.message, error.details);
  }
  if (error instanceof HTTPException && error.status === 504) {
    return response(c, 504, "request_timeout", "Processing this request timed out, please retry after a moment.");
  }
  logOf(c).error({ err: thrown }, "unexpected error");
  return response(c, 500, "unexpected_failure", "Unexpected failure, please check server logs for more information");
};

/**
 * One body that both error styles of the client can read (docs/product/auth-api.md#errors), even if it cannot see the headers.
 */
function response(
  c: Context<AppEnv>,
  status: ContentfulStatusCode,
  code: string,
  message: string,
  details: Record<string, unknown> = {},
) {
  const { weak_password, oauthError } = details;
  const oauthStyle = oauthError === undefined ? {} : { error: oauthError, error_description: message };
  c.set("rejection", code);
  c.header("x-supabase-api-version", API_VERSION);
  c.header("x-sb-error-code", code);
  c.header("cache-control", "no-store");
  return c.json({ code, error_code: code, message, msg: message, weak_password, ...oauthStyle }, status);
}
