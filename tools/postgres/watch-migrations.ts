import { watch } from "node:fs";
import { join } from "node:path";
import { root } from "../environment/root.ts";

const QUIET_MS = 300;

/**
 * Reports when a migration or a function of the database is saved. It is not applied by itself: a draft that was applied could not be
 * edited any more. Returns what ends the watching.
 */
export function watchMigrations(report: (sentence: string) => void, folder = join(root, "api/db")): () => void {
  let timer: NodeJS.Timeout | undefined;
  const saved = new Set<string>();
  const watcher = watch(folder, { recursive: true }, (_event, file) => {
    if (!file || !/^(migrations|functions)[\\/].*\.sql$/.test(file)) return;
    saved.add(file.replaceAll("\\", "/"));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const names = [...saved].sort().join(", ");
      saved.clear();
      report(`${names} was saved: npm run migrate applies it to this database.`);
    }, QUIET_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
