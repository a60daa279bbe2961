import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Bundle } from "./bundle.ts";
import { UnfitShellError } from "./new-shell-problems.ts";

interface Outcome {
  bundles: Bundle[];
  /** Why the shell that was live goes on, and what to do, for the operator. */
  kept?: string;
}

/**
 * Builds for a start, which the new shell alone is not to prevent: the database is migrated by then, so the release before could not
 * start either. The shell that was live works with the new api, which keeps its promise to open pages and to other teams' remotes.
 */
export async function buildOrKeep(siteDir: string, build: () => Promise<Bundle[]>): Promise<Outcome> {
  try {
    return { bundles: await build() };
  } catch (error) {
    if (!(error instanceof UnfitShellError && existsSync(join(siteDir, "app.html")))) throw error;
    return { bundles: [], kept: `${error.message}\nUntil then the shell that was live runs with the new api.` };
  }
}
