import { escapeHtml } from "./escape-html.ts";

/** The sender's brand. */
export interface Brand {
  name: string;
  /** "#1F2937" */
  color: string;
}

/** Courtside's own, for people without a club. */
export const OWN_BRAND: Brand = { name: "Courtside", color: "#1F2937" };

/** One of several messages in a mail. */
export interface Section {
  heading: string;
  paragraphs: string[];
  link?: { label: string; url: string } | undefined;
}

export interface Message {
  heading: string;
  /** A line break in a paragraph is kept. */
  paragraphs: string[];
  /** Beneath the paragraphs. */
  sections?: Section[] | undefined;
  button?: { label: string; url: string } | undefined;
  /** Six digits, shown large. */
  code?: string | undefined;
  /** Small print. */
  footnote?: string | undefined;
  /** A link in small print. */
  unsubscribe?: { label: string; url: string } | undefined;
}

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

const SMALL = "font-size:13px;line-height:20px;color:#4b5563";

/**
 * Programs that know the scheme take these colors, and do not invert the others, which would change the club's. They override
 * inline styles, which programs that drop the style element keep.
 */
const DARK = `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){.page{background:#030712!important;color:#f3f4f6!important}
.card{background:#111827!important}.small{color:#d1d5db!important}.button{border-color:#9ca3af!important}
.section{border-color:#4b5563!important}.link{color:#f3f4f6!important}}</style>`;

/** One message as text and as HTML, with the club's name and color. */
export function framed(brand: Brand, message: Message): { text: string; html: string } {
  return { text: asText(brand, message), html: asHtml(brand, message) };
}

function asText(
  brand: Brand,
  { heading, paragraphs, sections = [], button, code, footnote, unsubscribe }: Message,
): string {
  const parts = [
    heading,
    ...paragraphs,
    ...sections.flatMap((each) => [
      `* ${each.heading}`,
      ...each.paragraphs,
      each.link && `${each.link.label}:\n${each.link.url}`,
    ]),
    button && `${button.label}:\n${button.url}`,
    code && `Code: ${code}`,
    footnote,
  ];
  const end = unsubscribe && `${unsubscribe.label}:\n${unsubscribe.url}`;
  return `${[...parts, `– ${brand.name}`, end].filter(Boolean).join("\n\n")}\n`;
}

const paragraphHtml = (text: string): string =>
  `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;

/** A line parts it from what is above. */
const sectionHtml = ({ heading, paragraphs, link }: Section): string =>
  [
    `<div class="section" style="margin:0 0 16px;border-top:1px solid #d1d5db;padding:16px 0 0">`,
    `<h2 style="font-size:16px;line-height:24px;margin:0 0 8px">${escapeHtml(heading)}</h2>`,
    ...paragraphs.map(paragraphHtml),
    link &&
      `<p style="margin:0 0 16px"><a href="${escapeHtml(link.url)}" class="link" style="color:#1f2937;font-weight:600">` +
        `${escapeHtml(link.label)}</a></p>`,
    "</div>",
  ]
    .filter(Boolean)
    .join("\n");

function asHtml(
  brand: Brand,
  { heading, paragraphs, sections = [], button, code, footnote, unsubscribe }: Message,
): string {
  const colors = `background:${brand.color};color:${inkOn(brand.color)}`;
  const body = [
    `<h1 style="font-size:20px;line-height:28px;margin:0 0 16px">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(paragraphHtml),
    ...sections.map(sectionHtml),
    button &&
      `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" class="button" style="${colors};display:inline-block;padding:11px 19px;` +
        `border:1px solid ${brand.color};border-radius:6px;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>`,
    code && `<p style="margin:24px 0;font-size:28px;letter-spacing:6px;font-weight:700">${escapeHtml(code)}</p>`,
    footnote && `<p class="small" style="margin:24px 0 0;${SMALL}">${escapeHtml(footnote)}</p>`,
    unsubscribe &&
      `<p style="margin:24px 0 0;${SMALL}"><a href="${escapeHtml(unsubscribe.url)}" class="small" style="color:#4b5563">` +
        `${escapeHtml(unsubscribe.label)}</a></p>`,
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(heading)}</title>
${DARK}</head>
<body class="page" style="margin:0;padding:24px 12px;background:#f3f4f6;${FONT};font-size:16px;line-height:24px;color:#111827">
<div class="card" style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:8px;overflow:hidden;overflow-wrap:anywhere">
<div style="${colors};padding:16px 24px;font-weight:700">${escapeHtml(brand.name)}</div>
<div style="padding:24px">
${body.filter(Boolean).join("\n")}
</div></div></body></html>
`;
}

/** Black or white, whichever has more contrast with the color (WCAG's relative luminance). */
function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? "#000000" : "#ffffff";
}
