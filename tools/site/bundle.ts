import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";
import { releaseName } from "../../api/src/registry/release/release-record.ts";
import { startChild } from "../process/child.ts";
import { CommandError } from "../process/command-error.ts";
import { demandBudget } from "./byte-budgets.ts";
import { readSources } from "./source-files.ts";
import { rspackProgram, type WebPackage } from "./web-packages.ts";

/** What `dist/.stamp` of a package says of the build that is in dist. */
const stampSchema = z.object({ outline: z.string(), fingerprint: z.string(), release: z.string() });

export interface Bundle extends WebPackage {
  /** The version with the first eight digits of a hash of what was built: "1.0.0-1a2b3c4d". Unchanged output is no new release. */
  release: string;
  dist: string;
  /** Seconds it took, or undefined when dist was already made of these sources. */
  seconds?: number;
}

/** What every bundle contains besides its own folder. */
const shared = ["contracts", "design-system/src", "design-system/package.json", "package-lock.json"];
const stampFile = (dist: string) => join(dist, ".stamp");

function readStamp(dist: string) {
  const file = stampFile(dist);
  if (!existsSync(file)) return undefined;
  return stampSchema.safeParse(JSON.parse(readFileSync(file, "utf8"))).data;
}

/**
 * Builds a package with rspack unless its dist is made of the sources as they are. Throws {@link CommandError}, also when it
 * weighs more than its budget.json allows.
 */
export async function bundle(
  root: string,
  part: WebPackage,
  signal: AbortSignal,
  { keepsBudget = true } = {},
): Promise<Bundle> {
  const dist = join(part.folder, "dist");
  const sources = readSources(root, [relative(root, part.folder), ...shared]);
  const stamp = readStamp(dist);
  const outline = sources.outline();
  const unchanged = stamp?.outline === outline;
  const fingerprint = unchanged ? stamp.fingerprint : sources.fingerprint();
  const current = stamp?.fingerprint === fingerprint;
  const began = performance.now();
  if (!current) await runRspack(part, signal);
  if (keepsBudget) demandBudget(part);
  const release = current ? stamp.release : releaseName(part.version, dist);
  if (!unchanged) writeFileSync(stampFile(dist), JSON.stringify({ outline, fingerprint, release }));
  return { ...part, release, dist, ...(!current && { seconds: (performance.now() - began) / 1000 }) };
}

async function runRspack({ name, folder, version }: WebPackage, signal: AbortSignal): Promise<void> {
  const lines: string[] = [];
  const child = startChild({
    command: process.execPath,
    args: [rspackProgram, "build", "--config", "rspack.config.mjs"],
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", MF_VERSION: version },
    onLine: (line) => lines.push(line),
  });
  const abort = () => void child.stop("SIGTERM", 2_000);
  signal.addEventListener("abort", abort, { once: true });
  const how = await child.ended;
  signal.removeEventListener("abort", abort);
  if (how !== "exit code 0")
    throw new CommandError(`${lines.join("\n")}\n\n${name} does not build (${how}): see above.`);
}
