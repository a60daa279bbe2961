import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { scopeOf } from "@courtside/contracts/domain/api-scopes.ts";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { compress } from "hono/compress";
import type { AppEnv } from "../http/app-env.ts";
import { DEPRECATED_OPERATIONS } from "../http/deprecated-operations.ts";
import { isMatch } from "../http/if-none-match.ts";
import { pagePolicy } from "../http/page-policy.ts";
import { withExamples } from "./examples.ts";
import { referencePage } from "./reference-page.ts";

const require = createRequire(import.meta.url);
const { version } = require("swagger-ui-dist/package.json") as { version: string };
const FILES = { "swagger-ui.css": "text/css", "swagger-ui-bundle.js": "text/javascript" };

const METHODS = ["get", "put", "post", "patch", "delete"] as const;

/** Names with each operation the scope of API keys that it is open to, and marks those that will go. */
function withScopes(document: ReturnType<OpenAPIHono<AppEnv>["getOpenAPI31Document"]>) {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const name = `${method.toUpperCase()} ${path}`;
      const scope = scopeOf(name);
      const operation = item[method];
      if (operation && DEPRECATED_OPERATIONS[name]) operation.deprecated = true;
      if (scope && operation) operation.security = [...(operation.security ?? []), { apiKey: [scope] }];
    }
  }
  return document;
}

interface KeptDocument {
  text: string;
  zipped: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** Made once in a process: it takes a part of a second, and strangers may ask for it. */
function keptDocument(document: object): KeptDocument {
  const text = JSON.stringify(document);
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  return { text, zipped: new Uint8Array(gzipSync(text)), etag };
}

/** `/openapi.json`, generated from the routes, and `/docs`, its interactive page. */
export function describeApi(v1: OpenAPIHono<AppEnv>): void {
  v1.openAPIRegistry.registerComponent("securitySchemes", "bearer", {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
  });
  v1.openAPIRegistry.registerComponent("securitySchemes", "apiKey", {
    type: "http",
    scheme: "bearer",
    bearerFormat: "ck_…",
    description: "An API key of the club. Each operation that is open to keys names the scope that it needs.",
  });
  const info = {
    title: "Courtside",
    version: "1",
    description: "Instants are UTC ISO 8601; lists are paged by cursor.",
  };
  const document = () =>
    withExamples(withScopes(v1.getOpenAPI31Document({ openapi: "3.1.0", info, servers: [{ url: "/api/v1" }] })));
  let kept: KeptDocument | undefined;
  v1.get("/openapi.json", (c) => {
    kept ??= keptDocument(document());
    const headers = { etag: kept.etag, "cache-control": "no-cache", vary: "accept-encoding" };
    if (isMatch(c.req.header("if-none-match"), kept.etag)) return c.body(null, 304, headers);
    const isZipped = /\bgzip\b/.test(c.req.header("accept-encoding") ?? "");
    return c.body(isZipped ? kept.zipped : kept.text, 200, {
      ...headers,
      "content-type": "application/json",
      ...(isZipped && { "content-encoding": "gzip" }),
    });
  });
  v1.get("/docs", (c) => {
    const nonce = randomBytes(16).toString("base64");
    c.header("content-security-policy", pagePolicy(nonce));
    return c.html(referencePage({ title: info.title, nonce, version }));
  });
  for (const [name, type] of Object.entries(FILES))
    v1.get(`/docs/${version}/${name}`, compress(), async (c) => {
      c.header("content-type", `${type}; charset=utf-8`);
      c.header("cache-control", "public, max-age=31536000, immutable");
      return c.body(await readFile(require.resolve(`swagger-ui-dist/${name}`)));
    });
}
