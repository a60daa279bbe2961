import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { startChild } from "../process/child.ts";
import { CommandError } from "../process/command-error.ts";
import { type PublicPackage, publicPackages } from "./public-packages.ts";

const packedSchema = z.array(
  z.object({ filename: z.string(), size: z.number(), files: z.array(z.object({ path: z.string() })) }),
);

export interface PackedPackage {
  name: PublicPackage;
  /** The tarball's name in the folder that was asked for. */
  file: string;
  /** Bytes. */
  size: number;
  files: string[];
}

/**
 * Packs what other repositories build remotes with, as `npm publish` would, each for the others of this version, in the place of
 * those of other versions: of two beside each other npm installs some new and some old.
 */
export async function packPackages(root: string, folder: string): Promise<PackedPackage[]> {
  mkdirSync(folder, { recursive: true });
  const packed = await Promise.all(publicPackages.map((name) => packOne(root, name, folder)));
  const tarball = new RegExp(`^courtside-(${publicPackages.join("|")})-\\d.*\\.tgz$`);
  for (const file of readdirSync(folder))
    if (tarball.test(file) && !packed.some((one) => one.file === file)) rmSync(join(folder, file));
  return packed;
}

async function packOne(root: string, name: PublicPackage, folder: string): Promise<PackedPackage> {
  const copy = mkdtempSync(join(tmpdir(), "courtside-pack-"));
  try {
    const skipped = /[\\/](node_modules|dist|dist-storybook|baselines)$/;
    cpSync(join(root, name), copy, { recursive: true, filter: (from) => !skipped.test(from) });
    const manifest = join(copy, "package.json");
    writeFileSync(manifest, forOthers(readFileSync(manifest, "utf8")));
    cpSync(join(root, "LICENSE"), join(copy, "LICENSE"));
    const lines: string[] = [];
    const args = ["pack", "--json", "--loglevel=error", "--ignore-scripts", "--pack-destination", folder];
    const child = startChild({ command: "npm", args, cwd: copy, env: process.env, onLine: (line) => lines.push(line) });
    const how = await child.ended;
    if (how !== "exit code 0") throw new CommandError(`${lines.join("\n")}\n\n${name} cannot be packed (${how}).`);
    const [packed] = packedSchema.parse(Object.values(JSON.parse(lines.join("\n"))));
    if (!packed) throw new CommandError(`npm pack says nothing of ${name}.`);
    return { name, file: packed.filename, size: packed.size, files: packed.files.map(({ path }) => path) };
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const manifestSchema = z.looseObject({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

/** The workspaces want each other in any version; outside, packages of one release belong together. */
function forOthers(text: string): string {
  const { scripts: _, devDependencies: __, ...manifest } = manifestSchema.parse(JSON.parse(text));
  const dependencies = Object.entries(manifest.dependencies).map(([name, range]) => [
    name,
    name.startsWith("@courtside/") ? `^${manifest.version}` : range,
  ]);
  return `${JSON.stringify({ ...manifest, dependencies: Object.fromEntries(dependencies) }, null, 2)}\n`;
}
