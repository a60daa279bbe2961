import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./environment/root.ts";
import { startChild } from "./process/child.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";
import { changelogFile } from "./versions/changelog.ts";
import { chartFile, versionedFiles } from "./versions/manifests.ts";

await runCommand(async () => {
  const [version = ""] = parseArgs({ allowPositionals: true }).positionals;
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new CommandError("Which version? npm run set-version -- 1.1.0");
  for (const { file, text, version: before } of versionedFiles(root))
    writeFileSync(join(root, file), text.replace(`"version": "${before}"`, `"version": "${version}"`));
  const chart = readFileSync(chartFile(root), "utf8");
  writeFileSync(chartFile(root), chart.replaceAll(/^(version|appVersion): .*$/gm, `$1: ${version}`));
  const changelog = readFileSync(changelogFile(root), "utf8");
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(
    changelogFile(root),
    changelog.replace("## Unreleased\n", `## Unreleased\n\n## ${version} (${today})\n`),
  );
  const args = ["install", "--package-lock-only", "--no-audit", "--no-fund"];
  const how = await startChild({ command: "npm", args, cwd: root, env: process.env }).ended;
  if (how !== "exit code 0") throw new CommandError(`npm install ended with ${how}: run it again.`);
  console.log(`Every workspace is ${version}. Commit, then: git tag v${version}`);
});
