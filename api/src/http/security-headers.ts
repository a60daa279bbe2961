import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";

/** What browsers heed in every response. One counts as data unless it has a policy of its own, as pages do with their nonce. */
const POLICIES = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=15552000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/** What they heed in pages and files. JSON goes without. */
const POLICIES_OF_FILES = {
  "cross-origin-opener-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
};

const forData = Object.entries(POLICIES);
const forFiles = Object.entries({ ...POLICIES, ...POLICIES_OF_FILES });

/** Adds to every response its id and the policies that it has not set itself. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.get("hasAllHeaders")) return;
  const { headers } = c.res;
  const policies = headers.get("content-type")?.startsWith("application/json") ? forData : forFiles;
  for (const [name, value] of policies) if (!headers.has(name)) headers.set(name, value);
  headers.set("x-request-id", c.get("requestId"));
});

/** Responses with personal data are never cached. */
export const noStore = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.get("hasAllHeaders")) return;
  if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store");
});

/**
 * Makes responses of kept JSON, each with all its headers. They are clones of one, because a new response checks the name and value of
 * each header again, which costs more than the rest of a request that reads no database. A handler that responds with one sets
 * `hasAllHeaders`.
 */
export function keptResponses(
  status: 200 | 304,
  body: Uint8Array<ArrayBuffer> | null,
  headers: { "cache-control": string } & Record<string, string>,
): (requestId: string) => Response {
  const first = new Response(body, { status, headers: { ...POLICIES, ...headers } });
  return (requestId) => {
    const response = first.clone();
    response.headers.set("x-request-id", requestId);
    return response;
  };
}
