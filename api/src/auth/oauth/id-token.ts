import { createHash } from "node:crypto";
import { errors, type JWTPayload, jwtVerify } from "jose";
import { z } from "zod";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import { updateSignedInByProof } from "../accounts/queries.ts";
import { audit, auditRejection } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { fromHere, takeOrReject } from "../limits/take.ts";
import { requireRecentProof } from "../own-account/prove-self.ts";
import { requireOwnAccount } from "../own-account/require-own-account.ts";
import { openSession, type SessionResponse } from "../sessions/open.ts";
import { requireAal2 } from "../sessions/require-aal2.ts";
import { requireSession } from "../sessions/require-session.ts";
import { accountFor, notifyOwner } from "./account-for.ts";
import { isAtHashOf } from "./at-hash.ts";
import { discovered } from "./discovery.ts";
import { OAUTH_LIMITS } from "./limits.ts";
import { provenIdentity } from "./proven-identity.ts";
import type { OidcProvider } from "./provider-settings.ts";
import { badIdToken, manualLinkingDisabled } from "./rejections.ts";

export const idTokenGrant = z.object({
  provider: z.string().optional(),
  id_token: z.string().optional(),
  access_token: z.string().optional(),
  nonce: z.string().optional(),
  link_identity: z.boolean().optional(),
});
type IdTokenGrant = z.infer<typeof idTokenGrant>;

/** Public keys only: a provider's public key must not be usable for signing. */
const ALGORITHMS = "RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519".split(" ");

/**
 * Signs in with an ID token that an app got from the provider itself; with `token` links the identity to that account. Issuer,
 * keys and audiences come from our own settings, never from the request (docs/product/auth-api.md#linking-identities).
 */
export function signInWithIdToken(
  call: AuthCall,
  grant: IdTokenGrant,
  token?: VerifiedToken,
): Promise<SessionResponse> {
  const event = { action: "login_failed", userId: token?.userId, detail: { method: "id_token" } } as const;
  return auditRejection(call, event, async () => {
    if (token && !call.config.auth.manualLinking) throw manualLinkingDisabled();
    await authTransaction(call.db, (sql) => takeOrReject(sql, fromHere(call, OAUTH_LIMITS.idTokenByIp)));
    const provider = call.config.oidc.find(({ name }) => name === grant.provider);
    if (!provider) {
      const name = (grant.provider ?? "").slice(0, 64);
      throw new DomainError("invalid", "provider_disabled", `Provider (${name}) is not enabled`);
    }
    const identity = await verifiedIdentity(provider, grant);
    const { account, response } = await authTransaction(call.db, async (sql) => {
      if (token) {
        const { user, session } = await requireSession(sql, token);
        await requireOwnAccount(sql, user);
        requireAal2(user, session, "link an identity");
        if (!user.is_anonymous) requireRecentProof(session, "Connecting an account requires reauthentication");
      }
      const account = await accountFor(sql, call, identity, token?.userId);
      const userId = account.user.id;
      const user = await updateSignedInByProof(sql, userId);
      const { session, response } = await openSession(sql, call, user, "oauth");
      const detail = { method: "id_token", provider: provider.name };
      await audit(sql, call.caller, { action: "login", userId, sessionId: session.id, detail });
      return { account, response };
    });
    notifyOwner(call, account);
    return response;
  });
}

async function verifiedIdentity(provider: OidcProvider, grant: IdTokenGrant) {
  if (!grant.id_token) throw badIdToken("id_token required");
  const { issuer, keys } = await discovered(provider);
  const { payload, alg } = await verified(grant.id_token, provider, { issuer, keys });
  checkNonce(payload, grant.nonce);
  // A token without at_hash says nothing about the access token, which we do not use.
  if (grant.access_token && payload.at_hash !== undefined && !isAtHashOf(payload.at_hash, grant.access_token, alg)) {
    throw badIdToken("Bad ID token: at_hash does not belong to the access token");
  }
  const identity = provenIdentity(provider, issuer, payload);
  if (!identity) throw badIdToken("Bad ID token: without a subject");
  return identity;
}

async function verified(
  idToken: string,
  provider: OidcProvider,
  { issuer, keys }: Pick<Awaited<ReturnType<typeof discovered>>, "issuer" | "keys">,
): Promise<{ payload: JWTPayload; alg: string }> {
  try {
    const { payload, protectedHeader } = await jwtVerify(idToken, keys, {
      issuer,
      audience: provider.audiences,
      algorithms: ALGORITHMS,
      requiredClaims: ["sub", "iat", "exp"],
    });
    const { azp } = payload;
    if (azp !== undefined && (typeof azp !== "string" || !provider.audiences.includes(azp))) {
      throw badIdToken("Unacceptable audience in id_token: azp");
    }
    return { payload, alg: protectedHeader.alg };
  } catch (error) {
    if (error instanceof errors.JWTClaimValidationFailed && error.claim === "aud") {
      throw badIdToken("Unacceptable audience in id_token");
    }
    if (error instanceof errors.JWKSTimeout) {
      throw new DomainError("unavailable", "provider_unavailable", `${provider.label} cannot be reached at the moment`);
    }
    if (error instanceof errors.JOSEError) throw badIdToken("Bad ID token");
    throw error;
  }
}

/** The app keeps the nonce and has the provider sign its hash, so that an intercepted token cannot be used. */
function checkNonce({ nonce: signed }: JWTPayload, nonce: string | undefined): void {
  if (!signed && !nonce) return;
  if (!signed || !nonce) throw badIdToken("Passed nonce and nonce in id_token should either both exist or not.");
  if (createHash("sha256").update(nonce).digest("hex") !== signed) throw badIdToken("Nonces mismatch");
}
