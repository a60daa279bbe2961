import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { type FetchedScript, fetchedScripts } from "../browser/fetched-scripts.ts";
import { GROUPS, type PackageGroup, packageGroup } from "../browser/package-group.ts";
import { charactersBySource } from "../browser/source-map.ts";
import type { Stage } from "../stage/database.ts";
import { openSite } from "../stage/site.ts";
import { printTable, verdict } from "../table.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const KIB = 1024;

/** The JavaScript that a signed-in member's cold /book and the public / fetch, by package group. */
export async function benchBytes(stage: Stage): Promise<void> {
  const { url, browser, member } = await openSite(stage, "courtside_bytes");
  const pages = {
    book: await fetchedScripts(browser, `${url}/book`, (page) => page.getByRole("gridcell").first().waitFor(), {
      storageState: member,
    }),
    home: await fetchedScripts(browser, `${url}/`, (page) => page.getByRole("heading").first().waitFor()),
  };
  const [book, home] = [gzipByGroup(pages.book), gzipByGroup(pages.home)];
  const kib = (bytes: number) => (bytes / KIB).toFixed(1);
  printTable(
    "JavaScript fetched with an empty cache, KiB",
    ["", "/book, member", "/, public"],
    [
      ...GROUPS.map((group) => [group, kib(book.get(group) ?? 0), kib(home.get(group) ?? 0)]),
      ["all, gzip", kib(total(book)), kib(total(home))],
      [`all, as transferred (${encodings(pages.book)})`, kib(transferred(pages.book)), kib(transferred(pages.home))],
      ["files", String(pages.book.length), String(pages.home.length)],
    ],
  );
  verdict("cold /book of a member, KiB gzip", total(book) / KIB, { atMost: 340 }, 0);
  verdict("public /, KiB gzip", total(home) / KIB, { atMost: 120 }, 1);
}

/** Each file's gzip size, divided among the groups as its characters are. */
function gzipByGroup(scripts: FetchedScript[]): Map<PackageGroup, number> {
  const sizes = new Map<PackageGroup, number>();
  for (const { path, code } of scripts) {
    const size = gzipSync(code, { level: 9 }).length;
    const map = sourceMapOf(path);
    // Without a map it was copied as it is, and is its own source.
    const sources = map ? charactersBySource(code, map) : new Map([[path, code.length]]);
    for (const [source, characters] of sources) {
      const group = packageGroup(source);
      sizes.set(group, (sizes.get(group) ?? 0) + (size * characters) / code.length);
    }
  }
  return sizes;
}

/** The map stays in the package's dist; it is found by the file's name, which carries a hash. */
function sourceMapOf(path: string) {
  const name = `${basename(path)}.map`;
  for (const part of readdirSync(root)) {
    for (const folder of ["dist", "dist/assets"]) {
      const file = join(root, part, folder, name);
      if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as { sources: string[]; mappings: string };
    }
  }
  return undefined;
}

const total = (sizes: Map<PackageGroup, number>) => [...sizes.values()].reduce((sum, size) => sum + size, 0);
const transferred = (scripts: FetchedScript[]) => scripts.reduce((sum, script) => sum + script.transferred, 0);
const encodings = (scripts: FetchedScript[]) =>
  [...new Set(scripts.map((script) => script.encoding))].sort().join(", ");
