import { isApiError } from "@courtside/contracts/api/client.ts";
import type { Problem } from "../auth/credentials.ts";

/** The text of an unforeseen failure. */
const FAILED = "Failed to create your club. Please try again.";

/** A rejection in the server's words, beneath its field where it names one of `fields`; all else in general words. */
export function failureOf<Field extends string>(error: unknown, fields: readonly Field[]): Problem<Field> {
  if (!isApiError(error) || error.code === "internal_error") return { message: FAILED };
  const field = fields.find((name) => name === error.details?.field);
  return field ? { field, message: error.message } : { message: error.message };
}

/** For a call that got no response: a failure like any other. */
export const lostLine = (error: unknown) => ({ data: undefined, error, response: undefined });
