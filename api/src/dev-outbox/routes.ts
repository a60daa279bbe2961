import { randomBytes } from "node:crypto";
import type { Context, Next } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { escapeHtml } from "../mail/escape-html.ts";
import { readOutbox } from "../mail/outbox.ts";
import type { OutboxMail } from "../mail/queries.ts";

/**
 * GET /dev/outbox, in development only: the kept mails, newest first, as a page or with `?format=json` as `[{id, to, kind,
 * subject, text, html, calendar, sent_at}]`; `?to=` filters by address.
 */
export async function devOutbox(c: Context<AppEnv>, next: Next): Promise<Response | undefined> {
  const { config, db } = c.get("deps");
  if (config.isProduction) {
    await next();
    return undefined;
  }
  const mails = await readOutbox(db, c.req.query("to")?.replaceAll("\0", ""));
  c.header("cache-control", "no-store");
  if (c.req.query("format") === "json") return c.json(mails);
  const nonce = randomBytes(16).toString("base64");
  c.header("content-security-policy", `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`);
  return c.html(page(mails, nonce));
}

const page = (mails: OutboxMail[], nonce: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Outbox</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
article { border-top: 1px solid #8888; padding: 1rem 0 }
h2 { font-size: 1rem; margin: 0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .5rem 0 0 }
</style></head>
<body><h1>Outbox</h1>
<p>Mails of this development server, newest first. With SMTP_URL they would have been sent.</p>
${mails.map(article).join("\n") || "<p>No mail yet.</p>"}
</body></html>
`;

const article = ({ to, kind, subject, text, calendar, sent_at }: OutboxMail) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(kind)} to ${escapeHtml(to)}, <time datetime="${sent_at.toISOString()}">${sent_at.toISOString()}</time></p>
<pre>${withLinks(escapeHtml(text))}</pre>
${calendar === null ? "" : `<details><summary>Invitation</summary><pre>${escapeHtml(calendar)}</pre></details>`}
</article>`;

const withLinks = (escaped: string) => escaped.replace(/^https?:\/\/\S+$/gm, (url) => `<a href="${url}">${url}</a>`);
