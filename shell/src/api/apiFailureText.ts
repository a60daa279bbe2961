import { isApiError } from "@courtside/contracts/api/client.ts";
import { UNEXPECTED } from "../auth/failureText.ts";

/** The message of the api's rejection; any other failure is unexpected. */
export const apiFailureText = (error: unknown): string => (isApiError(error) ? error.message : UNEXPECTED);
