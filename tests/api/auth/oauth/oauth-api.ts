import { randomUUID } from "node:crypto";
import { GoTrueClient, type Provider } from "@supabase/auth-js";
import { afterAll, inject } from "vitest";
import { type ApiProcess, startApi } from "../../../support/api-process.ts";
import { BrowserSession } from "../../../support/browser-session.ts";
import { freePort } from "../../../support/free-port.ts";
import { CONFIDENTIAL_CLIENT, type OidcProviderProcess, startOidcProvider } from "../../../support/oidc-provider.ts";

export interface OauthApi {
  api: ApiProcess;
  /** …/auth/v1 */
  url: string;
  provider: OidcProviderProcess;
}

/**
 * An api process with three providers: `google` and `club` are one real provider process, of which `club` is limited to the
 * domain club.test; `absent` does not respond. Ends with the test file.
 */
export async function startOauthApi(env: Record<string, string> = {}): Promise<OauthApi> {
  const port = await freePort();
  const client = (name: string) => ({
    [`OIDC_${name}_ISSUER`]: `http://localhost:${port}`,
    [`OIDC_${name}_CLIENT_ID`]: CONFIDENTIAL_CLIENT.client_id,
    [`OIDC_${name}_CLIENT_SECRET`]: CONFIDENTIAL_CLIENT.client_secret,
  });
  const api = await startApi({
    DATABASE_URL: inject("apiDatabaseUrl"),
    DATA_DIR: inject("dataDir"),
    SEND_NOTICES: "off",
    AUTH_IP_LIMIT_FACTOR: "1000",
    OIDC_PROVIDERS: "google,club,absent",
    ...client("GOOGLE"),
    OIDC_GOOGLE_AUDIENCES: "mobile",
    ...client("CLUB"),
    OIDC_CLUB_LABEL: "Club account",
    OIDC_CLUB_DOMAINS: "club.test",
    OIDC_ABSENT_ISSUER: "http://localhost:1",
    OIDC_ABSENT_CLIENT_ID: "x",
    ...env,
  });
  const provider = await startOidcProvider(`${api.url}/auth/v1/callback`, port);
  afterAll(async () => {
    await api.stop();
    await provider.stop();
  });
  return { api, url: `${api.url}/auth/v1`, provider };
}

/** The unmodified client on a page of ours in a browser. */
export function openPage({ url }: OauthApi): { browser: BrowserSession; client: GoTrueClient } {
  const browser = new BrowserSession();
  const memory = new Map<string, string>();
  const client = new GoTrueClient({
    url,
    fetch: browser.fetch,
    autoRefreshToken: false,
    flowType: "pkce",
    storageKey: randomUUID(),
    storage: {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    },
  });
  return { browser, client };
}

/** The page where a person ends who goes from `start` through the provider's pages; without `subject` they cancel there. */
export async function passProvider(
  { api, provider }: OauthApi,
  browser: BrowserSession,
  start: string,
  subject: string | undefined,
): Promise<URL> {
  const isHome = (url: URL) =>
    url.origin !== provider.issuer && !(url.origin === api.url && url.pathname.startsWith("/auth/v1/"));
  let at = await browser.follow(start, isHome);
  while (at.page) {
    const prompt = /name="prompt" value="(\w+)"/.exec(await at.page.text())?.[1];
    if (!prompt) throw new Error(`no page of the provider's: ${at.url} ${at.page.status}`);
    if (subject === undefined) {
      at = await browser.follow(`${at.url}/abort`, isHome);
      continue;
    }
    const body = new URLSearchParams({ prompt, login: subject, password: "any" });
    const response = await browser.fetch(at.url, { method: "POST", body });
    at = await browser.follow(new URL(response.headers.get("location") ?? "", at.url).href, isHome);
  }
  return at.url;
}

/** The whole sign-in: the client's address, the provider's pages, the code, the session. */
export async function signInWith(world: OauthApi, provider: Provider | "club", subject: string) {
  const { browser, client } = openPage(world);
  const end = await passProvider(world, browser, await startOf(client, provider), subject);
  const code = end.searchParams.get("code");
  if (!code) return { browser, client, end, error: Object.fromEntries(end.searchParams) };
  const { data, error } = await client.exchangeCodeForSession(code);
  if (error) throw error;
  return { browser, client, end, session: data.session };
}

/** The address that the client would navigate to. */
export async function startOf(
  client: GoTrueClient,
  provider: Provider | "club" | "absent",
  options: { redirectTo?: string; scopes?: string; queryParams?: Record<string, string> } = {},
): Promise<string> {
  const input = { provider: provider as Provider, options: { skipBrowserRedirect: true, ...options } };
  const { data, error } = await client.signInWithOAuth(input);
  if (error) throw error;
  return data.url;
}
