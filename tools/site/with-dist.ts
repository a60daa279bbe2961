import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { withFileLock } from "../../api/src/registry/file-lock.ts";
import type { WebPackage } from "./web-packages.ts";

/** Checks and a build take minutes, for which the other command waits. */
const BUILD_LOCK = { stale: 30_000, timeout: 600_000 };

/** Two builds in one dist would mix their files, so that one command at a time works with it. */
export function withDist<T>(root: string, { name }: WebPackage, work: () => Promise<T>): Promise<T> {
  mkdirSync(join(root, "dist"), { recursive: true });
  return withFileLock(join(root, "dist", `.building-${name}`), BUILD_LOCK, work);
}
