import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import type { ProviderSetup } from "./oidc-provider-process.ts";

const script = fileURLToPath(new URL("./oidc-provider-process.ts", import.meta.url));

/** What the provider says about someone. */
export interface ProviderPerson {
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface OidcProviderProcess {
  /** The provider's origin. */
  issuer: string;
  /** Makes a person known, or changes what is said of them. Returns the subject, which signs in with any password. */
  person(claims: ProviderPerson, subject?: string): Promise<string>;
  /** An ID token signed with the provider's own key, of exactly these claims. */
  sign(claims: JWTPayload): Promise<string>;
  stop(): Promise<void>;
}

export const CONFIDENTIAL_CLIENT = { client_id: "courtside", client_secret: "the-secret-of-courtside-at-the-provider" };

/**
 * A real OpenID Connect provider in a process of its own. Its clients: {@link CONFIDENTIAL_CLIENT}, which returns to
 * `redirectUri`, and by the implicit flow `mobile` and `stranger`, which return to https://<client>.test/done.
 */
export async function startOidcProvider(redirectUri: string, port: number): Promise<OidcProviderProcess> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: "RS256", use: "sig" } as const;
  const implicit = (client_id: string) => ({
    client_id,
    token_endpoint_auth_method: "none" as const,
    response_types: ["id_token" as const],
    grant_types: ["implicit"],
    redirect_uris: [`https://${client_id}.test/done`],
  });
  const setup: ProviderSetup = {
    port,
    clients: [{ ...CONFIDENTIAL_CLIENT, redirect_uris: [redirectUri] }, implicit("mobile"), implicit("stranger")],
    jwks: { keys: [key] },
  };
  const child = spawn("node", [script], {
    env: { ...process.env, NODE_ENV: "test", OIDC_PROVIDER_SETUP: JSON.stringify(setup) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (log += chunk.toString()));
  const ended = once(child, "exit");
  while (!log.includes("listening")) {
    await Promise.race([once(child.stdout, "data"), ended]);
    if (child.exitCode !== null) throw new Error(`the provider ended:\n${log}`);
  }
  const issuer = `http://localhost:${port}`;
  return {
    issuer,
    async person(claims, subject = randomUUID()) {
      const response = await fetch(`${issuer}/test/people/${subject}`, { method: "PUT", body: JSON.stringify(claims) });
      if (!response.ok) throw new Error(`the provider returned ${response.status}`);
      return subject;
    },
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: key.kid, typ: "JWT" }).sign(privateKey),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
