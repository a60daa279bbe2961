/** Which shell a sentence speaks of: the one that a remote is released under, or the one that comes over a live remote. */
export type ShellName = "live" | "new";

/** Which modules a remote wants, and the shell does not have, or not in a version that it can do with. */
export function sharedProblems(
  wants: Record<string, string>,
  offered: Record<string, string> | undefined,
  shell: ShellName,
): string[] {
  if (!offered) return [];
  return Object.entries(wants).flatMap(([name, range]) => {
    const version = offered[name] ?? offered[packageOf(name)];
    if (version === undefined) return [`It takes ${name} from the shell, and the ${shell} shell does not share it.`];
    return fits(version, range) ? [] : [`It wants ${name} ${range}, and the ${shell} shell has ${version}.`];
  });
}

/** "@courtside/design-system/core.tsx" → "@courtside/design-system": registries of before name packages only. */
const packageOf = (module: string) =>
  module
    .split("/")
    .slice(0, module.startsWith("@") ? 2 : 1)
    .join("/");

/** Whether a version is in a range as contracts/federation.mjs writes them: "^1.2.3" of a major above 0, nothing else. */
function fits(version: string, range: string): boolean {
  const [, ...least] = /^\^([1-9]\d*)\.(\d+)\.(\d+)$/.exec(range)?.map(Number) ?? [];
  const [, ...given] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.map(Number) ?? [];
  const [major, minor = 0, patch = 0] = least;
  const [ownMajor, ownMinor = 0, ownPatch = 0] = given;
  if (major === undefined || major !== ownMajor) return false;
  return ownMinor > minor || (ownMinor === minor && ownPatch >= patch);
}
