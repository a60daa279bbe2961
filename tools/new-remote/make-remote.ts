import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CommandError } from "../process/command-error.ts";
import { webPackages } from "../site/web-packages.ts";

const template = join(import.meta.dirname, "template");
/** Files that every remote has alike; they are taken from one of ours, so that they never grow old here. */
const alike = ["rspack.config.mjs", "vitest.config.ts", "src/standalone.tsx"];
const model = "mf-billing";

/** Writes a remote with one screen, a test and a story, and returns its files. Throws {@link CommandError} for a name that will not do. */
export function makeRemote(checkout: string, name: string): string[] {
  const [, word = ""] = /^mf-([a-z]+)$/.exec(name) ?? [];
  if (!word) throw new CommandError(`${name}: a remote is called mf- and one lower-case word, such as mf-shop.`);
  const folder = join(checkout, name);
  if (existsSync(folder)) throw new CommandError(`${folder} is there already.`);
  demandFreePath(checkout, `/${word}`);

  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    return `${name}/${file}`;
  };
  const packageText = readFileSync(join(checkout, model, "package.json"), "utf8");
  const { version } = JSON.parse(packageText) as { version: string };
  const named = (text: string) =>
    text
      .replace('"version": "0.0.0"', `"version": "${version}"`)
      .replaceAll("shop", word)
      .replaceAll("Shop", `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`);
  const own = readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(template.length + 1))
    .map((file) => write(named(file.replace(/\.txt$/, "")), named(readFileSync(join(template, file), "utf8"))));
  const files = [...own, write("package.json", packageText.replaceAll(model, name))];
  for (const file of alike) copyFileSync(join(checkout, model, file), join(folder, file));
  return [...files, ...alike.map((file) => `${name}/${file}`)].sort();
}

function demandFreePath(checkout: string, path: string): void {
  for (const { name, remote } of webPackages(checkout))
    if (JSON.stringify(remote?.routes ?? "").includes(`"path":"${path}"`))
      throw new CommandError(`${path} is a route of ${name} already: choose another name.`);
}
