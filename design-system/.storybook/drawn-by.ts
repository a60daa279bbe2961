import { readFileSync, writeFileSync } from "node:fs";
import { findBrowser } from "../browser/browser.ts";

const file = new URL("../baselines/drawn-by.txt", import.meta.url);

/** Of the browser that drew all pictures: another version draws letters a little otherwise. */
const drawnBy = readFileSync(file, "utf8").trim();

const UPDATE = "npm run baselines -w @courtside/design-system -- --update";

/** Stories run in the browser that drew the pictures where it is to be had, and `comparesPictures` says whether it is. */
export function storyBrowser(argv: string[], stories: string | undefined) {
  const { path, version } = findBrowser({ preferredVersion: drawnBy });
  const isUpdate = argv.some((argument) => /^(--update|-u)(=|$)/.test(argument));
  const position = argv.findIndex((argument) => argument === "--update" || argument === "-u");
  const word = position < 0 ? undefined : argv[position + 1];
  if (word && !word.startsWith("-"))
    throw new Error(`Vitest would draw all pictures anew, not ${word} alone: ${UPDATE} ${word}`);
  if (isUpdate && version !== drawnBy) redrawAll(argv, stories, version);
  const comparesPictures = isUpdate || version === drawnBy;
  if (!comparesPictures) console.warn(`Pictures are not compared: ${drawnBy} drew them, and this is ${version}.`);
  return { path, comparesPictures };
}

/** A few by one browser among many by another would fail everywhere. */
function redrawAll(argv: string[], stories: string | undefined, version: string): void {
  const paths = argv.slice(3).filter((argument) => !argument.startsWith("-") && !argument.startsWith("stories-"));
  if (stories !== "baselines" || paths.length > 0)
    throw new Error(`${drawnBy} drew the pictures, and this is ${version}: run "${UPDATE}" for all.`);
  writeFileSync(file, `${version}\n`);
}
