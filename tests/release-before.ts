import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UPGRADABLE_RELEASE } from "./contract/previous-release.ts";
import { openEarlierRelease } from "./support/earlier-release.ts";
import { runLayers } from "./support/run-steps.ts";

// The api tests of the release before, with its api, on this release's database: `npm run test:release-before [-- <commit>]`.
const commit = process.argv[2] ?? UPGRADABLE_RELEASE;
const folder = mkdtempSync(join(tmpdir(), "courtside-before-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
const sources = openEarlierRelease(folder, commit);
const config = join(import.meta.dirname, "release-before/vitest.config.ts");
const about = execFileSync("git", ["log", "-1", "--format=%h of %as: %s", commit], { encoding: "utf8" }).trim();
const command = ["vitest", "run", "--root", join(sources, "tests"), "--config", config];
await runLayers({ "release before": [{ command }] }, { note: `The release before is ${about}` });
