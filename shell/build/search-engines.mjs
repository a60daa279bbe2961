import { meta, NONCE, SITE_URL } from "./html-page.mjs";

/** The preview of a page where a link to it is shared. `image` is a path; the card is 1200 × 630 px. */
export const socialCard = ({ title, description, path, image }) => [
  `<link rel="canonical" href="${SITE_URL}${path}">`,
  meta("og:type", "website"),
  meta("og:site_name", "Courtside"),
  meta("og:title", title),
  meta("og:description", description),
  meta("og:url", `${SITE_URL}${path}`),
  meta("og:image", `${SITE_URL}${image}`),
  meta("og:image:width", "1200"),
  meta("og:image:height", "630"),
  meta("og:image:alt", "Courtside: the booking grid of a racquet club"),
  meta("twitter:card", "summary_large_image"),
];

/** JSON-LD. It must not contain the closing tag of the script element. */
export const structuredData = (data) =>
  `<script type="application/ld+json" nonce="${NONCE}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

export const ROBOTS = `User-agent: *
Disallow: /api/
Disallow: /auth/v1/
Allow: /

Sitemap: ${SITE_URL}/sitemap.xml
`;

/** The pages that search engines may list. */
export const sitemap = (pages) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages
  .filter(({ isIndexed }) => isIndexed)
  .map(({ path }) => `  <url><loc>${SITE_URL}${path}</loc></url>`)
  .join("\n")}
</urlset>
`;
