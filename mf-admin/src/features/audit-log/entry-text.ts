import { clubDateLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
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

/** What an entry is about: a person by name, else what it is. */
export const subjectText = ({ subject_name, subject_type }: AuditEntry): string =>
  subject_name ?? actionText(subject_type ?? "this");

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

/** How the club shows times and courts. */
export interface ClubValues {
  zone: string;
  /** Names by id. */
  courts: ReadonlyMap<string, string>;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;

function valueText(value: unknown, { zone, courts }: ClubValues): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "object") return JSON.stringify(value);
  const text = String(value);
  return INSTANT.test(text) ? `${clubDateLabel(text, zone)}, ${clubTime(text, zone)}` : (courts.get(text) ?? text);
}

export interface ChangedValue {
  name: string;
  before: string;
  after: string;
}

/** What a change replaced, by field: "Cancel cutoff hours: 0 → 12". What stayed as it was is left out. */
export function changesOf({ before, after }: Pick<AuditEntry, "before" | "after">, club: ClubValues): ChangedValue[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .filter((name) => !before || !after || JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => ({
      name: capital(name.replace(/_id$/, "").replaceAll("_", " ")),
      before: before ? valueText(before[name], club) : "",
      after: after ? valueText(after[name], club) : "",
    }));
}

/** At a device on the club's wall, by an API key, or with a browser or program. */
export function sourceText({
  at_device,
  found_by_name,
  api_key_id,
  api_key_name,
  device,
}: Pick<AuditEntry, "at_device" | "found_by_name" | "api_key_id" | "api_key_name" | "device">): string {
  if (at_device) return found_by_name ? `At ${at_device}, by ${found_by_name}` : `At ${at_device}`;
  return api_key_id ? `API key ${api_key_name ?? "that was deleted"}` : deviceText(device);
}

/** "Rejected: slot conflict, 3 times". */
export function rejectionText({ code, times }: Pick<AuditEntry, "code" | "times">): string {
  const why = code ? `: ${code.replaceAll("_", " ")}` : "";
  return `Rejected${why}${times > 1 ? `, ${times} times` : ""}`;
}
