import type { FetchClient } from "@courtside/contracts/api/client.ts";
import { loadAuthClient } from "./loadAuthClient.ts";
import { signOut } from "./sessionStore.ts";

/** Rejections that say that the session is gone for good (auth service, error codes). */
const ENDED = new Set(["session_not_found", "user_not_found", "user_banned"]);

/** Watches the responses of the api: a session that the server has ended is ended here too. */
export function endSessionOnRejection(client: FetchClient): void {
  client.use({
    async onResponse({ response }) {
      if (response.status !== 401 && response.status !== 403) return;
      const code = await rejectionCode(response.clone());
      if (code && ENDED.has(code)) await signOut("ended");
      if (code !== "bad_jwt") return;
      const client = await loadAuthClient();
      await client.refreshSession();
    },
  });
}

async function rejectionCode(response: Response): Promise<string | undefined> {
  if (!response.headers.get("content-type")?.includes("json")) return undefined;
  const body: unknown = await response.json();
  return typeof body === "object" && body !== null && "code" in body ? String(body.code) : undefined;
}
