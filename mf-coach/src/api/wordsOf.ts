import { isApiError } from "@courtside/contracts/api/client.ts";

/** The server's own words; undefined where it could not be reached. */
export const wordsOf = (error: unknown): string | undefined => (isApiError(error) ? error.message : undefined);

/** The field that the server names as wrong. */
export function fieldOf(error: unknown): string | undefined {
  const field = isApiError(error) ? error.details?.field : undefined;
  return typeof field === "string" ? field : undefined;
}

export const codeOf = (error: unknown): string | undefined => (isApiError(error) ? error.code : undefined);
