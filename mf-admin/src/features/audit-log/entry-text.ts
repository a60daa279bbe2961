import type { AuditEntry } from "./api.ts";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "booking.moved" → "Booking moved", "POST /api/v1/bookings/:id/cancel" → "Bookings cancel". */
export function actionText(action: string): string {
  const call = /^(?:GET|POST|PUT|PATCH|DELETE) \/api\/v1\/(.*)$/.exec(action)?.[1];
  const named = call
    ?.split("/")
    .filter((part) => !part.startsWith(":") && !part.startsWith("{"))
    .join(" ");
  return capital((named ?? action).replaceAll(/[._-]/g, " "));
}

const BROWSERS = [
  ["Edg/", "Edge"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;
const SYSTEMS = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Mac OS X", "Mac"],
  ["Windows", "Windows"],
  ["Linux", "Linux"],
] as const;

/** "Firefox on Windows"; of an unknown program what it calls itself. */
export function deviceText(device: string | null): string {
  if (!device) return "–";
  const browser = BROWSERS.find(([mark]) => device.includes(mark))?.[1];
  const system = SYSTEMS.find(([mark]) => device.includes(mark))?.[1];
  if (!browser) return device.split(" ")[0] ?? device;
  return system ? `${browser} on ${system}` : browser;
}

const valueText = (value: unknown): string =>
  value === null || value === undefined ? "–" : typeof value === "object" ? JSON.stringify(value) : String(value);

export interface ChangedValue {
  name: string;
  before: string;
  after: string;
}

/** What a change replaced, by field: "Cancel cutoff hours: 0 → 12". */
export function changesOf({ before, after }: Pick<AuditEntry, "before" | "after">): ChangedValue[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => ({
    name: capital(name.replaceAll("_", " ")),
    before: before ? valueText(before[name]) : "",
    after: after ? valueText(after[name]) : "",
  }));
}

/** "Rejected: slot conflict, 3 times". */
export function rejectionText({ code, times }: Pick<AuditEntry, "code" | "times">): string {
  const why = code ? `: ${code.replaceAll("_", " ")}` : "";
  return `Rejected${why}${times > 1 ? `, ${times} times` : ""}`;
}
