import { statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { ReleaseRecord } from "../../registry/release/release-record.ts";

const KIB = 1024;
const files = z.object({
  script: z.object({ file: z.string() }),
  files: z.record(z.string(), z.array(z.object({ file: z.string() }))),
});

export interface ScreenWeight {
  screen: string;
  /** KiB of JavaScript, gzip: what opening it first loads of the remote. */
  kib: number;
  budget_kib: number | null;
}

/** What each screen of a release weighs, the heaviest first. Empty if the release does not say which files its screens begin with. */
export function weighScreens(folder: string, { entry, budget = {} }: ReleaseRecord): ScreenWeight[] {
  const named = files.safeParse(entry);
  if (!named.success) return [];
  const { script, files: screens } = named.data;
  return Object.entries(screens)
    .map(([screen, parts]) => {
      const scripts = new Set([script, ...parts].map(({ file }) => file).filter((file) => file.endsWith(".js")));
      const bytes = [...scripts].reduce((sum, file) => sum + sizeOf(join(folder, file)), 0);
      return { screen, kib: Math.round((bytes / KIB) * 10) / 10, budget_kib: budget[screen] ?? null };
    })
    .sort((one, other) => other.kib - one.kib || one.screen.localeCompare(other.screen));
}

/** Small files have no compressed one beside them. */
const sizeOf = (file: string): number =>
  (statSync(`${file}.gz`, { throwIfNoEntry: false }) ?? statSync(file, { throwIfNoEntry: false }))?.size ?? 0;
