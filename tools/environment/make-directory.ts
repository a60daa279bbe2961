import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** The account of Postgres has to pass through to its cluster; only the owner needs to list it. */
const passThrough = 0o011;

/**
 * Makes a directory and its parents, mode 0711. One that exists is left as it is, unless it is an empty one of ours:
 * that becomes passable. Node's own recursive mkdir never returns where a parent rejects, as /proc does.
 */
export function makeDirectory(path: string): void {
  const found = existsSync(path) ? statSync(path) : undefined;
  if (found?.isDirectory()) {
    const fresh = found.uid === process.getuid?.() && readdirSync(path).length === 0;
    if (fresh) chmodSync(path, found.mode | passThrough);
    return;
  }
  if (!existsSync(dirname(path))) makeDirectory(dirname(path));
  mkdirSync(path);
  chmodSync(path, 0o700 | passThrough);
}
