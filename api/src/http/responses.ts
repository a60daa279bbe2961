import type { z } from "@hono/zod-openapi";
import { ErrorBody } from "./errors.ts";

/** A JSON response of a route. */
export const response = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { "application/json": { schema } },
});

/** A JSON body of a request; always required, so that a missing one is rejected and does not count as {}. */
export const body = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { "application/json": { schema } },
});

const rejection = (description: string) => response(ErrorBody, description);

/** The error responses of every route with a session. */
export const rejections = {
  400: rejection("A field is not valid; details.field names it"),
  401: rejection("No session, or it has ended"),
  402: rejection("The club's access has expired"),
  403: rejection("The role may not do this"),
  404: rejection("Does not exist in this club"),
  409: rejection("A concurrent change came first, or the state does not allow it"),
  422: rejection("A rule of the club forbids it"),
  503: rejection("Temporarily unavailable; try again"),
} as const;
