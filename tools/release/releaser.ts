import { spawnSync } from "node:child_process";
import { userInfo } from "node:os";
import type { Releaser } from "../../api/src/registry/release/release-record.ts";

/** Who releases, and from which commit: as git knows them in this checkout, else as the CI or the system does. */
export function thisReleaser(root: string): Releaser {
  const git = (...args: string[]) => spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout?.trim() ?? "";
  const commit = git("rev-parse", "HEAD") || process.env.GITHUB_SHA;
  const changed = git("status", "--porcelain", "--untracked-files=no") !== "";
  return {
    who: process.env.GITHUB_ACTOR || git("config", "user.name") || userInfo().username,
    ...(commit && { commit: `${commit.slice(0, 12)}${changed ? " with changes" : ""}` }),
  };
}
