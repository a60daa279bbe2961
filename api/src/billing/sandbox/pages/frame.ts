import { escapeHtml } from "../../../mail/escape-html.ts";
import { STYLE } from "./style.ts";

export interface Page {
  title: string;
  /** Markup in which every text was escaped. */
  body: string;
}

/** A page of the sandbox. Its address is its key, so it sends no referrer. */
export const framed = ({ title, body }: Page, nonce: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – Courtside sandbox</title>
<style nonce="${nonce}">${STYLE}</style></head>
<body>
<header><span class="mark">Courtside</span><span class="badge">Sandbox: no money is moved</span></header>
<main>${body}</main>
</body></html>
`;

/** Allows only the page itself, its own style, and forms that eventually lead to `siteUrl`. */
export const sandboxPolicy = (nonce: string, siteUrl: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `form-action 'self' ${new URL(siteUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
