import { isIP } from "node:net";
import type { Config } from "../../config.ts";
import { OWN_BRAND } from "../../mail/frame.ts";

/** The site as WebAuthn's relying party. */
export interface RelyingParty {
  id: string;
  origin: string;
  name: string;
}

/**
 * Determined by SITE_URL alone, never by a request. Undefined if browsers offer no WebAuthn: plain http on a host other than
 * localhost, or an IP address.
 */
export function relyingPartyOf({ siteUrl }: Pick<Config, "siteUrl">): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(siteUrl);
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  if (protocol !== "https:" && !isLocal) return undefined;
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) return undefined;
  return { id: hostname, origin, name: OWN_BRAND.name };
}
