import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { AppEnv, Deps } from "./app-env.ts";
import { callerAddress } from "./caller-address.ts";

const GIVEN_ID = /^[\w.-]{8,64}$/;
/** The number of a header's characters that are kept, because callers choose content and length. */
const LONGEST_HEADER_TEXT = 300;
const LONGEST_LOGGED_PATH = 200;

interface ServeInfo {
  remoteAddr?: { hostname?: string };
}

/** Gives each request its id, its logger and, at its end, one line in the log. No query string, header or body is logged. */
export const openRequest = (deps: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const given = c.req.header("x-request-id");
    const requestId = given && GIVEN_ID.test(given) ? given : randomUUID();
    const log = deps.log.child({ requestId });
    c.set("deps", deps);
    c.set("requestId", requestId);
    c.set("log", log);
    const peer = (c.env as ServeInfo | undefined)?.remoteAddr?.hostname ?? "";
    c.set("ip", callerAddress(peer, c.req.header("x-forwarded-for"), deps.config.trustedProxies));
    c.set("userAgent", (c.req.header("user-agent") ?? "").slice(0, LONGEST_HEADER_TEXT));
    c.header("x-request-id", requestId);
    const start = performance.now();
    await next();
    const line = {
      method: c.req.method,
      path: c.req.path.slice(0, LONGEST_LOGGED_PATH),
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
      user: c.get("token")?.userId,
      code: c.get("rejection"),
    };
    if (c.res.status >= 500) log.error(line, "request");
    else log.info(line, "request");
  });
