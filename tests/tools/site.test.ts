import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dropOldBuilds, publishRemote } from "../../api/src/registry/release/publish-remote.ts";
import type { Bundle } from "../../tools/site/bundle.ts";
import { publishShell, stageShell } from "../../tools/site/publish-shell.ts";
import { readSources } from "../../tools/site/source-files.ts";
import { writeRegistry } from "../../tools/site/write-registry.ts";

let root: string;
let siteDir: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "courtside-site-"));
  siteDir = join(root, "dist/site");
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

const offer = { contract: 1, shared: { react: "19.3.1" }, knows: { roles: [], capabilities: [], slots: [] } };
const manifest = {
  metaData: { globalName: "mf_admin", remoteEntry: { name: "remote.js", path: "", type: "global" } },
  exposes: [],
  shared: [{ name: "react", requiredVersion: "^19.0.0", singleton: true }],
};
const registry = () => JSON.parse(readFileSync(join(siteDir, "remotes.json"), "utf8"));

function writeRemote(script: string) {
  write("mf-admin/dist/mf-manifest.json", JSON.stringify(manifest));
  write("mf-admin/dist/remote.js", script);
  write("mf-admin/dist/mf-files.json", '{"script":"remote.js","screens":{"courts":["remote.js"]}}');
}

const bundleOf = (name: string, release: string): Bundle => ({
  name,
  version: "1.0.0",
  release,
  folder: join(root, name),
  dist: join(root, name, "dist"),
  ...(name !== "shell" && { remote: { name, version: "1.0.0", contract: 1 } }),
});

test("the registry may have a file of its own, and the site then has none", async () => {
  const registryFile = join(root, "shared/registry.json");
  await writeRegistry([bundleOf("shell", "1.0.0-bbbbbbbb")], siteDir, offer, { registryFile });
  expect(JSON.parse(readFileSync(registryFile, "utf8"))).toMatchObject({ shell: "1.0.0-bbbbbbbb", ...offer });
  expect(existsSync(join(siteDir, "remotes.json"))).toBe(false);
});

test("a remote is published under its release, compressed, and its registry entry points there", async () => {
  const script = "export const court = 'Center Court';\n".repeat(100);
  writeRemote(script);
  write("mf-admin/dist/.stamp", "{}");
  const bundle = bundleOf("mf-admin", "1.0.0-aaaaaaaa");
  await publishRemote(bundle, siteDir, "build");
  await writeRegistry([bundleOf("shell", "1.0.0-bbbbbbbb"), bundle], siteDir, offer);

  const release = join(siteDir, "_mf/mf-admin/1.0.0-aaaaaaaa");
  expect(readdirSync(release).sort()).toEqual([
    "mf-manifest.json",
    "release.json",
    "remote.js",
    "remote.js.br",
    "remote.js.gz",
  ]);
  expect(brotliDecompressSync(readFileSync(join(release, "remote.js.br"))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(release, "remote.js.gz"))).toString()).toBe(script);
  const integrity = `sha384-${createHash("sha384").update(script).digest("base64")}`;
  expect(registry()).toEqual({
    shell: "1.0.0-bbbbbbbb",
    ...offer,
    remotes: [
      {
        name: "mf-admin",
        version: "1.0.0-aaaaaaaa",
        contract: 1,
        entry: "/_mf/mf-admin/1.0.0-aaaaaaaa/mf-manifest.json",
        script: { file: "remote.js", integrity },
        files: { courts: [{ file: "remote.js", integrity }] },
        wants: { react: "^19.0.0" },
      },
    ],
  });
});

test("the last three builds of a remote stay, with the live one and what was released by name", async () => {
  writeRemote("one");
  for (const build of ["1", "2", "3", "4", "5"]) {
    await publishRemote(bundleOf("mf-admin", build), siteDir, build === "2" ? "release" : "build");
    await dropOldBuilds(siteDir, "mf-admin", "1");
  }
  expect(readdirSync(join(siteDir, "_mf/mf-admin")).sort()).toEqual(["1", "2", "4", "5"]);
});

test("a damaged folder is repaired by a build, and rejected by a release", async () => {
  writeRemote("one");
  const bundle = bundleOf("mf-admin", "1");
  const { folder } = await publishRemote(bundle, siteDir, "build");
  writeFileSync(join(folder, "remote.js"), "two");
  await expect(publishRemote(bundle, siteDir, "release")).rejects.toThrow("holds other files than this build");
  await publishRemote(bundle, siteDir, "build");
  expect(readFileSync(join(folder, "remote.js"), "utf8")).toBe("one");
});

test("a page that the api fills in is never compressed, and the shell's files remain for one more release", async () => {
  write("shell/dist/app.html", "<!doctype html>".repeat(200));
  write("shell/dist/static/main.1.js", "one");
  write("shell/dist/pricing.html", "one");
  await publishShell(bundleOf("shell", "1.0.0-1"), siteDir);
  expect(readdirSync(siteDir).sort()).toEqual([".shell.json", "app.html", "pricing.html", "static"]);

  rmSync(join(root, "shell/dist/static/main.1.js"));
  rmSync(join(root, "shell/dist/pricing.html"));
  write("shell/dist/static/main.2.js", "two");
  await publishShell(bundleOf("shell", "1.0.0-2"), siteDir);
  expect(readdirSync(join(siteDir, "static")).sort()).toEqual(["main.1.js", "main.2.js"]);
  expect(existsSync(join(siteDir, "pricing.html")), "a page that is gone would hide a remote's screen").toBe(false);
  rmSync(join(root, "shell/dist/static/main.2.js"));
  write("shell/dist/static/main.3.js", "three");
  await publishShell(bundleOf("shell", "1.0.0-3"), siteDir);
  expect(existsSync(join(siteDir, "static/main.1.js"))).toBe(false);
});

test("a registry below the site under a name of its own survives a new shell, with what lies beside it", async () => {
  const registryFile = join(siteDir, "live/registry.json");
  const beside = ["registry.json", "registry.json.history", "registry.json.teams"];
  for (const file of beside) write(`dist/site/live/${file}`, "{}");
  write("dist/site/live/other.json", "{}");
  write("shell/dist/app.html", "one");
  await (await stageShell(bundleOf("shell", "1.0.0-1"), siteDir, registryFile))?.put();
  expect(readdirSync(join(siteDir, "live")).sort()).toEqual(beside);
});

test("of two shells that are built at once the second leaves the first one's files to its tabs", async () => {
  const stages = [];
  for (const release of ["1", "2"]) {
    rmSync(join(root, "shell/dist"), { recursive: true, force: true });
    write(`shell/dist/static/main.${release}.js`, release);
    stages.push(await stageShell(bundleOf("shell", `1.0.0-${release}`), siteDir));
  }
  for (const staged of stages) await staged?.put();
  expect(readdirSync(join(siteDir, "static")).sort()).toEqual(["main.1.js", "main.2.js"]);
});

test("a copy that fails, or was killed, leaves nothing in the site", async () => {
  const staged = () => readdirSync(join(siteDir, "_mf")).filter((name) => name.startsWith("."));
  const old = join(siteDir, "_mf/.staged-mf-bar-1");
  mkdirSync(old, { recursive: true });
  utimesSync(old, 0, 0);
  mkdirSync(join(siteDir, "_mf/.staged-mf-bar-2"));
  writeRemote("one");
  rmSync(join(root, "mf-admin/dist/mf-files.json"));
  await expect(publishRemote(bundleOf("mf-admin", "1"), siteDir, "release")).rejects.toThrow("ENOENT");
  expect(staged(), "the second may be another command's").toEqual([".staged-mf-bar-2"]);
});

test("a harmed folder stays where it is when the whole one cannot be made", async () => {
  writeRemote("one");
  const { folder } = await publishRemote(bundleOf("mf-admin", "1"), siteDir, "build");
  writeFileSync(join(folder, "remote.js"), "two");
  rmSync(join(root, "mf-admin/dist/mf-files.json"));
  await expect(publishRemote(bundleOf("mf-admin", "1"), siteDir, "build")).rejects.toThrow("ENOENT");
  expect(readFileSync(join(folder, "remote.js"), "utf8")).toBe("two");
  expect(readdirSync(join(siteDir, "_mf"))).toEqual(["mf-admin"]);
});

test("builds that were never live push out none that were, and no build what was released by name", async () => {
  writeRemote("one");
  const put = (release: string, more = {}) =>
    publishRemote(bundleOf("mf-admin", release), siteDir, "build").then(({ folder }) => {
      const file = join(folder, "release.json");
      const { neverLive: _, ...record } = JSON.parse(readFileSync(file, "utf8"));
      writeFileSync(file, JSON.stringify({ ...record, ...more }));
    });
  await put("0", { releaser: { who: "Ann" } });
  for (const release of ["1", "2", "3"]) await put(release);
  for (const release of ["4", "5", "6"]) await put(release, { neverLive: true });
  await dropOldBuilds(siteDir, "mf-admin", undefined);
  expect(readdirSync(join(siteDir, "_mf/mf-admin")).sort()).toEqual(["0", "2", "3", "5", "6"]);
});

test("the fingerprint of sources follows their content; tests, stories and dist do not count", () => {
  write("mf-admin/src/remote.tsx", "one");
  const fingerprint = () => readSources(root, ["mf-admin"]).fingerprint();
  const before = fingerprint();
  write("mf-admin/src/remote.test.tsx", "a test");
  write("mf-admin/src/Court.stories.tsx", "a story");
  write("mf-admin/dist/main.js", "built");
  expect(fingerprint()).toBe(before);
  write("mf-admin/src/remote.tsx", "two");
  expect(fingerprint()).not.toBe(before);
});
