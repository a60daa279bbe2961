import { html } from "hono/html";

interface Page {
  title: string;
  nonce: string;
  /** The version of Swagger UI: its files are cached under it. */
  version: string;
}

/**
 * The page of `/docs`: Swagger UI over `openapi.json`. Of the references compared it is the only one that runs under the policy
 * of all pages (Scalar and OpenAPI Explorer need inline styles) and requests no other host. Tokens entered in it are not stored.
 * Its groups are closed at first: with more than some 122 operations open at once it shows the first seven alone.
 */
export const referencePage = ({ title, nonce, version }: Page) => html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} API</title>
  <link rel="stylesheet" href="docs/${version}/swagger-ui.css">
</head>
<body>
  <noscript><a href="openapi.json">openapi.json</a></noscript>
  <main id="reference"></main>
  <script src="docs/${version}/swagger-ui-bundle.js"></script>
  <script nonce="${nonce}">
    document.documentElement.classList.toggle("dark-mode", matchMedia("(prefers-color-scheme: dark)").matches);
    SwaggerUIBundle({
      url: "openapi.json",
      dom_id: "#reference",
      deepLinking: true,
      validatorUrl: null,
      docExpansion: "none",
    });
  </script>
</body>
</html>`;
