import type { Context } from "hono";
import { matchedRoutes } from "hono/route";
import type { AppEnv } from "./app-env.ts";

export const API_BASE = "/api/v1";

/** The operation that the router has matched; undefined: none has this path. */
export const matchedOperation = (c: Context<AppEnv>) =>
  matchedRoutes(c).find(({ method, path }) => method !== "ALL" && path.startsWith(`${API_BASE}/`));

/** "PATCH /bookings/{id}", as the document of the api names the operation. */
export const operationOf = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${path.slice(API_BASE.length).replace(/:(\w+)(\{[^}]*\})?/g, "{$1}")}`;
