import type { FetchClient } from "@courtside/contracts/api/client.ts";

/** Rejections that say that the session is gone for good (auth service, error codes). */
const ENDED = new Set(["session_not_found", "user_not_found", "user_banned"]);

interface BrowserSession {
  /** The access token that is stored; null when signed out. */
  token: () => string | null;
  /** Resolves when no session is about to be stored in place of this one. */
  replaced: () => Promise<void>;
  /** Resolves when what another tab stored before now can be read here. */
  arrived: () => Promise<void>;
  renew: () => Promise<unknown>;
  end: () => Promise<void>;
}

/**
 * Watches the responses of the api: a session that the server has ended is ended here too. A rejection of an earlier session,
 * sent before a sign-in or a second factor replaced it, ends nothing: what it read is read again.
 */
export function endSessionOnRejection(client: FetchClient, session: BrowserSession, fetch = globalThis.fetch): void {
  client.use({
    async onResponse({ request, response }) {
      if (response.status !== 401 && response.status !== 403) return undefined;
      const code = await rejectionCode(response.clone());
      if (code === "bad_jwt") await session.renew();
      if (!code || !ENDED.has(code)) return undefined;
      const isStored = () => request.headers.get("authorization") === `Bearer ${session.token()}`;
      await session.replaced();
      if (isStored()) await session.arrived();
      const token = session.token();
      if (!token || isStored()) {
        await session.end();
        return undefined;
      }
      return request.method === "GET" ? fetch(withToken(request, token)) : undefined;
    },
  });
}

function withToken(request: Request, token: string): Request {
  const headers = new Headers(request.headers);
  headers.set("authorization", `Bearer ${token}`);
  return new Request(request, { headers });
}

async function rejectionCode(response: Response): Promise<string | undefined> {
  if (!response.headers.get("content-type")?.includes("json")) return undefined;
  const body: unknown = await response.json();
  return typeof body === "object" && body !== null && "code" in body ? String(body.code) : undefined;
}
