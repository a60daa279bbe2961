import { randomBytes } from "node:crypto";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { AppEnv } from "../http/app-env.ts";
import { pagePolicy } from "../http/page-policy.ts";
import { renderDocs } from "./render.ts";

/** `/openapi.json`, generated from the routes, and `/docs`, the same to read. */
export function describeApi(v1: OpenAPIHono<AppEnv>): void {
  v1.openAPIRegistry.registerComponent("securitySchemes", "bearer", {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
  });
  const document = () =>
    v1.getOpenAPI31Document({
      openapi: "3.1.0",
      info: { title: "Courtside", version: "1", description: "Instants are UTC ISO 8601; lists are paged by cursor." },
      servers: [{ url: "/api/v1" }],
    });
  v1.get("/openapi.json", (c) => c.json(document()));
  v1.get("/docs", (c) => {
    const nonce = randomBytes(16).toString("base64");
    c.header("content-security-policy", pagePolicy(nonce));
    return c.html(renderDocs(document(), nonce));
  });
}
