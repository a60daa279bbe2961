import type { GoTrueClient } from "@supabase/auth-js";

/** The auth client. A session that is stored and fresh needs none of its code; making, renewing and ending one does. */
export async function loadAuthClient(): Promise<GoTrueClient> {
  const { authClient } = await import(/* webpackChunkName: "auth-client" */ "./authClient.ts");
  return authClient;
}
