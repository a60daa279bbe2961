import { asOneLine, isOneLine, ONE_LINE_MESSAGE } from "@courtside/contracts/domain/one-line.ts";
import { z } from "zod";

export type Metadata = Record<string, unknown>;

/** Metadata is part of every access token, and a token must fit into a request header. */
const LARGEST = 4096;
const DEEPEST = 8;
/** Where the client's forms and providers put a person's name. */
const NAMES = ["name", "full_name", "preferred_username"] as const;

/** The metadata that people may set. Role and club are never read from it (docs/product/identity.md#what-the-server-decides). */
export const userMetadata = z
  .record(z.string(), z.unknown())
  .refine((data) => isStorable(data, 0), { error: "holds text that cannot be stored, or is nested too deeply" })
  .refine((data) => isSmall(data), { error: `must be at most ${LARGEST} bytes of JSON` })
  .superRefine((data, context) => {
    for (const name of NAMES) {
      const value = data[name];
      if (typeof value !== "string" || isOneLine(value)) continue;
      context.addIssue({ code: "custom", path: [name], message: ONE_LINE_MESSAGE });
    }
  });

export const isSmall = (data: Metadata): boolean => new TextEncoder().encode(JSON.stringify(data)).length <= LARGEST;

/** Postgres stores neither NUL nor an unpaired surrogate in jsonb. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value !== "object" || value === null) return true;
  if (depth > DEEPEST) return false;
  return Object.entries(value).every(([key, inner]) => isStorable(key, depth) && isStorable(inner, depth + 1));
}

/** The name of a new person: what the form sent, else the address before the @. At most 120 characters, as the table has it. */
export function fullNameOf(data: Metadata, email: string): string {
  const given = [data.full_name, data.name].find((name) => typeof name === "string" && name.trim() !== "");
  const name = typeof given === "string" ? given.trim() : email.slice(0, email.lastIndexOf("@"));
  return [...asOneLine(name)].slice(0, 120).join("");
}
