import { globSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { shownText } from "./source-text.ts";

const root = resolve(import.meta.dirname, "../..");
const NOT_SHIPPED = /\.(test|spec|stories)\.[a-z]+$|(^|\/)(testing|tests)(\/|\.)|^docs\//;
const TEST = /\.(test|spec|stories)\.tsx?$/;

/** Whether a path names a file of the repository, neither built nor installed. */
export const isFile = (path: string): boolean =>
  !/(^|\/)(node_modules|dist)(\/|$)/.test(path) &&
  (statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false);

/** Whether a path names code of the product. */
export const isCode = (path: string): boolean => !NOT_SHIPPED.test(path);

/** Whether a path names a test: `*.test.ts`, `*.spec.ts` or a story. */
export const isTest = (path: string): boolean => TEST.test(path);

/** A file's text. */
export const textOf = (path: string): string => readFileSync(join(root, path), "utf8");

/** Files by glob, as paths from the root of the repository; built and installed ones left out. */
export const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: ["**/node_modules", "**/dist", "**/dist-*"] }).sort();

const texts = new Map<string, string>();

/** A file's shown text, read once. */
export function shownTextOf(path: string): string {
  const known = texts.get(path) ?? shownText(textOf(path));
  texts.set(path, known);
  return known;
}
