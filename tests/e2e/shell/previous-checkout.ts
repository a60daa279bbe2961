import { execFile } from "node:child_process";
import { mkdir, readdir, readlink, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "./built-remotes.ts";

const run = promisify(execFile);

/** The sources of a commit in a folder of their own, to be built with the dependencies that are installed here. */
export async function checkOut(commit: string, folder: string): Promise<void> {
  const archive = join(folder, "sources.tar");
  await mkdir(folder, { recursive: true });
  await run("git", ["archive", `--output=${archive}`, commit], { cwd: root }).catch((cause) => {
    throw new Error(
      `This clone has no commit ${commit}, which tests/contract/previous-release.json names: git fetch --unshallow, ` +
        "or record a release whose commit is here with node tests/contract/record-release.ts.",
      { cause },
    );
  });
  await run("tar", ["-xf", archive, "-C", folder]);
  await linkModules("node_modules", folder);
  await linkModules("node_modules/@courtside", folder);
}

/** Packages of the checkout are its own, by the same relative links; all others are the installed ones. */
async function linkModules(modules: string, folder: string): Promise<void> {
  await mkdir(join(folder, modules), { recursive: true });
  for (const entry of await readdir(join(root, modules), { withFileTypes: true })) {
    if (entry.name === "@courtside" || entry.name.startsWith(".")) continue;
    const path = join(root, modules, entry.name);
    await symlink(entry.isSymbolicLink() ? await readlink(path) : path, join(folder, modules, entry.name));
  }
}
