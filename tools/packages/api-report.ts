import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { startChild } from "../process/child.ts";
import { CommandError } from "../process/command-error.ts";
import { PUBLIC_PACKAGES, type PublicPackage } from "./public-packages.ts";

/** File of declarations → its declarations by their first words: "export interface CardProps" → the lines in it. */
export type Surface = Map<string, Map<string, string[]>>;

/** The declarations that the compiler makes of the public packages: what programs of other repositories are checked against. */
export async function readSurfaces(root: string): Promise<Map<PublicPackage, Surface>> {
  mkdirSync(join(root, "dist"), { recursive: true });
  const folder = mkdtempSync(join(root, "dist", ".api-report-"));
  try {
    await emit(root, folder);
    const names = Object.keys(PUBLIC_PACKAGES) as PublicPackage[];
    return new Map(names.map((name) => [name, surfaceOf(join(folder, "types", name), PUBLIC_PACKAGES[name])]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function emit(root: string, folder: string): Promise<void> {
  const files = Object.entries(PUBLIC_PACKAGES).flatMap(([name, entries]) =>
    entries.map((entry) => join(root, name, entry)),
  );
  const compilerOptions = {
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments: true },
    ...{ rootDir: root, outDir: join(folder, "types"), allowImportingTsExtensions: true },
  };
  const config = join(folder, "tsconfig.json");
  const styles = join(root, "design-system/src/css-modules.d.ts");
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, "tsconfig.json"), compilerOptions, include: [], files: [...files, styles] }),
  );
  const lines: string[] = [];
  const child = startChild({
    command: join(root, "node_modules/.bin/tsc"),
    args: ["-p", config],
    cwd: root,
    env: process.env,
    onLine: (line) => lines.push(line),
  });
  const how = await child.ended;
  if (how !== "exit code 0")
    throw new CommandError(`${lines.join("\n")}\n\nThe compiler makes no declarations (${how}).`);
}

const IMPORTED = /from "(\.{1,2}\/[^"]+?)\.tsx?"|import\("(\.{1,2}\/[^"]+?)\.tsx?"\)/g;

/** The declarations of the given files, and of those of the same package that these name. */
function surfaceOf(folder: string, entries: readonly string[]): Surface {
  const waiting = entries.map((entry) => entry.replace(/\.tsx?$/, ".d.ts"));
  const texts = new Map<string, string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (texts.has(file) || file.startsWith("..") || !existsSync(join(folder, file))) continue;
    const text = readFileSync(join(folder, file), "utf8");
    texts.set(file, text);
    for (const [, one, other] of text.matchAll(IMPORTED)) {
      const path = join(folder, dirname(file), `${one ?? other}.d.ts`);
      waiting.push(relative(folder, path).replaceAll("\\", "/"));
    }
  }
  return new Map(
    [...texts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([file, text]) => [file, declarationsOf(text)]),
  );
}

/** The names of parameters are no promise, and those that take an object apart change with each property. */
const withoutPatterns = (line: string) => line.replaceAll(/\(\{[^{}]*\}(\??): /g, "(props$1: ");

/** One entry for each statement at the beginning of a line. Imports and empty exports say nothing to those who import. */
function declarationsOf(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of text.split("\n").map(withoutPatterns)) {
    if (line.trim() === "" || /^import |^export \{\};/.test(line)) continue;
    if (/^[a-z]/i.test(line)) {
      const head = /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:\w+) [\w$]+/.exec(line)?.[0] ?? line;
      current = found.get(head) ?? [];
      found.set(head, current);
    }
    current.push(line);
  }
  return found;
}

export const reportFile = (root: string, name: PublicPackage): string => join(root, name, "api-report.txt");

/** "# 1.0.0", then each file with its declarations. */
export function reportText(version: string, surface: Surface): string {
  const files = [...surface].map(
    ([file, declarations]) => `## ${file}\n${[...declarations.values()].flat().join("\n")}\n`,
  );
  return `# ${version}\n\n${files.join("\n")}`;
}

export function parseReport(text: string): { version: string; surface: Surface } {
  const [first = "", ...files] = text.split(/^(?=## )/m);
  const surface = files.map((part): [string, Map<string, string[]>] => {
    const [name = "", ...lines] = part.split("\n");
    return [name.slice("## ".length), declarationsOf(lines.join("\n"))];
  });
  return { version: first.replace("# ", "").trim(), surface: new Map(surface) };
}

export const majorOf = (version: string): number => Number(version.split(".")[0]);
