import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, globSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { ChangedPicture } from "./report-page.ts";

/** Pictures that a comparison found different: Vitest left what was seen, and the difference, in `folder`. */
export function differingPictures(checkout: string, folder: string): ChangedPicture[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((file) => /^(.+)-actual\.png$/.exec(file)?.[1] ?? [])
    .sort()
    .map((name) => {
      const [kept] = globSync(`*/baselines/${name}.png`, { cwd: checkout });
      const before = `${name}-reference.png`;
      if (kept) copyFileSync(join(checkout, kept), join(folder, before));
      const difference = `${name}-diff.png`;
      return {
        name,
        workspace: kept?.split(/[\\/]/)[0] ?? "",
        before: kept && before,
        after: `${name}-actual.png`,
        difference: existsSync(join(folder, difference)) ? difference : undefined,
      };
    });
}

/** Pictures that were drawn anew and are not what the last commit has; copies of both are put into `folder`. */
export function redrawnPictures(checkout: string, folder: string): ChangedPicture[] {
  const git = (...args: string[]) => spawnSync("git", args, { cwd: checkout, maxBuffer: 64 * 1024 * 1024 }).stdout;
  const names = (...args: string[]) =>
    git(...args, "--", "*/baselines/*.png")
      .toString()
      .split("\n")
      .filter(Boolean);
  const changed = names("diff", "--name-only", "--diff-filter=d", "HEAD");
  const added = names("ls-files", "--others", "--exclude-standard");
  if (changed.length + added.length > 0) mkdirSync(folder, { recursive: true });
  return [...changed, ...added].sort().map((file) => {
    const name = basename(file, ".png");
    const [before, after] = [`${name}-reference.png`, `${name}-actual.png`];
    const committed = git("show", `HEAD:${file}`);
    if (committed.length > 0) writeFileSync(join(folder, before), committed);
    copyFileSync(join(checkout, file), join(folder, after));
    return {
      name,
      workspace: file.split("/")[0] ?? "",
      before: committed.length > 0 ? before : undefined,
      after,
      difference: undefined,
    };
  });
}
