import { invalid } from "../errors.ts";

const INSTANT = /^2\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Keyset of a list that is ordered by a time and an id; opaque to callers. */
export const cursorOf = (startsAt: Date, id: string): string =>
  Buffer.from(`${startsAt.toISOString()}|${id}`).toString("base64url");

/** As `toISOString` writes it, and an existing day: February 31 would be parsed as March 3. */
const isInstant = (text: string): boolean =>
  INSTANT.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;

export function readCursor(cursor: string): { startsAt: string; id: string } {
  const [startsAt = "", id = ""] = Buffer.from(cursor, "base64url").toString().split("|");
  if (!isInstant(startsAt) || !UUID.test(id)) throw invalid("cursor", "cursor: is not one of ours");
  return { startsAt, id };
}
