import { isApiError } from "@courtside/contracts/api/client.ts";
import { UNEXPECTED } from "../auth/failureText.ts";

/** A rejection of the api in its own words; all else is unexpected. */
export const apiFailureText = (error: unknown): string => (isApiError(error) ? error.message : UNEXPECTED);
