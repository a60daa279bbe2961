import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../../../tools/environment/root.ts";
import { charactersBySource } from "../../../tools/site/source-map.ts";
import type { FetchedScript } from "./fetched-scripts.ts";
import { type PackageGroup, packageGroup } from "./package-group.ts";

/** Where the packages' builds keep their maps, which are not published. */
export const distFolders = (): string[] =>
  readdirSync(root).flatMap((part) => [join(root, part, "dist"), join(root, part, "dist/assets")]);

const gzipSize = ({ code }: FetchedScript): number => gzipSync(code, { level: 9 }).length;

/** Each file's gzip size, divided among the groups in proportion to their characters; its map is in one of the `folders`. */
export function gzipByGroup(scripts: FetchedScript[], folders: string[]): Map<PackageGroup, number> {
  const sizes = new Map<PackageGroup, number>();
  for (const script of scripts) {
    const { path, code } = script;
    const size = gzipSize(script);
    const map = sourceMapOf(path, folders);
    // A file without a map was copied unchanged, and is its own source.
    const sources = map ? charactersBySource(code, map) : new Map([[path, code.length]]);
    for (const [source, characters] of sources) {
      const group = packageGroup(source);
      sizes.set(group, (sizes.get(group) ?? 0) + (size * characters) / code.length);
    }
  }
  return sizes;
}

/** It is found by the file's name, which carries a hash. */
function sourceMapOf(path: string, folders: string[]) {
  const file = folders.map((folder) => join(folder, `${basename(path)}.map`)).find((name) => existsSync(name));
  return file ? (JSON.parse(readFileSync(file, "utf8")) as { sources: string[]; mappings: string }) : undefined;
}
