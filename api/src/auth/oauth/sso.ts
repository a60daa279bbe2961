import { z } from "zod";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import type { AuthCall } from "../call.ts";
import { acceptChallenge, challengeFields } from "../flows/challenge.ts";
import { fromHere, takeOrReject } from "../limits/take.ts";
import { withQuery } from "../links.ts";
import { safeRedirect } from "../redirects.ts";
import { validationFailed } from "../rejections.ts";
import { OAUTH_LIMITS } from "./limits.ts";

export const ssoInput = z.object({
  provider_id: z.string().optional(),
  domain: z.string().optional(),
  redirect_to: z.string().optional(),
  skip_http_redirect: z.boolean().optional(),
  ...challengeFields,
});

/**
 * The address at which a sign-in begins for people of a domain: our own /authorize, for the provider of the domain. Rejected with
 * `saml_provider_disabled` if no provider has a domain, else with `sso_provider_not_found`.
 */
export async function beginSso(call: AuthCall, input: z.infer<typeof ssoInput>): Promise<string> {
  const candidates = call.config.oidc.filter(({ domains }) => domains.length > 0);
  if (candidates.length === 0) throw new DomainError("not_found", "saml_provider_disabled", "SAML 2.0 is disabled");
  const { provider_id: id, domain, redirect_to } = input;
  if (!id && !domain) throw validationFailed("A provider_id or domain needs to be provided");
  if (id && domain) throw validationFailed("Only one of provider_id or domain supported");
  const challenge = acceptChallenge(input);
  if (!challenge) throw validationFailed("PKCE flow requires code_challenge_method and code_challenge");
  await authTransaction(call.db, (sql) => takeOrReject(sql, fromHere(call, OAUTH_LIMITS.ssoByIp)));
  const wanted = domain?.toLowerCase() ?? "";
  const provider = candidates.find(({ name, domains }) => (id ? name === id : domains.includes(wanted)));
  if (!provider) {
    const message = `No SSO provider assigned for this ${id ? "id" : "domain"}`;
    throw new DomainError("not_found", "sso_provider_not_found", message);
  }
  return withQuery(`${call.config.siteUrl}/auth/v1/authorize`, {
    provider: provider.name,
    redirect_to: safeRedirect(redirect_to, call.config),
    code_challenge: challenge,
    code_challenge_method: "s256",
  });
}
