import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { precompress } from "../../../api/src/registry/release/compress.ts";
import { readEnvironment } from "../../../tools/environment/read-environment.ts";
import { root } from "../../../tools/environment/root.ts";
import { rspackProgram } from "../../../tools/site/web-packages.ts";

interface Entry {
  script?: unknown;
  files?: unknown;
}

/** Builds the same sources as one application without Module Federation, into a folder that the api can serve. */
export async function buildSingleBundle(folder: string): Promise<void> {
  const config = join(root, "tests/load/single/rspack.config.mjs");
  const build = spawnSync(process.execPath, [rspackProgram, "build", "--config", config], {
    cwd: join(root, "shell"),
    env: { ...process.env, NODE_ENV: "production", SINGLE_BUNDLE: folder },
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (build.status !== 0) throw new Error("the single bundle does not build");
  writeFileSync(join(folder, "remotes.json"), JSON.stringify(routesOnly()));
  await precompress(folder);
}

/** The routes and the sidebar are read where the shell reads them; the remotes' file lists are omitted, since there are none. */
function routesOnly() {
  const registry = JSON.parse(readFileSync(join(readEnvironment().siteDir, "remotes.json"), "utf8"));
  const remotes = registry.remotes.map(({ script: _script, files: _files, ...entry }: Entry) => entry);
  return { ...registry, remotes };
}
