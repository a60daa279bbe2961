import { randomBytes } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { APP_PATHS } from "@courtside/contracts/domain/app-paths.ts";
import { FILE_PATH } from "@courtside/contracts/domain/server-paths.ts";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { serveStatic } from "hono/serve-static";
import { z } from "zod";
import { WIDGET_ORIGINS } from "../auth/captcha/settings.ts";
import type { Config } from "../config.ts";
import type { AppEnv } from "../http/app-env.ts";
import { pagePolicy, workerPolicy } from "../http/page-policy.ts";
import { overrideOrigins } from "../registry/override-origins.ts";
import { parseRegistry, registryFor, registryText } from "../registry/read-registry.ts";
import { sessionOfPage } from "../registry/session-cookies.ts";
import { hasScreen, type PartFiles, registryElement, screenPreloads } from "./page-remotes.ts";
import { RETIRED_WORKER } from "./retired-worker.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
const NONCE_PLACE = /__CSP_NONCE__/g;
const SITE_URL_PLACE = /__SITE_URL__/g;
const REMOTES_PLACE = "<!--REMOTES-->";
const APP_PAGE = "app.html";
/** By this the page knows that it may be kept. */
const KEPT_FILES = /<meta name="courtside-files"[^>]*>\n?/;
const partsSchema = z.record(z.string(), z.array(z.string()));
/** The sign-in page of testers; a server without QA login has no such page (docs/product/access.md#qa-sign-in). */
const QA_PAGE = "/qa-test";

/**
 * The web side of the one origin: built files, precompressed and immutable; prerendered public pages; and the application's page
 * for every other path, so that deep links work.
 */
export function web({
  siteDir,
  siteUrl,
  qaLogin,
  remotesFile,
  remoteOrigins,
  remoteOverrides,
  serviceWorker,
  captcha,
}: Pick<
  Config,
  "siteDir" | "siteUrl" | "qaLogin" | "remotesFile" | "remoteOrigins" | "remoteOverrides" | "serviceWorker" | "captcha"
>): Hono<AppEnv> {
  const overrides = overrideOrigins({ remoteOverrides, remoteOrigins });
  const codeOrigins = overrides ?? remoteOrigins;
  const widgetOrigins = captcha ? WIDGET_ORIGINS[captcha.provider] : [];
  const built = serveStatic<AppEnv>({
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

  /** No other name is looked up on disk, which rejects some names by an error of its own. */
  const files: MiddlewareHandler<AppEnv> = (c, next) => (BUILT_FILE.test(c.req.path) ? built(c, next) : next());

  /** A file that was built before the site's public address was known. */
  async function template(name: string): Promise<string | null> {
    const text = await readFile(join(siteDir, name), "utf8").catch(missing);
    return text?.replace(SITE_URL_PLACE, siteUrl) ?? null;
  }

  /**
   * Adds the session's registry, and links to the files of the path's screen; 404 if there is no such screen, although a team's
   * own override may have one. Without a registry the shell requests it itself.
   */
  async function withRemotes(c: Context<AppEnv>, html: string): Promise<{ html: string; status: 200 | 404 }> {
    const text = await registryText(remotesFile);
    const found = text === null ? null : parseRegistry(text);
    if (!found) return { html, status: 200 };
    // As the browser has it: Hono decodes some of its letters.
    const { pathname } = new URL(c.req.url);
    const { json, remotes, given } = registryFor(sessionOfPage(c, found.canaries, siteUrl), found, overrides);
    if (given.length > 0) c.get("deps").canaryPages.count(given);
    const preloads = screenPreloads(pathname, remotes, await parts());
    const filled = html.replace(REMOTES_PLACE, () => `${preloads}\n${registryElement(json)}`);
    return { html: filled, status: hasScreen(pathname, remotes) ? 200 : 404 };
  }

  async function parts(): Promise<PartFiles> {
    const text = await readFile(join(siteDir, "app-parts.json"), "utf8").catch(missing);
    return text === undefined ? {} : partsSchema.parse(JSON.parse(text));
  }

  async function page(c: Context<AppEnv>, name: string): Promise<Response | null> {
    const text = await template(name);
    if (text === null) return null;
    const isApp = name === APP_PAGE;
    const offered = serviceWorker ? text : text.replace(KEPT_FILES, "");
    const { html, status } = isApp ? await withRemotes(c, offered) : { html: text, status: 200 as const };
    const nonce = randomBytes(16).toString("base64");
    c.header("content-security-policy", pagePolicy(nonce, isApp ? codeOrigins : [], isApp ? widgetOrigins : []));
    c.header("cache-control", "no-cache");
    return c.html(html.replace(NONCE_PLACE, nonce), status);
  }

  return (
    new Hono<AppEnv>()
      .get("/_mf/*", files)
      .get("/assets/*", files)
      .get("/robots.txt", async (c) => c.text((await template("robots.txt")) ?? ""))
      .get("/sitemap.xml", async (c, next) => {
        const sitemap = await template("sitemap.xml");
        return sitemap === null ? next() : c.body(sitemap, 200, { "content-type": "application/xml" });
      })
      .on("GET", ["/manifest.webmanifest", "/device.webmanifest"], compress(), async (c, next) => {
        const manifest = await template(c.req.path.slice(1));
        if (manifest === null) return next();
        c.header("cache-control", "no-cache");
        return c.body(manifest, 200, { "content-type": "application/manifest+json" });
      })
      .get("/sw.js", compress(), async (c) => {
        const worker = serviceWorker ? await template("sw.js") : null;
        c.header("cache-control", "no-cache");
        c.header("content-security-policy", workerPolicy(codeOrigins));
        const script = worker === null ? RETIRED_WORKER : withOrigins(worker, codeOrigins);
        return c.body(script, 200, { "content-type": "text/javascript; charset=utf-8" });
      })
      // Pages are generated for each response, so they are not precompressed.
      .get("*", compress(), async (c, next) => {
        const path = c.req.path;
        if (
          path.startsWith("/_mf/") ||
          path.startsWith("/assets/") ||
          path.startsWith("/api/") ||
          path.startsWith("/auth/v1") ||
          FILE_PATH.test(path)
        )
          return next();
        const isPublic = PUBLIC_PATH.test(path) && !isAppPath(path) && (qaLogin || path !== QA_PAGE);
        const prerendered = isPublic ? await page(c, path === "/" ? "index.html" : `${path.slice(1)}.html`) : null;
        return prerendered ?? (await page(c, APP_PAGE)) ?? c.text("The web application has not been built yet", 503);
      })
  );
}

/** An earlier build may have left a page of that name, which is now the application's. */
const isAppPath = (path: string): boolean => APP_PATHS.some((own) => own === path);

/** One plain segment: the name of a prerendered page. Never `app`, which is the application itself. */
const PUBLIC_PATH = /^\/(?!app$)[a-z-]{0,60}$/;
/**
 * Segments of plain characters, as the bundler and releases name files and folders. Names with a dot in front are the server's own:
 * releases that are being copied, and the signed requests that were seen.
 */
const BUILT_FILE = /^(?:\/[\w@~+-][\w.@~+-]{0,119}){2,12}$/;

/**
 * The worker knows from which origins it may fetch. Browsers keep the policy with which they installed a worker until its bytes change,
 * so the bytes have to change with the policy.
 */
const withOrigins = (worker: string, codeOrigins: readonly string[]): string =>
  `${worker}\nself.codeOrigins = ${JSON.stringify(codeOrigins)};\n`;

const missing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === "ENOENT" || error.code === "ENOTDIR" || error.code === "EISDIR") return undefined;
  throw error;
};
