import { z } from "@hono/zod-openapi";
import type { SessionResponse } from "./open.ts";

/** A session as calls outside the auth service respond with it: the argument of `setSession` in the web's client. */
export const Session = z
  .object({
    access_token: z.string(),
    refresh_token: z.string(),
    token_type: z.literal("bearer"),
    expires_in: z.number().int().openapi({ description: "Seconds that the access token lives" }),
    expires_at: z.number().int().openapi({ description: "Unix seconds" }),
  })
  .openapi("Session");

export const sessionOnly = ({ user: _user, ...session }: SessionResponse): z.infer<typeof Session> => session;
