import * as oidc from "openid-client";
import { authTransaction } from "../../db/transaction.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import type { AuthCall } from "../call.ts";
import { acceptChallenge } from "../flows/challenge.ts";
import { FLOW_SECONDS } from "../flows/give-code.ts";
import { insertFlow } from "../flows/queries.ts";
import { fromHere, takeOrReject } from "../limits/take.ts";
import { requireRecentProof } from "../own-account/prove-self.ts";
import { requireOwnAccount } from "../own-account/require-own-account.ts";
import { auditRedirect } from "../redirect-audit.ts";
import { safeRedirect } from "../redirects.ts";
import { validationFailed } from "../rejections.ts";
import { requireAal2 } from "../sessions/require-aal2.ts";
import { requireSession } from "../sessions/require-session.ts";
import { discovered } from "./discovery.ts";
import { OAUTH_LIMITS } from "./limits.ts";
import type { OidcProvider } from "./provider-settings.ts";
import { insertState } from "./queries.ts";
import { sealSecrets } from "./state-secrets.ts";

export interface BeginInput {
  /** The query as the client sent it. */
  query: Record<string, string>;
  /** The cookie that binds the response to this browser. */
  browser: string;
}

/**
 * The query parameters that a client may pass to the provider. No others are passed on, so none of our own can be replaced
 * (docs/product/auth-api.md#redirects).
 */
const PASSED_ON = ["prompt", "login_hint", "hd", "domain_hint", "ui_locales", "display", "access_type", "acr_values"];

/** The only address to which a provider redirects. */
export const callbackUrl = (siteUrl: string): string => `${siteUrl}/auth/v1/callback`;

/** The provider of this name. Rejected with `validation_failed`. */
export function namedProvider({ config }: AuthCall, name: string | undefined): OidcProvider {
  const provider = config.oidc.find((known) => known.name === name);
  if (provider) return provider;
  throw validationFailed(`Unsupported provider: Provider ${(name ?? "").slice(0, 64)} could not be found`);
}

/**
 * Begins a sign-in at a provider, or with `token` the linking of an identity to that account. Returns the address to which the
 * browser is redirected.
 */
export async function begin(call: AuthCall, { query, browser }: BeginInput, token?: VerifiedToken): Promise<string> {
  const provider = namedProvider(call, query.provider);
  const challenge = acceptChallenge(query);
  if (!challenge) throw validationFailed("PKCE flow requires code_challenge_method and code_challenge");
  await authTransaction(call.db, (sql) => takeOrReject(sql, fromHere(call, OAUTH_LIMITS.beginByIp)));
  const { configuration } = await discovered(provider);
  const state = oidc.randomState();
  const secrets = { nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };

  await authTransaction(call.db, async (sql) => {
    if (token) {
      const { user, session } = await requireSession(sql, token);
      await requireOwnAccount(sql, user);
      requireAal2(user, session, "link an identity");
      if (!user.is_anonymous) requireRecentProof(session, "Connecting an account requires reauthentication");
    }
    await auditRedirect(sql, call);
    const redirectTo = safeRedirect(call.redirectTo, call.config);
    const flow = { challenge, method: "oauth", redirectTo, userId: token?.userId, seconds: FLOW_SECONDS } as const;
    const flowId = await insertFlow(sql, flow);
    const sealedSecrets = sealSecrets(call.keys, state, secrets);
    const linkSessionId = token?.sessionId;
    await insertState(sql, { state, browser, flowId, provider: provider.name, sealedSecrets, linkSessionId });
  });
  const url = oidc.buildAuthorizationUrl(configuration, {
    ...passedOn(query),
    redirect_uri: callbackUrl(call.config.siteUrl),
    scope: [...new Set([...provider.scopes, ...requestedScopes(query.scopes)])].join(" "),
    state,
    nonce: secrets.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: "S256",
  });
  return url.href;
}

function passedOn(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = query[name];
      return value === undefined || value.length > 500 ? [] : [[name, value]];
    }),
  );
}

const requestedScopes = (scopes = "") => scopes.split(/[\s,]+/).filter((scope) => /^[\w.:/-]{1,200}$/.test(scope));
