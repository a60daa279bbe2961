import { escapeHtml } from "../mail/escape-html.ts";
import type { PersonData, PersonRows } from "./queries.ts";

const TITLES: Record<string, string> = {
  memberships: "Clubs",
  bookings: "Bookings and lessons",
  booking_players: "Bookings in which you play",
  booking_series: "Series of bookings",
  audit_log: "What you did",
  notices: "Mails to you",
  guests: "Visits as a guest",
};

/** The page that shows a person's data: no script, nothing from elsewhere. */
export function personPage({ exported_at, account, sign_in, records, truncated = [] }: PersonData): string {
  const sections = [
    section("Account", account ? [account] : []),
    ...Object.entries(sign_in).map(([name, rows]) => section(titleOf(name), rows ?? [])),
    ...Object.entries(records)
      .toSorted(([a], [b]) => placeOf(a) - placeOf(b) || a.localeCompare(b))
      .map(([name, rows]) => section(titleOfTable(name), rows)),
  ];
  const cut = truncated.map((name) => `${titleOfTable(name)} (${records[name]?.length.toLocaleString("en-US")})`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Your data</title>
<style>
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:72rem;padding:1.5rem}
.rows{overflow-x:auto}
table{border-collapse:collapse;font-size:.875rem}
th,td{border:1px solid #8886;padding:.375rem .625rem;text-align:left;vertical-align:top;white-space:pre-wrap;max-width:24rem;overflow-wrap:anywhere}
</style></head>
<body>
<h1>Your data</h1>
<p>${cut.length > 0 ? "What" : "Everything that"} Courtside stores about you, as of ${escapeHtml(timeText(exported_at))}. The JSON file has the same with all ids.</p>
${cut.length > 0 ? `<p>There is more than this file can hold. The newest rows alone are here of: ${escapeHtml(cut.join(", "))}.</p>` : ""}
${sections.join("\n")}
</body></html>
`;
}

const placeOf = (name: string): number => (Object.keys(TITLES).indexOf(name) + 100) % 100;

const titleOfTable = (name: string): string => TITLES[name] ?? titleOf(name);

const titleOf = (name: string): string => {
  const text = name.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

function section(title: string, rows: PersonRows): string {
  if (rows.length === 0) return "";
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) =>
    rows.some((row) => isShown(row[name])),
  );
  const head = columns.map((name) => `<th scope="col">${escapeHtml(titleOf(name))}</th>`).join("");
  const body = rows
    .map((row) => `<tr>${columns.map((name) => `<td>${escapeHtml(cellText(row[name]))}</td>`).join("")}</tr>`)
    .join("\n");
  return `<h2>${escapeHtml(title)}</h2>
<div class="rows" tabindex="0" role="region" aria-label="${escapeHtml(title)}"><table><thead><tr>${head}</tr></thead><tbody>
${body}
</tbody></table></div>`;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Ids say nothing to a reader. */
const isShown = (value: unknown): boolean => cellText(value) !== "";

function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(cellText).filter(Boolean).join(", ");
  if (typeof value === "object") {
    const parts = Object.entries(value).map(([name, part]) => [titleOf(name), cellText(part)]);
    return parts.flatMap(([name, part]) => (part ? [`${name}: ${part}`] : [])).join("\n");
  }
  const text = String(value);
  if (UUID.test(text)) return "";
  return INSTANT.test(text) ? timeText(text) : text;
}

/** "2026-03-08 14:00 UTC" */
function timeText(instant: string): string {
  const time = new Date(instant);
  return Number.isNaN(time.getTime()) ? instant : `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
