import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
const OUR_SCOPE = "@courtside";

/** The sources of a commit in a folder of their own below `dataDir`, with this working copy's installed packages. */
export function openEarlierRelease(dataDir: string, commit: string): string {
  const folder = join(dataDir, "earlier-release");
  mkdirSync(join(folder, "node_modules", OUR_SCOPE), { recursive: true });
  const sources = execFileSync("git", ["archive", commit], { cwd: root, maxBuffer: 1024 ** 3 });
  execFileSync("tar", ["-x", "-C", folder], { input: sources });

  const installed = join(root, "node_modules");
  for (const name of readdirSync(installed)) {
    if (name !== OUR_SCOPE && name !== ".cache") symlinkSync(join(installed, name), join(folder, "node_modules", name));
  }
  // Our own packages are links to their folders, which have to be those of the commit.
  for (const name of readdirSync(join(installed, OUR_SCOPE))) {
    const target = relative(root, join(installed, OUR_SCOPE, readlinkSync(join(installed, OUR_SCOPE, name))));
    symlinkSync(join(folder, target), join(folder, "node_modules", OUR_SCOPE, name));
  }
  return folder;
}
