import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ReleaseDetails, releaseDetails } from "./release-details.ts";

export const previousReleaseFile = join(import.meta.dirname, "previous-release.json");

/** The release before the one that this checkout will be: `node tests/contract/record-release.ts` wrote it. */
export const previousRelease = (): ReleaseDetails =>
  releaseDetails.parse(JSON.parse(readFileSync(previousReleaseFile, "utf8")));

/**
 * Remotes that are to be released after the shell, with the sentences in which the release tool will reject them until then.
 * Empty again with the next record.
 */
export const SHELL_GOES_FIRST: Record<string, string[]> = {};
