import { isApiError } from "@courtside/contracts/api/client.ts";
import type { Problem } from "../auth/credentials.ts";

/** The text of an unexpected failure. */
const FAILED = "Failed to create your club. Please try again.";

/** The server's message of a rejection, below its field if it names one of `fields`; a general text for any other failure. */
export function failureOf<Field extends string>(error: unknown, fields: readonly Field[]): Problem<Field> {
  if (!isApiError(error) || error.code === "internal_error") return { message: FAILED };
  const field = fields.find((name) => name === error.details?.field);
  return field ? { field, message: error.message } : { message: error.message };
}

/** For a call without a response: an unexpected failure. */
export const lostLine = (error: unknown) => ({ data: undefined, error, response: undefined });
