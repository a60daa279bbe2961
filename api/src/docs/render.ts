import { html, raw } from "hono/html";

interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { description?: string }>;
}

interface Document {
  info: { title: string; description?: string };
  paths?: Record<string, unknown>;
  components?: { schemas?: Record<string, unknown> };
}

const METHODS = ["get", "post", "put", "patch", "delete"];
const json = (value: unknown) => JSON.stringify(value, null, 2);

/** The OpenAPI document as one plain page: no script, readable on any device. */
export function renderDocs(document: Document, nonce: string) {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = (item as Record<string, Operation>)[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${document.info.title} API</title>
  <style nonce="${nonce}">
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
    body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
    section { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 1rem 0 }
    h2 { font-size: 1.1rem; margin: 0 } code, pre { font: 13px/1.5 ui-monospace, monospace }
    pre { overflow-x: auto; padding: 12px; border-radius: 8px; background: color-mix(in srgb, currentColor 8%, transparent) }
    b { text-transform: uppercase; font-size: .8rem; margin-right: .5rem }
  </style>
</head>
<body>
  <main>
  <h1>${document.info.title} API</h1>
  <p>${document.info.description} <a href="openapi.json">openapi.json</a></p>
  ${operations.map(({ method, path, operation }) => renderOperation(method, path, operation))}
  <h1>Schemas</h1>
  ${Object.entries(document.components?.schemas ?? {}).map(
    ([name, schema]) => html`<section id="${name}"><h2>${name}</h2><pre>${json(schema)}</pre></section>`,
  )}
  </main>
</body>
</html>`;
}

function renderOperation(method: string, path: string, operation: Operation) {
  const bodySchema = operation.requestBody?.content?.["application/json"]?.schema;
  return html`<section>
    <h2><b>${method}</b><code>/api/v1${path}</code></h2>
    <p>${operation.summary}${operation.security ? " · needs a session" : ""}</p>
    ${operation.description ? html`<p>${operation.description}</p>` : ""}
    ${operation.parameters?.map(
      (each) =>
        html`<p><code>${each.name}</code> (${each.in}${each.required ? ", required" : ""}) <code>${json(each.schema)}</code></p>`,
    )}
    ${bodySchema ? html`<details><summary>Body</summary><pre>${json(bodySchema)}</pre></details>` : ""}
    ${raw(
      `<p>${Object.keys(operation.responses ?? {})
        .map((status) => `<code>${status}</code>`)
        .join(" ")}</p>`,
    )}
  </section>`;
}
