import { isDeepStrictEqual } from "node:util";
import { CommandError } from "../process/command-error.ts";
import { liveEntry, type PublishedRegistry } from "../site/registry-file.ts";
import { fitProblems } from "./contract-problems.ts";

/** Which remotes stay live when a new shell comes, and would not run under it; what is wrong already is not its doing. */
function newShellProblems(before: PublishedRegistry, after: PublishedRegistry): Map<string, string[]> {
  const staying = after.remotes.filter((entry) => isDeepStrictEqual(entry, liveEntry(before, entry.name)));
  const problems = staying.map((entry) => {
    const known = new Set(fitProblems(entry, before, "new"));
    return [entry.name, fitProblems(entry, after, "new").filter((problem) => !known.has(problem))] as const;
  });
  return new Map(problems.filter(([, found]) => found.length > 0));
}

/** Throws {@link CommandError} with each reason, unless the remote is one that may stop working: `despite`. */
export function demandNewShell(before: PublishedRegistry, after: PublishedRegistry, despite: readonly string[]): void {
  const problems = [...newShellProblems(before, after)].filter(([name]) => !despite.includes(name));
  if (problems.length === 0) return;
  const reasons = problems.flatMap(([name, found]) =>
    found.map((problem) => `- ${name} ${liveEntry(after, name)?.version}: ${problem}`),
  );
  throw new CommandError(
    "The new shell was not published, and what is live stays as it was. These remotes stay live, and would not run under it:\n" +
      `${reasons.join("\n")}\n` +
      "Release a version of them that fits both shells first. Where there can be none, publish all the same, and release " +
      `them right after: npm run build -- ${problems.map(([name]) => `--despite ${name}`).join(" ")}`,
  );
}
