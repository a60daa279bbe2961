import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
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

/** Writes the registry whole or not at all, and leaves it alone when it says this already. Only under its lock. */
export function putRegistry(file: string, registry: unknown): void {
  const text = `${JSON.stringify(registry, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  writeFileSync(nextOf(file), text);
  renameSync(nextOf(file), file);
}

/** Adds to the history, which nothing shortens. Only under the registry's lock. */
export function recordChanges(file: string, changes: RegistryChange[]): void {
  const at = new Date().toISOString();
  for (const change of changes) appendFileSync(historyOf(file), `${JSON.stringify({ at, ...change })}\n`);
}
