import { colors } from "../../design-system/src/theme/tokens.ts";

/** Every script and style of a page carries the nonce that the server puts in place of this placeholder. */
export const NONCE = "__CSP_NONCE__";

export const stylesheet = (href) => `<link rel="stylesheet" href="${href}" nonce="${NONCE}">`;
export const script = (src) => `<script defer src="${src}" nonce="${NONCE}"></script>`;
/** The bundle that everything waits for: a deferred script would be fetched last. */
export const entryScript = (src) => `<script defer src="${src}" fetchpriority="high" nonce="${NONCE}"></script>`;
/** A chunk that the bundle imports: it is compiled while it arrives. */
export const chunkScript = (src) => `<script async src="${src}" fetchpriority="high" nonce="${NONCE}"></script>`;
/** Runs before the first paint, so that colours do not flash. */
export const bootScript = (src) => `<script src="${src}" nonce="${NONCE}"></script>`;

/** An inline script that starts with the page. It must not contain the closing tag of the element. */
export const inlineScript = (code) => `<script nonce="${NONCE}">${code}</script>`;

/** A meta element; a name with a colon is an Open Graph property. */
export const meta = (name, content) =>
  `<meta ${name.startsWith("og:") ? "property" : "name"}="${name}" content="${escapeText(content)}">`;

const escapeText = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The server puts the public address of the product in place of this placeholder. */
export const SITE_URL = "__SITE_URL__";

/** A whole document. `head` and `body` are HTML; `title` and `description` are text. `noindex` unless the page is to be listed. */
export function htmlPage({ title, description, isIndexed = false, head = [], body, bodyAttributes = "" }) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="csp-nonce" content="${NONCE}">
<title>${escapeText(title)}</title>
${[description && meta("description", description), !isIndexed && meta("robots", "noindex")].filter(Boolean).join("\n")}
<meta name="theme-color" content="${colors.light.layout}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${colors.dark.layout}" media="(prefers-color-scheme: dark)">
${head.join("\n")}
</head>
<body${bodyAttributes}>
${body}
</body>
</html>
`;
}
