/** A part of the contract that will go. */
export interface Deprecation {
  /** What a build shows of a remote: by its remote.json, or by what it imports from the shell. */
  part:
    | `${"slot" | "capability" | "role" | "module"} ${string}`
    | `field ${"routes" | "nav" | "slots" | "commands"}.${string}`
    | `export ${string} of ${string}`;
  /** The first release that warns: "1.1.0". */
  since: `${number}.${number}.0`;
  /** What to use in its place. */
  instead: string;
}

/** What of a registry entry says which parts a remote uses. */
export interface UsingEntry {
  routes?: object[];
  nav?: object[];
  slots?: object[];
  commands?: object[];
  wants?: Record<string, string> | undefined;
  imports?: Record<string, string[]> | undefined;
}

export declare const DEPRECATIONS: readonly Deprecation[];
export function goesIn(deprecation: { since: string }): string;
export function isGone(deprecation: { since: string }, version: string): boolean;
export function deprecatedUses(
  entry: UsingEntry,
  deprecations: readonly Record<keyof Deprecation, string>[],
  version: string | undefined,
): { warnings: string[]; problems: string[] };
