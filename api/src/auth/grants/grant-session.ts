import type { Context } from "hono";
import { DomainError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { bindBrowser } from "../http/browser-cookie.ts";
import { callOf } from "../http/caller.ts";
import { readBody } from "../http/read-body.ts";
import { readGuardedBody } from "../http/read-guarded-body.ts";
import { KNOWN_BROWSER } from "../known-browsers/browser-cookie.ts";
import { grantByIdToken } from "../oauth/routes.ts";
import type { SessionResponse } from "../sessions/open.ts";
import { exchangeCode, pkceGrant } from "./exchange-code.ts";
import { refresh, refreshGrant } from "./refresh.ts";
import { passwordGrant, signInWithPassword } from "./sign-in-with-password.ts";

type Grant = (c: Context<AppEnv>) => Promise<SessionResponse>;

const GRANTS = new Map<string, Grant>([
  [
    "password",
    async (c) => signInWithPassword(callOf(c), await readGuardedBody(c, passwordGrant), bindBrowser(c, KNOWN_BROWSER)),
  ],
  ["pkce", async (c) => exchangeCode(callOf(c), await readBody(c, pkceGrant))],
  ["id_token", grantByIdToken],
  ["refresh_token", async (c) => refresh(callOf(c), await readBody(c, refreshGrant))],
  ["web3", rejectingGrant("rejected", "web3_provider_disabled", "Web3 provider is disabled")],
]);

const unsupported = rejectingGrant("invalid", "invalid_credentials", "unsupported_grant_type");

/** POST /token: the query's `grant_type` names what is exchanged for a session. */
export const grantSession: Grant = (c) => (GRANTS.get(c.req.query("grant_type") ?? "") ?? unsupported)(c);

function rejectingGrant(...error: ConstructorParameters<typeof DomainError>): Grant {
  return () => Promise.reject(new DomainError(...error));
}
