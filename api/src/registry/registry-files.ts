import {
  appendFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import type { CanaryAudience } from "@courtside/contracts/domain/canary.ts";

/** Everything that a change of the registry writes: the api may write to these and to no other file of the site. */
export const filesOfRegistry = (file: string): string[] => [
  file,
  nextOf(file),
  lockOf(file),
  `${lockOf(file)}.stale`,
  historyOf(file),
];

export const lockOf = (file: string): string => `${file}.lock`;
/** One line of JSON for each change of what browsers get, the oldest first. */
export const historyOf = (file: string): string => `${file}.history`;
/** The teams that may release over HTTP. The api reads it, and only the operator writes it. */
export const teamsOf = (file: string): string => `${file}.teams`;
const nextOf = (file: string): string => `${file}.next`;

/** A change of the registry takes milliseconds, whatever else a release does. */
export const REGISTRY_LOCK = { stale: 30_000, timeout: 5_000 };

/** A change of what browsers get of one remote. */
export interface RegistryChange {
  remote: string;
  version: string;
  what: "released" | "built" | "rolled back" | "canary" | "promoted" | "withdrawn" | "taken back";
  /** Who changed it; "error rate" for a canary that was withdrawn by itself. */
  who: string;
  commit?: string | undefined;
  /** Of a canary: who gets it. */
  audience?: CanaryAudience | undefined;
  /** Why it was withdrawn or taken back, or released without its checks. */
  reason?: string | undefined;
}

/**
 * Writes the registry, and what changed to the history, which nothing shortens: both or neither. Leaves a registry alone that says this
 * already. Only under its lock.
 */
export function putRegistry(file: string, registry: unknown, changes: RegistryChange[]): void {
  const text = `${JSON.stringify(registry, null, 2)}\n`;
  const isNew = !existsSync(file) || readFileSync(file, "utf8") !== text;
  const history = historyOf(file);
  const before = statSync(history, { throwIfNoEntry: false })?.size ?? 0;
  const at = new Date().toISOString();
  const lines = changes.map((change) => `${JSON.stringify({ at, ...change })}\n`).join("");
  try {
    // What needs room comes first: a full disk changes nothing.
    if (isNew) writeFileSync(nextOf(file), text);
    if (lines) appendFileSync(history, lines);
    if (isNew) renameSync(nextOf(file), file);
  } catch (error) {
    rmSync(nextOf(file), { force: true });
    if (statSync(history, { throwIfNoEntry: false })?.isFile()) truncateSync(history, before);
    throw error;
  }
}
