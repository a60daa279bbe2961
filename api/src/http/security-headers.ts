import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import type { AppEnv } from "./app-env.ts";

const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The headers of every response, except the content policy. */
export const securityHeaders = secureHeaders({
  referrerPolicy: "strict-origin-when-cross-origin",
  xFrameOptions: "DENY",
  crossOriginResourcePolicy: "same-origin",
});

/** A response counts as data unless it has a policy of its own, as the HTML pages do with their nonce. */
export const contentPolicy = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!c.res.headers.has("content-security-policy")) c.res.headers.set("content-security-policy", DATA_POLICY);
});

/** Responses with personal data are never cached. */
export const noStore = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store");
});
