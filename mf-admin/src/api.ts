import { messageOf } from "@courtside/contracts/api/client.ts";

/** The api's message; if there was no response, that it cannot be reached. */
export const failureText = (error: unknown): string => messageOf(error) ?? "Courtside cannot be reached";
