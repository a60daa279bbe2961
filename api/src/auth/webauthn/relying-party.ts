import { isIP } from "node:net";
import type { Config } from "../../config.ts";
import { OWN_BRAND } from "../../mail/frame.ts";

/** The site as authenticators know it. */
export interface RelyingParty {
  id: string;
  origin: string;
  name: string;
}

/**
 * Decided by SITE_URL alone, never by a request. Undefined where browsers offer no WebAuthn: plain http on another host
 * than localhost, or an IP address.
 */
export function relyingPartyOf({ siteUrl }: Pick<Config, "siteUrl">): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(siteUrl);
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  if (protocol !== "https:" && !isLocal) return undefined;
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) return undefined;
  return { id: hostname, origin, name: OWN_BRAND.name };
}
