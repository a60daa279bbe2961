import { isApiError } from "@courtside/contracts/api/client.ts";

/** The api's own words, or what is known of a broken line. */
export const messageOf = (error: unknown): string =>
  isApiError(error) ? error.message : "Courtside cannot be reached";
