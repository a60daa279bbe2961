import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CommandError } from "../process/command-error.ts";
import { webPackages } from "../site/web-packages.ts";

export const remoteTemplate = join(import.meta.dirname, "template");
/** Files that every remote has alike; they are taken from one of ours, so that they never grow old here. */
const alike = ["rspack.config.mjs", "vitest.config.ts", "src/standalone.tsx"];
const model = "mf-billing";

/** Writes a remote with one screen, a test and a story, and returns its files. Throws {@link CommandError} for a name that will not do. */
export function makeRemote(checkout: string, name: string): string[] {
  demandName(checkout, name);
  const folder = join(checkout, name);
  if (existsSync(folder)) throw new CommandError(`${folder} is there already.`);
  const packageText = readFileSync(join(checkout, model, "package.json"), "utf8");
  const { version } = JSON.parse(packageText) as { version: string };
  const own = writeTemplate(remoteTemplate, folder, name, version);
  writeFileSync(join(folder, "package.json"), packageText.replaceAll(model, name));
  for (const file of alike) copyFileSync(join(checkout, model, file), join(folder, file));
  return [...own, "package.json", ...alike].map((file) => `${name}/${file}`).sort();
}

/** Throws {@link CommandError} for a name that is none of a remote, or whose path a remote of the checkout has already. */
export function demandName(checkout: string, name: string): void {
  const [, word = ""] = /^mf-([a-z]+)$/.exec(name) ?? [];
  if (!word) throw new CommandError(`${name}: a remote is called mf- and one lower-case word, such as mf-shop.`);
  for (const { name: other, remote } of webPackages(checkout))
    if (JSON.stringify(remote?.routes ?? "").includes(`"path":"/${word}"`))
      throw new CommandError(`/${word} is a route of ${other} already: choose another name.`);
}

/** Writes the files of a template for the remote of that name, and returns them. */
export function writeTemplate(from: string, folder: string, name: string, version: string): string[] {
  const word = name.slice("mf-".length);
  const named = (text: string) =>
    text
      .replace('"version": "0.0.0"', `"version": "${version}"`)
      .replaceAll("shop", word)
      .replaceAll("Shop", `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`);
  return readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(from.length + 1))
    .map((file) => {
      // git would obey one among the templates.
      const written = named(file.replace(/\.txt$/, "").replace(/^gitignore$/, ".gitignore"));
      mkdirSync(dirname(join(folder, written)), { recursive: true });
      writeFileSync(join(folder, written), named(readFileSync(join(from, file), "utf8")));
      return written;
    });
}
