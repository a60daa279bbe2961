import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANDED_LIST, type LandedState } from "../../api/db/landed-migrations.ts";
import { root } from "../environment/root.ts";

const folder = join(root, "api/db/migrations");

/** The migrations of this checkout, and the list of landed ones: now, at HEAD, and where HEAD left the trunk. */
export function landedState(): LandedState {
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  const file = join(root, LANDED_LIST);
  return {
    migrations: new Map(names.map((name) => [name, readFileSync(join(folder, name), "utf8")])),
    list: existsSync(file) ? readFileSync(file, "utf8") : "",
    earlier: [committedList(), listAt(git("merge-base", "HEAD", "origin/main"))].filter((list) => list !== ""),
  };
}

/** The list at HEAD; empty before its first commit, and in a copy without history. */
export const committedList = () => listAt("HEAD");

const listAt = (commit: string) => (commit ? git("show", `${commit.trim()}:${LANDED_LIST}`) : "");

function git(...args: string[]): string {
  try {
    return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return ""; // No repository, no such commit, or no list in it yet: nothing to compare with.
  }
}
