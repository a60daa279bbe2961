import { randomBytes } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { serveStatic } from "hono/serve-static";
import type { AppEnv } from "../http/app-env.ts";
import { pagePolicy } from "./page-policy.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
const NONCE_PLACE = /__CSP_NONCE__/g;

/**
 * The one origin's web side: built files, precompressed and immutable; prerendered public pages; and for every other
 * path the application's page, so that deep links work.
 */
export function web(siteDir: string): Hono<AppEnv> {
  const files = serveStatic<AppEnv>({
    root: siteDir,
    join,
    precompressed: true,
    getContent: async (path) => (await readFile(path).catch(missing)) ?? null,
    isDir: async (path) =>
      stat(path)
        .then((found) => found.isDirectory())
        .catch(missing),
    onFound: (_path, c) => c.header("cache-control", IMMUTABLE),
  });

  async function page(c: Context<AppEnv>, name: string): Promise<Response | null> {
    const html = await readFile(join(siteDir, name), "utf8").catch(missing);
    if (html === undefined) return null;
    const nonce = randomBytes(16).toString("base64");
    c.header("content-security-policy", pagePolicy(nonce));
    c.header("cache-control", "no-cache");
    return c.html(html.replace(NONCE_PLACE, nonce));
  }

  return new Hono<AppEnv>()
    .get("/_mf/*", files)
    .get("/assets/*", files)
    .get("*", async (c, next) => {
      const path = c.req.path;
      if (
        path.startsWith("/_mf/") ||
        path.startsWith("/assets/") ||
        path.startsWith("/api/") ||
        path.startsWith("/auth/v1")
      )
        return next();
      const prerendered = PUBLIC_PATH.test(path)
        ? await page(c, path === "/" ? "index.html" : `${path.slice(1)}.html`)
        : null;
      return prerendered ?? (await page(c, "app.html")) ?? c.text("The web application has not been built yet", 503);
    });
}

/** One plain segment: what a prerendered page may be called. Never `app`, which is the application itself. */
const PUBLIC_PATH = /^\/(?!app$)[a-z-]*$/;

const missing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === "ENOENT" || error.code === "ENOTDIR" || error.code === "EISDIR") return undefined;
  throw error;
};
