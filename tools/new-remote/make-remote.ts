import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { SHELL_PATHS } from "@courtside/contracts/domain/app-paths.ts";
import { MARKED_REMOTE } from "@courtside/contracts/domain/remote-name.ts";
import { isServersPath } from "@courtside/contracts/domain/server-paths.ts";
import { CommandError } from "../process/command-error.ts";
import { webPackages } from "../site/web-packages.ts";

export const remoteTemplate = join(import.meta.dirname, "template");
/** Files that every remote has alike; they are taken from one of ours, so that they never grow old here. */
const alike = ["rspack.config.mjs", "vitest.config.ts", "src/standalone.tsx"];
const model = "mf-billing";
const PREFIX = "mf-";
const NAME = new RegExp(`^${MARKED_REMOTE}$`);

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

/** Throws {@link CommandError} for a name that is none of a remote, or whose path the shell or a remote of the checkout has already. */
export function demandName(checkout: string, name: string): void {
  const word = name.slice(PREFIX.length);
  if (!NAME.test(name) || !/\w/.test(word))
    throw new CommandError(
      `${name}: a remote is called mf- and lower-case words or digits, such as mf-shop or mf-padel2.`,
    );
  const path = `/${word}`;
  if (SHELL_PATHS.includes(path) || isServersPath(path))
    throw new CommandError(`${path} is Courtside's own: choose another name.`);
  for (const { name: other, remote } of webPackages(checkout))
    if (JSON.stringify(remote?.routes ?? "").includes(`"path":"${path}"`))
      throw new CommandError(`${path} is a route of ${other} already: choose another name.`);
}

/** "mf-club-cafe" has the path /club-cafe, "Club Cafe" for a title, the component ClubCafePage and the screen clubcafe. */
function termsOf(name: string): Record<string, string> {
  const word = name.slice(PREFIX.length);
  const words = word
    .split("-")
    .filter(Boolean)
    .map((each) => `${each.slice(0, 1).toUpperCase()}${each.slice(1)}`);
  // No name in code begins with a digit.
  const joined = /^\d/.test(words[0] ?? "") ? ["Mf", ...words].join("") : words.join("");
  return { shop: word, Shop: words.join(" "), ShopPage: `${joined}Page`, SHOP: joined.toLowerCase() };
}

/** Writes the files of a template for the remote of that name, and returns them. */
export function writeTemplate(from: string, folder: string, name: string, version: string): string[] {
  const terms = termsOf(name);
  const named = (text: string) =>
    text
      .replace('"version": "0.0.0"', `"version": "${version}"`)
      .replaceAll(/ShopPage|SHOP|shop|Shop/g, (term) => terms[term] ?? term);
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
