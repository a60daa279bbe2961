import { createHash } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";
import { isMatch } from "./if-none-match.ts";

const isTagged = (type: string | null): boolean => /^(application\/json|text\/csv)\b/.test(type ?? "");

/**
 * What a program reads by an API key has an ETag of its content and is not sent again to a request that names it (docs/api.md).
 * Requests with a session go without: browsers keep none of these responses.
 */
export const contentTag = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.req.method !== "GET" || !c.get("token")?.isApiKey) return;
  const { status, headers } = c.res;
  if (status !== 200 || headers.has("etag") || !isTagged(headers.get("content-type"))) return;
  const content = new Uint8Array(await c.res.arrayBuffer());
  const etag = `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
  const tagged = { etag, "cache-control": "private, no-cache" };
  // Hono carries the other headers over to the new response.
  c.res = isMatch(c.req.header("if-none-match"), etag)
    ? new Response(null, { status: 304, headers: tagged })
    : new Response(content, { status, headers: { "content-type": headers.get("content-type") ?? "", ...tagged } });
});
