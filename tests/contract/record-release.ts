import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { registryEntry } from "../../api/src/registry/release/publish-remote.ts";
import { bundle } from "../../tools/site/bundle.ts";
import { shellOffer } from "../../tools/site/shell-offer.ts";
import { webPackages } from "../../tools/site/web-packages.ts";
import { previousReleaseFile } from "./previous-release.ts";
import { detailsOf, type ReleaseDetails } from "./release-details.ts";

/** `node tests/contract/record-release.ts`, after a release: records the details against which the next one is tested. */
const root = resolve(import.meta.dirname, "../..");
const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

const packages = webPackages(root);
const sources = ["contracts", "design-system", "package-lock.json", ...packages.map(({ folder }) => folder)];
if (git("status", "--porcelain", "--", ...sources) !== "") {
  console.error("Commit the sources of the web first: the record names the commit that was released.");
  process.exit(1);
}
const bundles = await Promise.all(
  packages.filter(({ remote }) => remote).map((part) => bundle(root, part, new AbortController().signal)),
);
const details: ReleaseDetails = {
  commit: git("rev-parse", "HEAD"),
  offer: shellOffer(root),
  remotes: bundles.map((built) => detailsOf(registryEntry(built), built.dist)),
};
writeFileSync(previousReleaseFile, JSON.stringify(details));
execFileSync(join(root, "node_modules/.bin/biome"), ["format", "--write", previousReleaseFile], { cwd: root });
console.log(
  `${previousReleaseFile} holds ${details.remotes.map(({ entry }) => `${entry.name} ${entry.version}`).join(", ")}.`,
);
