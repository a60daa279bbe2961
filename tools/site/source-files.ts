import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

interface SourceFile {
  path: string;
  size: number;
  changed: number;
}

/** The files something is built from, and two marks of them: the cheap one may change when the content has not. */
export interface Sources {
  /** Names, sizes and times of change. */
  outline(): string;
  /** Names and content; independent of the machine and the time of checkout. */
  fingerprint(): string;
}

const skippedFolders = new Set(["node_modules", "dist", "dist-storybook"]);
// Neither types alone, nor tests, stories and budgets, reach a bundle.
const skippedFiles = /\.(d\.ts|test\.tsx?|stories\.tsx?|md)$|^budget\.json$/;

function listFiles(path: string): SourceFile[] {
  const stat = statSync(path);
  if (!stat.isDirectory()) return [{ path, size: stat.size, changed: stat.mtimeMs }];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() ? !skippedFolders.has(entry.name) : !skippedFiles.test(entry.name)))
    .flatMap((entry) => listFiles(join(path, entry.name)));
}

/** Reads the names of all source files under `paths` (files or folders of `root`), in an order of their own. */
export function readSources(root: string, paths: string[]): Sources {
  const files = paths
    .flatMap((path) => listFiles(join(root, path)))
    .map((file) => ({ ...file, name: relative(root, file.path).replaceAll("\\", "/") }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return {
    outline: () => hash(files.map(({ name, size, changed }) => `${name}\0${size}\0${changed}`)),
    fingerprint: () => hash(files.flatMap(({ name, path }) => [name, readFileSync(path)])),
  };
}

function hash(pieces: (string | Buffer)[]): string {
  const sum = createHash("sha256");
  for (const piece of pieces) sum.update(piece).update("\0");
  return sum.digest("hex");
}
