import type { GoTrueClient } from "@supabase/auth-js";

let created: GoTrueClient | undefined;
let onCreated: (client: GoTrueClient) => void = () => undefined;

/** The browser's one auth client; undefined while no page has needed it. */
export const createdClient = (): GoTrueClient | undefined => created;

/** authClient.ts calls it once. */
export function setCreatedClient(client: GoTrueClient): void {
  created = client;
  onCreated(client);
}

/** Calls `listener` with the client as soon as one is created. */
export function whenCreated(listener: (client: GoTrueClient) => void): void {
  onCreated = listener;
  if (created) listener(created);
}
