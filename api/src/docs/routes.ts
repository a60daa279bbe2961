import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { compress } from "hono/compress";
import type { AppEnv } from "../http/app-env.ts";
import { pagePolicy } from "../http/page-policy.ts";
import { referencePage } from "./reference-page.ts";

const require = createRequire(import.meta.url);
const { version } = require("swagger-ui-dist/package.json") as { version: string };
const FILES = { "swagger-ui.css": "text/css", "swagger-ui-bundle.js": "text/javascript" };

/** `/openapi.json`, generated from the routes, and `/docs`, its interactive page. */
export function describeApi(v1: OpenAPIHono<AppEnv>): void {
  v1.openAPIRegistry.registerComponent("securitySchemes", "bearer", {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
  });
  const info = {
    title: "Courtside",
    version: "1",
    description: "Instants are UTC ISO 8601; lists are paged by cursor.",
  };
  const document = () => v1.getOpenAPI31Document({ openapi: "3.1.0", info, servers: [{ url: "/api/v1" }] });
  v1.get("/openapi.json", (c) => c.json(document()));
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
