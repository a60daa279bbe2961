import type { Config } from "../config.ts";
import { type Purpose, typeOf } from "./one-time/purposes.ts";
import { safeRedirect } from "./redirects.ts";

export interface LinkInput {
  purpose: Purpose;
  linkToken: string;
  /** As the caller sent it. */
  redirectTo?: string | undefined;
}

/**
 * The page of ours that a mail links to. Its button verifies the token; opening the link changes nothing, so a mail scanner that
 * follows it does no harm (docs/product/auth-api.md#codes-and-links).
 */
export function pageLink(config: Config, { purpose, linkToken, redirectTo }: LinkInput): string {
  const page = purpose === "invite" ? "/club-invite" : "/auth";
  return withQuery(`${config.siteUrl}${page}`, {
    token_hash: linkToken,
    type: typeOf(purpose),
    ...redirectQuery(config, redirectTo),
  });
}

/** The same link through GET /verify, for programs that expect it to point to the service. */
export function serviceLink(config: Config, { purpose, linkToken, redirectTo }: LinkInput): string {
  return withQuery(`${config.siteUrl}/auth/v1/verify`, {
    token: linkToken,
    type: typeOf(purpose),
    redirect_to: safeRedirect(redirectTo, config),
  });
}

function redirectQuery(config: Config, redirectTo: string | undefined): Record<string, string> {
  const target = safeRedirect(redirectTo, config);
  return target === config.siteUrl ? {} : { redirect_to: target };
}

/** The URL with additional query parameters. */
export function withQuery(url: string, query: Record<string, string>): string {
  const changed = new URL(url);
  for (const [key, value] of Object.entries(query)) changed.searchParams.set(key, value);
  return changed.href;
}
