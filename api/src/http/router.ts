import { OpenAPIHono } from "@hono/zod-openapi";
import { DomainError } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";

/** A feature's routes. Input that a schema rejects gets 400 with the name of the first invalid field. */
export const newRouter = () =>
  new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      const [issue] = result.error.issues;
      const field = issue?.path.join(".") || (issue?.code === "unrecognized_keys" ? issue.keys.join(", ") : "body");
      throw new DomainError("invalid", "validation_failed", `${field}: ${issue?.message ?? "is not valid"}`, {
        field,
        issues: result.error.issues.map((each) => ({ field: each.path.join("."), message: each.message })),
      });
    },
  });
