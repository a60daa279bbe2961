import * as oidc from "openid-client";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import { type AuthEvent, auditRejection } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { giveCode } from "../flows/give-code.ts";
import { fromHere, takeOrReject } from "../limits/take.ts";
import { safeRedirect } from "../redirects.ts";
import { accountFor, notifyOwner } from "./account-for.ts";
import { callbackUrl } from "./begin.ts";
import { discovered, oidcProblem } from "./discovery.ts";
import { OAUTH_LIMITS } from "./limits.ts";
import { type ProvenIdentity, provenIdentity } from "./proven-identity.ts";
import type { OidcProvider } from "./provider-settings.ts";
import { deleteOptionalState, type StateRow } from "./queries.ts";
import { badCallback, badState } from "./rejections.ts";
import { unsealSecrets } from "./state-secrets.ts";
import { withError } from "./with-error.ts";

export interface ProviderResponse {
  query: URLSearchParams;
  /** The cookie that the flow began with. */
  browser: string | undefined;
}

/**
 * Handles the provider's response and returns the address to which the browser is redirected: with a code that only the browser
 * that began the flow can exchange, or with the error.
 */
export async function finish(call: AuthCall, response: ProviderResponse): Promise<string> {
  const event: AuthEvent = { action: "login_failed", detail: { method: "oauth" } };
  let target = call.config.siteUrl;
  try {
    return await auditRejection(call, event, async () => {
      const state = await useUp(call, response);
      // One that is too old leads to its page too, which says why.
      target = safeRedirect(state.redirect_to, call.config);
      requireUsable(state);
      if (state.link_user_id) event.userId = state.link_user_id;
      const identity = await askProvider(call, state, response.query);
      const { account, redirect_to } = await authTransaction(call.db, async (sql) => {
        const account = await accountFor(sql, call, identity, state.link_user_id ?? undefined);
        return { account, ...(await giveCode(sql, call, state.flow_id, account.user.id)) };
      });
      notifyOwner(call, account);
      return redirect_to;
    });
  } catch (error) {
    if (error instanceof DomainError) return withError(target, error);
    throw error;
  }
}

interface UsedState extends StateRow {
  state: string;
}

async function useUp(call: AuthCall, { query, browser }: ProviderResponse): Promise<UsedState> {
  const state = query.get("state");
  if (!state || state.length > 500) throw badCallback("OAuth state parameter missing");
  const found = await authTransaction(call.db, async (sql) => {
    await takeOrReject(sql, fromHere(call, OAUTH_LIMITS.callbackByIp));
    return deleteOptionalState(sql, { state, browser: browser ?? "" });
  });
  if (!found) throw badState("OAuth state not found or used already");
  return { ...found, state };
}

function requireUsable({ is_of_this_browser, is_over }: StateRow): void {
  if (!is_of_this_browser) throw badState("OAuth state belongs to another browser");
  if (is_over) throw badState("OAuth state has expired");
}

async function askProvider(call: AuthCall, used: UsedState, query: URLSearchParams): Promise<ProvenIdentity> {
  const provider = call.config.oidc.find(({ name }) => name === used.provider);
  if (!provider) throw badState("OAuth state belongs to a provider that is not there any more");
  const { configuration, issuer } = await discovered(provider);
  const { nonce, verifier } = unsealSecrets(call.keys, used.state, used.sealed_secrets);
  try {
    // Built from our own address, because the request's host comes from the caller.
    const url = new URL(`${callbackUrl(call.config.siteUrl)}?${query}`);
    const checks = {
      expectedState: used.state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    };
    const tokens = await oidc.authorizationCodeGrant(configuration, url, checks);
    const claims = await withUserInfo(configuration, tokens);
    const identity = provenIdentity(provider, issuer, claims);
    if (!identity) throw badCallback("The provider does not say who you are");
    return identity;
  } catch (error) {
    throw rejectionOf(call, provider, error);
  }
}

/** Many providers return the address only from the userinfo endpoint. openid-client checks that both describe the same person. */
async function withUserInfo(
  configuration: oidc.Configuration,
  tokens: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>,
): Promise<Record<string, unknown>> {
  const claims = tokens.claims();
  if (!claims) throw new Error("no ID token");
  if (claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint) return claims;
  return { ...(await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)), ...claims };
}

function rejectionOf(call: AuthCall, provider: OidcProvider, error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof oidc.AuthorizationResponseError) {
    const code = error.error === "access_denied" ? "access_denied" : "bad_oauth_callback";
    return new DomainError("forbidden", code, (error.error_description ?? error.error).slice(0, 300));
  }
  call.log.warn({ provider: provider.name, problem: oidcProblem(error) }, "a provider's response was rejected");
  return new DomainError("invalid", "bad_oauth_callback", `The response of ${provider.label} could not be verified`);
}
