import { escapeHtml } from "../../mail/escape-html.ts";

interface Page {
  nonce: string;
  title: string;
  paragraphs: string[];
  /** The label of the button that does it. */
  button?: string;
}

/** A page for people who are not signed in. Its address is a key, so it sends no referrer. */
export const unsubscribePage = ({ nonce, title, paragraphs, button }: Page): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="referrer" content="no-referrer">
  <meta name="robots" content="noindex">
  <meta name="color-scheme" content="light dark">
  <title>${escapeHtml(title)}</title>
  <style nonce="${nonce}">
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
    body { max-width: 36rem; margin: 0 auto; padding: 3rem 1rem }
    h1 { font-size: 1.5rem; line-height: 1.25 }
    button { font: inherit; font-weight: 600; padding: .75rem 1.25rem; border: 0; border-radius: 6px; color: #fff; background: #1f2937; cursor: pointer }
    button:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px }
    @media (prefers-color-scheme: dark) { button { color: #111827; background: #e5e7eb } }
  </style>
</head>
<body>
  <main>
    <h1>${escapeHtml(title)}</h1>
    ${paragraphs.map((each) => `<p>${escapeHtml(each)}</p>`).join("\n    ")}
    ${button ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : ""}
  </main>
</body>
</html>`;
