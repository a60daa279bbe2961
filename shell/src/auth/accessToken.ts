import { createdClient } from "./createdClient.ts";
import { loadAuthClient } from "./loadAuthClient.ts";
import { freshFor, storedSession } from "./storedSession.ts";

/** The session has expired and cannot be renewed now: the service, or the code that would ask it, cannot be reached. */
export class TokenUnavailable extends Error {}

/** The bearer token, fresh; null when signed out. Throws {@link TokenUnavailable}. */
export async function getAccessToken(): Promise<string | null> {
  const stored = createdClient() ? null : storedSession();
  if (stored && freshFor(stored) > 0) return stored.access_token;
  const { data, error } = await renewedSession();
  if (error) throw new TokenUnavailable(error.message, { cause: error });
  return data.session?.access_token ?? null;
}

async function renewedSession() {
  const client = await loadAuthClient().catch((cause: unknown) => {
    throw new TokenUnavailable("The auth client could not be loaded", { cause });
  });
  return client.getSession();
}
