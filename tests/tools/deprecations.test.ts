import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Deprecation, deprecatedUses } from "@courtside/contracts/deprecations.mjs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contractWarnings } from "../../api/src/registry/release/contract-problems.ts";
import { registryEntry } from "../../api/src/registry/release/publish-remote.ts";
import { readRegistry } from "../../api/src/registry/release/registry-file.ts";
import { releaseBundle } from "../../api/src/registry/release/release-bundle.ts";
import type { ReleaseTarget } from "../../api/src/registry/release/target.ts";
import { writeRegistry } from "../../tools/site/write-registry.ts";
import { builtRemote } from "../support/built-remote.ts";

const SHELL = "@courtside/contracts/shell/index.tsx";
const STAFF = "@courtside/design-system/staff.tsx";
const entry = {
  routes: [{ path: "/shop", needs: "shop:buy", denied: "access-denied" }],
  nav: [{ path: "/shop", roles: ["guest"] }],
  slots: [{ slot: "home.tabs", id: "shop", roles: [] }],
  wants: { [SHELL]: "^1.0.0", [STAFF]: "^1.0.0" },
  imports: { [SHELL]: ["useOld"] },
};
const goes = (part: Deprecation["part"]): Deprecation => ({ part, since: "1.1.0", instead: "what is new" });

test.each([
  ["slot home.tabs"],
  ["capability shop:buy"],
  ["role guest"],
  ["field routes.denied"],
  [`module ${STAFF}`],
  [`export useOld of ${SHELL}`],
] as const)("two releases warn of the %s, and the third rejects who uses it", (part) => {
  const warning = `It uses the ${part}, which is deprecated since 1.1.0 and goes in 1.3.0: use what is new.`;
  const problem = `It uses the ${part}, which went in 1.3.0: use what is new.`;
  for (const version of ["1.0.4", "1.1.0", "1.2.9", undefined])
    expect(deprecatedUses(entry, [goes(part)], version)).toEqual({ warnings: [warning], problems: [] });
  for (const version of ["1.3.0", "1.10.0", "2.0.0"])
    expect(deprecatedUses(entry, [goes(part)], version)).toEqual({ warnings: [], problems: [problem] });
  const other = { routes: [], nav: [], imports: {} };
  expect(deprecatedUses(other, [goes(part)], "1.3.0")).toEqual({ warnings: [], problems: [] });
});

test("a build of before imports were recorded may use each export of what it wants", () => {
  const old = { ...entry, imports: undefined };
  expect(deprecatedUses(old, [goes(`export useOld of ${SHELL}`)], "1.2.0").warnings[0]).toContain("It may use the");
  expect(deprecatedUses({ ...old, wants: {} }, [goes(`export useOld of ${SHELL}`)], "1.2.0").warnings).toEqual([]);
});

let root: string;
let target: ReleaseTarget;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "courtside-deprecations-"));
  target = { filesDir: join(root, "site"), registryFile: join(root, "site/remotes.json"), timeout: 0 };
});
afterEach(() => rmSync(root, { recursive: true }));

/** A shell of a version, published as `npm run build` does; it deprecates a field that each remote here has. */
async function publishShell(version: string) {
  const offer = {
    ...{ contract: 1, knows: { roles: ["member"], capabilities: [], slots: [] } },
    ...{ shared: { react: "19.3.1", [SHELL]: version }, deprecated: [goes("field routes.title")] },
  };
  const shell = { name: "shell", version, release: version, folder: root, dist: root };
  return writeRegistry([shell], target.filesDir, offer);
}

test("a remote that uses a deprecated part is released with a warning until the part is gone, and keeps that shell out", async () => {
  const built = builtRemote(root, { name: "mf-shop", release: "1" });
  await publishShell("1.2.0");
  await releaseBundle(target, built, undefined);
  const warning = "It uses the field routes.title, which is deprecated since 1.1.0 and goes in 1.3.0: use what is new.";
  expect(contractWarnings(registryEntry(built), readRegistry(target.registryFile))).toEqual([warning]);

  const gone = "It uses the field routes.title, which went in 1.3.0: use what is new.";
  await expect(publishShell("1.3.0")).rejects.toThrow(`- mf-shop 1: ${gone}`);
  rmSync(target.registryFile);
  await publishShell("1.3.0");
  await expect(releaseBundle(target, built, undefined)).rejects.toThrow(`nothing was released:\n- ${gone}`);
});
