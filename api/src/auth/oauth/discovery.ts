import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import * as oidc from "openid-client";
import { DomainError } from "../../errors.ts";
import type { OidcProvider } from "./provider-settings.ts";

/** A provider with its published metadata. */
export interface DiscoveredProvider {
  configuration: oidc.Configuration;
  issuer: string;
  keys: JWTVerifyGetKey;
}

const SECONDS = 5;
const FRESH_FOR = 3_600_000;

interface Discovery {
  at: number;
  provider: Promise<DiscoveredProvider>;
}
const discoveries = new WeakMap<OidcProvider, Discovery>();

/**
 * Requests the metadata once an hour, and again after a failure. Rejected with `unavailable` while the provider cannot be
 * reached.
 */
export async function discovered(provider: OidcProvider): Promise<DiscoveredProvider> {
  const known = discoveries.get(provider);
  const isFresh = known !== undefined && performance.now() - known.at < FRESH_FOR;
  const discovery = isFresh ? known : { at: performance.now(), provider: discover(provider) };
  discoveries.set(provider, discovery);
  try {
    return await discovery.provider;
  } catch (error) {
    if (discoveries.get(provider) === discovery) discoveries.delete(provider);
    throw new DomainError("unavailable", "provider_unavailable", `${provider.label} cannot be reached at the moment`, {
      cause: oidcProblem(error),
    });
  }
}

async function discover(provider: OidcProvider): Promise<DiscoveredProvider> {
  const isPlain = provider.issuer.protocol === "http:";
  const configuration = await oidc.discovery(provider.issuer, provider.clientId, {}, authentication(provider), {
    timeout: SECONDS,
    execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
  });
  const { issuer, jwks_uri } = configuration.serverMetadata();
  if (!jwks_uri) throw new Error("the provider publishes no keys");
  const keys = createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: SECONDS * 1000 });
  return { configuration, issuer, keys };
}

/** Sends the secret in the way that the provider wants; in the header if it does not say (RFC 8414). */
function authentication({ clientSecret }: OidcProvider): oidc.ClientAuth {
  if (clientSecret === undefined) return oidc.None();
  const [basic, post] = [oidc.ClientSecretBasic(clientSecret), oidc.ClientSecretPost(clientSecret)];
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (methods.includes("client_secret_basic") ? basic : post)(server, client, body, headers);
  };
}

/** The part of a provider's failure that may be logged: names of errors, never what was sent or received. */
export function oidcProblem(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const field = (name: string) => (name in error ? Reflect.get(error, name) : undefined);
  return { name: error.name, code: field("code"), error: field("error"), message: error.message };
}
