import type { Config } from "../config.ts";

type Site = Pick<Config, "siteUrl"> & { auth: Pick<Config["auth"], "redirectUrls"> };

/** Plain URL text: scheme, "//", a host without user and password, then only unambiguous characters. */
const SHAPE = /^https?:\/\/[A-Za-z0-9.-]+(?::\d{1,5})?(?:[/?#][A-Za-z0-9\-._~:/?#@!$&'()*+,;=%[\]]*)?$/;
const ENCODED_CONTROL = /%(?:[01][0-9a-f]|7f)/i;
/** Two slashes, a backslash, or either of them encoded: a path that another parser may take for a host. */
const DOUBTFUL_PATH = /\/\/|%2f|%5c/i;

/**
 * The redirect of a request, without its fragment, or undefined if it is not allowed (docs/product/auth-api.md#redirects): the
 * site's own scheme, host and port, or one entry of the allow-list, path included.
 */
export function allowedRedirect(input: string, { siteUrl, auth }: Site): string | undefined {
  if (input.length > 2048 || !SHAPE.test(input) || ENCODED_CONTROL.test(input)) return undefined;
  const url = URL.parse(input);
  // The parser corrects what it reads; an origin that it had to correct is not one of ours.
  if (!url || !input.startsWith(url.origin) || DOUBTFUL_PATH.test(url.pathname)) return undefined;
  url.hash = "";
  if (url.origin === new URL(siteUrl).origin) return url.href;
  return auth.redirectUrls.includes(`${url.origin}${url.pathname}`) ? url.href : undefined;
}

/** Like the above, but the site itself if the redirect is not allowed. */
export const safeRedirect = (input: string | undefined, site: Site): string =>
  (input && allowedRedirect(input, site)) || site.siteUrl;
