import { context } from "@opentelemetry/api";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { Logger } from "pino";
import { withoutAddresses } from "../log.ts";
import { openRequestSpan } from "../tracing/request-span.ts";
import type { AppEnv, Deps } from "./app-env.ts";
import { callerAddress } from "./caller-address.ts";

const GIVEN_ID = /^[\w.-]{8,64}$/;
/** The number of a header's characters that are kept, because callers choose content and length. */
const LONGEST_HEADER_TEXT = 300;
const LONGEST_LOGGED_PATH = 200;

interface ServeInfo {
  remoteAddr?: { hostname?: string };
}

/** The id that a caller gives, or a new one. */
export const requestIdOf = (given: string | null | undefined): string =>
  given && GIVEN_ID.test(given) ? given : crypto.randomUUID();

/** A calendar feed's address is its secret, also where it was typed with a mistake. */
const FEED_PATH = /(\/calendar(?:\/|%2f)).+/is;

/** The same of the links that end mails. */
const UNSUBSCRIBE_PATH = /(\/unsubscribe(?:\/|%2f)).+/is;

/** What a log may have of a path: its beginning, no secret and no email address, also where someone typed one into an address. */
const loggedPath = (path: string): string => {
  const hidden = path.replace(FEED_PATH, "$1[secret].ics").replace(UNSUBSCRIBE_PATH, "$1[secret]");
  return withoutAddresses(hidden.slice(0, LONGEST_LOGGED_PATH));
};

/** Gives each request its id and, at its end, one line in the log. No secret, query string, header or body is logged. */
export const openRequest = (deps: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const start = performance.now();
    const requestId = requestIdOf(c.req.header("x-request-id"));
    c.set("deps", deps);
    c.set("requestId", requestId);
    const span = openRequestSpan((name) => c.req.header(name));
    const trace = span.traceId;
    c.set("trace", trace);
    await context.with(span.context, next);
    const { status } = c.res;
    const { method, path } = c.req;
    const ms = performance.now() - start;
    const code = c.get("rejection");
    const route = routePath(c);
    deps.metrics?.observe({ method, route, status, seconds: ms / 1000, code });
    span.end({ method, route, status, club: c.get("clubId"), code });
    const line = {
      requestId,
      method,
      path: loggedPath(path),
      status,
      ms: Math.round(ms * 10) / 10,
      user: c.get("token")?.userId,
      club: c.get("clubId"),
      code,
      trace,
    };
    if (status >= 500) deps.log.error(line, "request");
    else deps.requestLog?.write(line);
  });

/** The logger of a request's own lines, which carry its id, its trace and the caller's club. */
export const logOf = (c: Context<AppEnv>): Logger =>
  c.get("deps").log.child({ requestId: c.get("requestId"), club: c.get("clubId"), trace: c.get("trace") });

/** Where a request comes from, for limits and the audit log; the user agent as sent, at most 300 characters. */
export function callerOf(c: Context<AppEnv>): { ip: string; userAgent: string } {
  const peer = (c.env as ServeInfo | undefined)?.remoteAddr?.hostname ?? "";
  return {
    ip: callerAddress(peer, c.req.header("x-forwarded-for"), c.get("deps").config.trustedProxies),
    userAgent: (c.req.header("user-agent") ?? "").slice(0, LONGEST_HEADER_TEXT),
  };
}
