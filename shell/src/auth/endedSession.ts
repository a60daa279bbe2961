import type { FetchClient } from "@courtside/contracts/api/client.ts";

/**
 * Rejections of a token that is out of date: it has expired, or its second factor was removed on another device, which the renewed one
 * says.
 */
const OUTDATED = new Set(["bad_jwt", "insufficient_aal"]);
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
 * sent before a sign-in or a second factor replaced it, ends nothing: what it read is read again. So is what an expired
 * token read: a browser whose clock is slow does not notice the expiry. The second response stands, whatever it is.
 */
export function endSessionOnRejection(client: FetchClient, session: BrowserSession, fetch = globalThis.fetch): void {
  client.use({
    async onResponse({ request, response }) {
      if (response.status !== 401 && response.status !== 403) return undefined;
      const code = await rejectionCode(response.clone());
      const isStored = () => request.headers.get("authorization") === `Bearer ${session.token()}`;
      const again = () => {
        const token = session.token();
        return token && !isStored() && request.method === "GET" ? fetch(withToken(request, token)) : undefined;
      };
      if (code && OUTDATED.has(code)) {
        // A renewal that fails leaves the token as it is, or ends the session.
        if (isStored()) await session.renew().catch((cause: unknown) => console.warn("No renewal", cause));
        return again();
      }
      if (!code || !ENDED.has(code)) return undefined;
      await session.replaced();
      if (isStored()) await session.arrived();
      if (!session.token() || isStored()) {
        await session.end();
        return undefined;
      }
      return again();
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
