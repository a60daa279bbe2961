import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { cruise, format, type ICruiseResult } from "dependency-cruiser";
import extractDepcruiseOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { type FolderCircle, folderCircles } from "./checks/folder-circles.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";

const CONFIG = ".dependency-cruiser.mjs";
const SHOWN = 12;
const WHAT_TO_DO =
  "Folders that import each other are one knot. Move the file that both need to a folder below them, or the one that needs both to a folder " +
  "above; in the api, app.ts passes the verb of one feature to the other (docs/decisions/0037).";

// Import directions: the rules of .dependency-cruiser.mjs, and no circles of folders, in the folders that are named or in all.
await runCommand(async () => {
  const named = process.argv.slice(2);
  const options = await extractDepcruiseOptions(resolve(CONFIG));
  const { output } = await cruise(named.length > 0 ? named : sourceFolders(), options, undefined, {
    tsConfig: extractTSConfig(resolve("tsconfig.json")),
  });
  const result = output as ICruiseResult;
  const report = await format(result, { outputType: "err-long" });
  console.log(report.output);
  const imports = result.modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved }) =>
      isOurs(source) && isOurs(resolved) ? [{ from: source, to: resolved }] : [],
    ),
  );
  const circles = folderCircles(imports);
  if (circles.length > 0) throw new CommandError([...circles.map(textOf), WHAT_TO_DO].join("\n\n"));
  if (report.exitCode > 0) throw new CommandError(`Imports break the rules of ${CONFIG}: see above.`);
});

function isOurs(path: string): boolean {
  return path.includes("/") && !path.includes("node_modules/");
}

function sourceFolders(): string[] {
  const remotes = readdirSync(".").filter((name) => name.startsWith("mf-"));
  const all = ["contracts", "design-system/src", "remote-kit", "shell", ...remotes, "api", "tools", "tests"];
  return all.filter((folder) => existsSync(folder));
}

function textOf({ parent, folders, imports }: FolderCircle): string {
  const shown = imports.slice(0, SHOWN).map(({ from, to }) => `    ${from} → ${to}`);
  const more = imports.length > SHOWN ? [`    and ${imports.length - SHOWN} more`] : [];
  return [`error no-circles-of-folders: ${parent || "."}: ${folders.join(", ")}`, ...shown, ...more].join("\n");
}
