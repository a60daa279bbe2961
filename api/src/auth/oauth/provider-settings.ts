import { OIDC_SETTINGS, type OidcSetting } from "../../environment.ts";

/** An OpenID Connect provider as configured in the environment. */
export interface OidcProvider {
  /** The name that clients use, in lower case. */
  name: string;
  /** The label of its button. */
  label: string;
  issuer: URL;
  clientId: string;
  /** Absent for a public client. */
  clientSecret: string | undefined;
  scopes: string[];
  /** Client ids that an ID token may be issued for: ours, and those of our other apps. */
  audiences: string[];
  /** The domains whose addresses the provider may verify, in lower case; empty: all. They also route POST /sso to it. */
  domains: string[];
}

type Environment = Record<string, string | undefined>;

const NAME = /^[a-z][a-z0-9_]{0,31}$/;
/** Values that `provider` already has elsewhere. */
const TAKEN = new Set(["email", "phone", "anonymous"]);
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]+$/;

const listed = (text = "") => text.split(/[\s,]+/).filter((entry) => entry !== "");

/**
 * The providers named by OIDC_PROVIDERS, each from its OIDC_<NAME>_… variables; and the problems with them, a line for each
 * variable, those included that no provider reads.
 */
export function oidcProviders(env: Environment): { providers: OidcProvider[]; problems: string[] } {
  const problems: string[] = [];
  const names = listed(env.OIDC_PROVIDERS);
  for (const name of names) {
    if (!NAME.test(name) || TAKEN.has(name)) problems.push(`OIDC_PROVIDERS: "${name}" cannot name a provider`);
  }
  if (new Set(names).size < names.length) problems.push("OIDC_PROVIDERS: names a provider twice");
  if (problems.length > 0) return { providers: [], problems };
  const providers = names.map((name) => {
    const prefix = prefixOf(name);
    return readProvider(
      name,
      (setting) => env[prefix + setting],
      (setting, problem) => problems.push(`${prefix}${setting}: ${problem}`),
    );
  });
  const settings = Object.keys(OIDC_SETTINGS);
  const known = new Set(names.flatMap((name) => settings.map((setting) => `${prefixOf(name)}${setting}`)));
  const others = Object.keys(env).filter((name) => /^OIDC_(?!PROVIDERS$)/.test(name) && !known.has(name));
  problems.push(...others.map((name) => `${name}: is no setting of a provider that OIDC_PROVIDERS names`));
  return { providers, problems };
}

const prefixOf = (name: string): string => `OIDC_${name.toUpperCase()}_`;

function readProvider(
  name: string,
  setting: (setting: OidcSetting) => string | undefined,
  reject: (setting: OidcSetting, problem: string) => void,
): OidcProvider {
  const issuer = URL.parse(setting("ISSUER") ?? "");
  if (!isIssuer(issuer))
    reject("ISSUER", "must be an https URL without query and fragment (http on this machine only)");
  const clientId = setting("CLIENT_ID") ?? "";
  if (clientId === "") reject("CLIENT_ID", "is required");
  const scopes = listed(setting("SCOPES") ?? "openid email profile");
  if (!scopes.includes("openid") || !scopes.every((scope) => SCOPE.test(scope))) {
    reject("SCOPES", 'must hold "openid" and be separated by spaces');
  }
  const domains = listed(setting("DOMAINS")?.toLowerCase());
  if (!domains.every((domain) => DOMAIN.test(domain))) reject("DOMAINS", "must be domain names, separated by commas");
  return {
    name,
    label: setting("LABEL") ?? name.charAt(0).toUpperCase() + name.slice(1),
    issuer: issuer ?? new URL("https://invalid.invalid"),
    clientId,
    clientSecret: setting("CLIENT_SECRET"),
    scopes,
    audiences: [clientId, ...listed(setting("AUDIENCES"))],
    domains,
  };
}

function isIssuer(url: URL | null): boolean {
  if (url === null || url.search !== "" || url.hash !== "" || url.username !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && LOOPBACK.has(url.hostname));
}
