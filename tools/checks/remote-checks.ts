import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { contractProblems, contractWarnings } from "../../api/src/registry/release/contract-problems.ts";
import { readManifest } from "../../api/src/registry/release/federation-manifest.ts";
import { registryEntry } from "../../api/src/registry/release/publish-remote.ts";
import { startChild } from "../process/child.ts";
import { CommandError } from "../process/command-error.ts";
import { bundle } from "../site/bundle.ts";
import { budgetFile, demandBudget } from "../site/byte-budgets.ts";
import { shellOffer } from "../site/shell-offer.ts";
import { type WebPackage, webPackages } from "../site/web-packages.ts";
import { sharedVersionProblems } from "./shared-versions.ts";

/** One check of a remote. Throws {@link CommandError} with all that is wrong. */
export interface RemoteCheck {
  name: string;
  run: (signal: AbortSignal) => Promise<void>;
}

/** What a remote has to pass before it is released: its own files alone, so that no other team's error delays it. */
export function remoteChecks(root: string, part: WebPackage): RemoteCheck[] {
  const folder = relative(root, part.folder);
  const program = (name: string) => join(root, "node_modules/.bin", name);
  const run =
    (command: string, ...args: string[]) =>
    (signal: AbortSignal) =>
      runProgram(root, program(command), args, signal);
  return [
    {
      name: "shared versions",
      run: async () => demandNone(sharedVersionProblems(root, folder, shellOffer(root).shared)),
    },
    // The longest first: the others run beside it.
    {
      name: "stories",
      run: run(
        "vitest",
        ...["run", "--root", "design-system", "--project", "stories-light", "--passWithNoTests", `${folder}/`],
      ),
    },
    { name: "types", run: (signal) => run("tsc", "-p", projectOf(root, folder))(signal) },
    {
      name: "lint",
      run: async (signal) => {
        await run("biome", "check", folder)(signal);
        await runProgram(root, process.execPath, ["tools/check-imports.ts", folder], signal);
      },
    },
    { name: "unit tests", run: run("vitest", "run", "--root", folder, "--passWithNoTests") },
    { name: "budget, contract", run: (signal) => buildAndDemand(root, part, signal) },
  ];
}

/** The checks of one remote as a project of the compiler: its sources, and what they import. */
function projectOf(root: string, folder: string): string {
  const file = join(root, "dist", `.types-${folder}.json`);
  mkdirSync(join(root, "dist"), { recursive: true });
  const include = [`../${folder}/src`, "../design-system/src/css-modules.d.ts"];
  writeFileSync(file, JSON.stringify({ extends: "../tsconfig.json", include, exclude: ["../**/dist"] }));
  return file;
}

async function buildAndDemand(root: string, part: WebPackage, signal: AbortSignal): Promise<void> {
  await bundle(root, part, signal, { keepsBudget: false });
  demandNone(checkoutProblems(root, part));
  if (!existsSync(budgetFile(part.folder)))
    throw new CommandError(`${part.name} has no budget.json: npm run budgets writes it.`);
  demandBudget(part);
}

/** How what was built fits the shell and the other remotes of this checkout; the release compares it with what is live. */
function checkoutProblems(root: string, part: WebPackage): string[] {
  const dist = join(part.folder, "dist");
  const entry = registryEntry({ ...part, dist, release: part.version });
  const remotes = webPackages(root).flatMap(({ name, version, remote }) =>
    remote ? [{ ...remote, name, version, entry: `/_mf/${name}/mf-manifest.json` }] : [],
  );
  const registry = { ...shellOffer(root), remotes };
  const problems = contractProblems(entry, readManifest(dist), registry);
  if (problems.length === 0) for (const warning of contractWarnings(entry, registry)) console.warn(`  ! ${warning}`);
  return problems;
}

function demandNone(problems: string[]): void {
  if (problems.length > 0) throw new CommandError(problems.map((problem) => `- ${problem}`).join("\n"));
}

async function runProgram(cwd: string, command: string, args: string[], signal: AbortSignal): Promise<void> {
  const lines: string[] = [];
  const child = startChild({ command, args, cwd, env: process.env, onLine: (line) => lines.push(line) });
  const abort = () => void child.stop("SIGTERM", 2_000);
  signal.addEventListener("abort", abort, { once: true });
  const how = await child.ended;
  signal.removeEventListener("abort", abort);
  if (how !== "exit code 0") throw new CommandError(`${lines.join("\n")}\n(${how})`);
}
