import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { z } from "zod";
import { CommandError } from "../process/command-error.ts";
import { packageOf } from "./package-of.ts";
import { charactersBySource } from "./source-map.ts";
import type { WebPackage } from "./web-packages.ts";

const KIB = 1024;
/** KiB that a package must have gained, at least, to be named. */
const NAMED_FROM = 0.1;

/** What budget.json says of one piece: the most that its JavaScript may weigh, and what it consisted of then; KiB, gzip. */
const budgetSchema = z.record(z.string(), z.object({ atMost: z.number(), packages: z.record(z.string(), z.number()) }));
export type Budget = z.infer<typeof budgetSchema>;

export const budgetFile = (folder: string): string => join(folder, "budget.json");

/** Throws {@link CommandError} if a piece of a built package weighs more than its budget.json allows, and names what grew. */
export function demandBudget({ name, folder }: WebPackage): void {
  const file = budgetFile(folder);
  if (!existsSync(file)) return;
  const budget = budgetSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const problems = budgetProblems(join(folder, "dist"), budget);
  if (problems.length === 0) return;
  throw new CommandError(
    `${name} weighs more than ${name}/budget.json allows (KiB of JavaScript, gzip):\n- ${problems.join("\n- ")}\n` +
      "Load it when it is needed, or leave it out. Where it is worth its weight: npm run budgets, and commit the file.",
  );
}

/** A sentence for each piece that is too heavy or unknown. */
export function budgetProblems(dist: string, budget: Budget): string[] {
  const pieces = piecesOf(dist);
  const gone = Object.keys(budget).filter((piece) => !pieces.has(piece));
  return [
    ...[...pieces].flatMap(([piece, files]) => {
      const allowed = budget[piece];
      if (!allowed) return [`${piece} has no budget.`];
      const weight = weightOf(dist, files);
      if (weight <= allowed.atMost) return [];
      const grown = grownSince(allowed.packages, packagesOf(dist, files));
      return [`${piece}: ${weight.toFixed(1)} instead of at most ${allowed.atMost}. Grown: ${grown.join(", ")}.`];
    }),
    ...gone.map((piece) => `${piece} has a budget and is not there.`),
  ];
}

/** A budget for what is built now, with room for small changes. */
export function budgetOf(dist: string): Budget {
  const pieces = [...piecesOf(dist)].map(([piece, files]) => {
    const packages = [...packagesOf(dist, files)].filter(([, size]) => size >= NAMED_FROM).sort(bySize);
    const atMost = Math.ceil(weightOf(dist, files) * 1.05 + 1);
    return [piece, { atMost, packages: Object.fromEntries(packages.map(([name, size]) => [name, round(size)])) }];
  });
  return Object.fromEntries(pieces);
}

const bySize = ([, one]: [string, number], [, other]: [string, number]) => other - one;
const round = (size: number) => Math.round(size * 10) / 10;

const builtFiles = z.object({ script: z.string(), screens: z.record(z.string(), z.array(z.string())) });
const partFiles = z.record(z.string(), z.array(z.string()));
const PAGE_SCRIPT = /<script [^>]*src="\/([^"]+\.js)"/g;

/** The pieces of a build and their scripts: each screen of a remote, or the shell's page and its parts; and all of it. */
function piecesOf(dist: string): Map<string, string[]> {
  const json = (file: string): unknown => JSON.parse(readFileSync(join(dist, file), "utf8"));
  const all = readdirSync(dist, { recursive: true, encoding: "utf8" });
  const pieces = new Map<string, string[]>();
  if (existsSync(join(dist, "mf-files.json"))) {
    const { script, screens } = builtFiles.parse(json("mf-files.json"));
    for (const [screen, files] of Object.entries(screens)) pieces.set(`screen ${screen}`, [script, ...files]);
  } else {
    const page = readFileSync(join(dist, "app.html"), "utf8");
    pieces.set(
      "page",
      [...page.matchAll(PAGE_SCRIPT)].map(([, file = ""]) => file),
    );
    for (const [part, files] of Object.entries(partFiles.parse(json("app-parts.json"))))
      pieces.set(
        `part ${part}`,
        files.map((file) => file.slice(1)),
      );
  }
  pieces.set("all", all);
  return new Map([...pieces].map(([piece, files]) => [piece, files.filter((file) => file.endsWith(".js"))]));
}

const gzipKib = (code: string) => gzipSync(code, { level: 9 }).length / KIB;
const codeOf = (dist: string, file: string) => readFileSync(join(dist, file), "utf8");

const weightOf = (dist: string, files: string[]) => files.reduce((sum, file) => sum + gzipKib(codeOf(dist, file)), 0);

/** Each file's gzip size, divided among its packages in proportion to their characters. */
function packagesOf(dist: string, files: string[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const file of files) {
    const code = codeOf(dist, file);
    const map = join(dist, `${file}.map`);
    const sources = existsSync(map)
      ? charactersBySource(code, JSON.parse(readFileSync(map, "utf8")))
      : new Map([[basename(file), code.length]]);
    for (const [source, characters] of sources) {
      const name = packageOf(source);
      sizes.set(name, (sizes.get(name) ?? 0) + (gzipKib(code) * characters) / code.length);
    }
  }
  return sizes;
}

/** "zod +12.3": the packages that gained, the most first. */
function grownSince(before: Record<string, number>, now: Map<string, number>): string[] {
  const gains = [...now].map(([name, size]): [string, number] => [name, size - (before[name] ?? 0)]);
  const named = gains.filter(([, gain]) => gain >= NAMED_FROM).sort(bySize);
  return named.map(([name, gain]) => `${name} +${gain.toFixed(1)}`);
}
