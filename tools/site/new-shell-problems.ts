import { isDeepStrictEqual } from "node:util";
import type { PublishedEntry } from "@courtside/contracts/shell/registry.ts";
import { fitProblems } from "../../api/src/registry/release/contract-problems.ts";
import { liveEntry, type PublishedRegistry } from "../../api/src/registry/release/registry-file.ts";
import { CommandError } from "../process/command-error.ts";

interface UnfitRemote extends Pick<PublishedEntry, "name" | "version"> {
  problems: string[];
}

/**
 * Which remotes stay live, or a canary, when a new shell comes, and would not run under it; what is wrong already is not its doing.
 */
function unfitRemotes(before: PublishedRegistry, after: PublishedRegistry): UnfitRemote[] {
  // A registry of before the shell's paths were recorded: each that a remote has is new.
  const old = { ...before, paths: before.paths ?? [] };
  const live = after.remotes.filter((entry) => isDeepStrictEqual(entry, liveEntry(before, entry.name)));
  return [...live, ...(after.canaries ?? [])].flatMap((entry) => {
    const known = new Set(fitProblems(entry, old, "new"));
    const problems = fitProblems(entry, after, "new").filter((problem) => !known.has(problem));
    return problems.length > 0 ? { name: entry.name, version: entry.version, problems } : [];
  });
}

/** Remotes that stay live would not run under the new shell, so that it was not published. */
export class UnfitShellError extends CommandError {}

/** Throws {@link UnfitShellError} with each reason, unless the remote is one that may stop working: `despite`. */
export function demandNewShell(before: PublishedRegistry, after: PublishedRegistry, despite: readonly string[]): void {
  const text = unfitText(before, after, despite);
  if (text) throw new UnfitShellError(`The new shell was not published, and what is live stays as it was. ${text}`);
}

/** Which remotes would not run under the new shell, why, and what to do; undefined when all would. */
export function unfitText(
  before: PublishedRegistry,
  after: PublishedRegistry,
  despite: readonly string[] = [],
): string | undefined {
  const unfit = unfitRemotes(before, after).filter(({ name }) => !despite.includes(name));
  if (unfit.length === 0) return undefined;
  const reasons = unfit.flatMap(({ name, version, problems }) =>
    problems.map((problem) => `- ${name} ${version}: ${problem}`),
  );
  const names = [...new Set(unfit.map(({ name }) => name))];
  return (
    `These remotes stay live, and would not run under it:\n${reasons.join("\n")}\n` +
    "Release a version of them that fits both shells first. Where there can be none, publish all the same, and release " +
    `them right after: npm run build -- ${names.map((name) => `--despite ${name}`).join(" ")}`
  );
}
