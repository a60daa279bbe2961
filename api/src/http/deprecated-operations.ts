import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";
import { API_BASE, matchedOperation, operationOf } from "./operation-of.ts";

/** Dates: since when an operation is deprecated, and until when it works at least. */
export interface Deprecation {
  since: string;
  until: string;
}

/** Operations that will go ("GET /courts"), each announced for a year (docs/api.md#changes-and-deprecation). */
export const DEPRECATED_OPERATIONS: Readonly<Record<string, Deprecation>> = {};

/** Says in each response of a deprecated operation that it will go and when: RFC 9745 and RFC 8594. */
export const deprecationHeaders = (operations = DEPRECATED_OPERATIONS) => {
  const hasAny = Object.keys(operations).length > 0;
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (!hasAny) return;
    const route = matchedOperation(c);
    const deprecation = route && operations[operationOf(route)];
    if (!deprecation) return;
    c.header("deprecation", `@${Date.parse(deprecation.since) / 1000}`);
    c.header("sunset", new Date(deprecation.until).toUTCString());
    c.header("link", `<${API_BASE}/docs>; rel="deprecation"; type="text/html"`);
  });
};
