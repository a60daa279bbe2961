import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DEPRECATIONS, isGone } from "@courtside/contracts/deprecations.mjs";
import { root } from "./environment/root.ts";
import { majorOf, parseReport, readSurfaces, reportFile, reportText, type Surface } from "./packages/api-report.ts";
import { breakingChanges } from "./packages/breaking-changes.ts";
import type { PublicPackage } from "./packages/public-packages.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";

// What contracts, design-system and remote-kit promise to other repositories, as text: <package>/api-report.txt. Without --check it
// is written; what breaks a promise needs a new major version, or a reason why it breaks nothing (--compatible).
await runCommand(async () => {
  const { values } = parseArgs({
    options: { check: { type: "boolean", default: false }, compatible: { type: "string" } },
  });
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  const surfaces = await readSurfaces(root);
  const problems = [...surfaces].flatMap(([name, surface]) => problemsOf(name, surface, version));
  if (problems.length > 0 && !values.compatible?.trim())
    throw new CommandError(
      `This breaks remotes of other repositories, and ${version} has the major number of the release before:\n` +
        `${problems.map((problem) => `- ${problem}`).join("\n")}\n` +
        'Keep what is there and add to it, or deprecate it first (docs/remote-repositories.md#what-will-go); or, if nothing breaks: npm run api-report -- --compatible "<why>", and say why in the commit.',
    );
  const stale = [...surfaces].filter(([name, surface]) => textOf(name) !== reportText(version, surface));
  if (values.check && stale.length > 0)
    throw new CommandError(
      `${stale.map(([name]) => `${name}/api-report.txt`).join(", ")} is stale: npm run api-report`,
    );
  if (!values.check)
    for (const [name, surface] of stale) writeFileSync(reportFile(root, name), reportText(version, surface));
});

function textOf(name: PublicPackage): string | undefined {
  const file = reportFile(root, name);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** Exports of a package that were deprecated for two releases. */
function goneExports(name: PublicPackage, version: string): string[] {
  return DEPRECATIONS.filter((deprecation) => isGone(deprecation, version)).flatMap(({ part }) => {
    const [, exported, owner] = /^export (\S+) of @courtside\/([\w-]+)\//.exec(part) ?? [];
    return exported && owner === name ? [exported] : [];
  });
}

function problemsOf(name: PublicPackage, surface: Surface, version: string): string[] {
  const text = textOf(name);
  if (text === undefined) return [];
  const before = parseReport(text);
  if (majorOf(version) > majorOf(before.version)) return [];
  return breakingChanges(before.surface, surface, goneExports(name, version)).map(
    (problem) => `@courtside/${name} ${problem}`,
  );
}
