import type { z } from "@hono/zod-openapi";
import { ErrorBody } from "./errors.ts";

/** One JSON answer of a route. */
export const answer = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { "application/json": { schema } },
});

/** One JSON body of a request; always required, so an absent one is refused and not taken for {}. */
export const body = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { "application/json": { schema } },
});

const refusal = (description: string) => answer(ErrorBody, description);

/** What any route with a session may answer instead. */
export const refusals = {
  400: refusal("A field is not valid; details.field names it"),
  401: refusal("No session, or it has ended"),
  402: refusal("The club's access has expired"),
  403: refusal("The role may not do this"),
  404: refusal("Does not exist in this club"),
  409: refusal("Someone was faster, or the state forbids it"),
  422: refusal("A rule of the club forbids it"),
  503: refusal("Temporarily unavailable; try again"),
} as const;
