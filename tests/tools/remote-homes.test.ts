import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { publishRemote } from "../../api/src/registry/release/publish-remote.ts";
import { readRegistry } from "../../api/src/registry/release/registry-file.ts";
import { rollBack } from "../../api/src/registry/release/roll-back.ts";
import { followBuilds } from "../../tools/release/follow-builds.ts";
import { writeRegistry } from "../../tools/site/write-registry.ts";
import { builtRemote } from "../support/built-remote.ts";

let root: string;
let siteDir: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "courtside-homes-"));
  siteDir = join(root, "site");
});
afterEach(() => rmSync(root, { recursive: true }));

const offer = { contract: 1, shared: { react: "19.3.1" }, knows: { roles: ["member"], capabilities: [], slots: [] } };
const at = (...homes: [string, string][]) => new Map(homes);
const file = () => join(siteDir, "remotes.json");
const live = () => readRegistry(file()).remotes.map(({ entry }) => entry.replace("mf-manifest.json", ""));

async function build(release: string, homes: Map<string, string>) {
  const bundles = ["mf-bar", "mf-shop"].map((name) => builtRemote(root, { name, release, path: `/${name}` }));
  for (const bundle of bundles) await publishRemote(bundle, siteDir, "build");
  await writeRegistry(bundles, siteDir, offer, { homes });
}

test("a build records the origin of each remote that it publishes, and updates it when it changes", async () => {
  const shop = "https://shop.example";
  await build("1", at());
  expect(live()).toEqual(["/_mf/mf-bar/1/", "/_mf/mf-shop/1/"]);
  await build("1", at(["mf-shop", shop]));
  expect(live()).toEqual(["/_mf/mf-bar/1/", `${shop}/_mf/mf-shop/1/`]);
  await build("2", at(["mf-shop", shop]));
  expect(live()).toEqual(["/_mf/mf-bar/2/", `${shop}/_mf/mf-shop/2/`]);

  // A rollback stays through builds on every origin.
  const target = { filesDir: siteDir, registryFile: file(), timeout: 0, homes: at(["mf-shop", shop]) };
  await rollBack(target, "mf-shop");
  await build("2", at(["mf-shop", shop]));
  expect(live()).toEqual(["/_mf/mf-bar/2/", `${shop}/_mf/mf-shop/1/`]);
  await build("3", at(["mf-shop", shop]));
  expect(live()).toEqual(["/_mf/mf-bar/3/", `${shop}/_mf/mf-shop/1/`]);
  await followBuilds(target, "mf-shop");
  await build("3", at(["mf-shop", shop]));
  expect(live()).toEqual(["/_mf/mf-bar/3/", `${shop}/_mf/mf-shop/3/`]);
});
