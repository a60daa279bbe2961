/** Every script and style of a page carries the nonce that the server puts in place of this word. */
export const NONCE = "__CSP_NONCE__";

export const stylesheet = (href) => `<link rel="stylesheet" href="${href}" nonce="${NONCE}">`;
export const script = (src) => `<script defer src="${src}" nonce="${NONCE}"></script>`;
/** Runs before the first paint: colours must not flash. */
export const bootScript = (src) => `<script src="${src}" nonce="${NONCE}"></script>`;

const escapeText = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** A whole document. `head` and `body` are HTML; `title` and `description` are text. */
export function htmlPage({ title, description, head = [], body, bodyAttributes = "" }) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="csp-nonce" content="${NONCE}">
<title>${escapeText(title)}</title>
${description ? `<meta name="description" content="${escapeText(description)}">` : `<meta name="robots" content="noindex">`}
<meta name="theme-color" content="#f5f7fa" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0b1220" media="(prefers-color-scheme: dark)">
${head.join("\n")}
</head>
<body${bodyAttributes}>
${body}
</body>
</html>
`;
}
