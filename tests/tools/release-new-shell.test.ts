import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { ShellOffer } from "@courtside/contracts/shell/registry.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { publishRemote } from "../../api/src/registry/release/publish-remote.ts";
import { releaseBundle } from "../../api/src/registry/release/release-bundle.ts";
import { rollBack } from "../../api/src/registry/release/roll-back.ts";
import type { ReleaseTarget } from "../../api/src/registry/release/target.ts";
import { followBuilds } from "../../tools/release/follow-builds.ts";
import { buildOrKeep } from "../../tools/site/build-or-keep.ts";
import type { Bundle } from "../../tools/site/bundle.ts";
import { previewShell } from "../../tools/site/preview-shell.ts";
import { writeRegistry } from "../../tools/site/write-registry.ts";
import { type BuiltRemoteOptions, builtRemote } from "../support/built-remote.ts";
import { type StaticServer, startStaticServer } from "../support/static-server.ts";

let root: string;
let target: ReleaseTarget;
let put: string[];
let server: StaticServer | undefined;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "courtside-new-shell-"));
  target = { filesDir: join(root, "site"), registryFile: join(root, "site/remotes.json"), timeout: 0 };
  put = [];
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(root, { recursive: true });
});

const knows = { roles: ["member"], capabilities: [], slots: [] };
const offering = (react: string, contract = 1) => ({ contract, shared: { react }, knows });
const owning = (...paths: string[]) => ({ ...offering("19.3.1"), paths });
const remote = (name: string, release: string, more: Partial<BuiltRemoteOptions> = {}) =>
  builtRemote(root, { name, release, ...more });
const live = () =>
  JSON.parse(readFileSync(target.registryFile, "utf8")).remotes.map(
    ({ name, version }: Record<string, string>) => `${name} ${version}`,
  );

/** The result of `npm run build` of a checkout with these remotes, and a shell of that release. */
async function build(release: string, offer: ShellOffer, remotes: Bundle[], despite: string[] = []) {
  for (const bundle of remotes) await publishRemote(bundle, target.filesDir, "build");
  const shell: Bundle = { name: "shell", version: "1.0.0", release, folder: root, dist: root };
  const putShell = async () => void put.push(release);
  return writeRegistry([shell, ...remotes], target.filesDir, offer, { put: putShell, despite });
}

test("a new shell is rejected while another team's remote would not run under it; the live one stays", async () => {
  await build("shell-1", offering("19.3.1"), [remote("mf-shop", "1")]);
  await releaseBundle(target, remote("mf-cafe", "7", { react: "^19.1.0" }), undefined);
  await build("shell-2", offering("19.4.0"), [remote("mf-shop", "2")]);
  expect(live()).toEqual(["mf-shop 2", "mf-cafe 7"]);

  const before = readFileSync(target.registryFile, "utf8");
  const fitting = [remote("mf-shop", "3", { contract: 2, react: "^20.0.0" })];
  await expect(build("shell-3", offering("20.0.0", 2), fitting)).rejects.toThrow(
    [
      "These remotes stay live, and would not run under it:",
      "- mf-cafe 7: It is built for contract 1, and the new shell speaks 2.",
      "- mf-cafe 7: It wants react/jsx-runtime ^19.1.0, and the new shell has 20.0.0.",
      "Release a version of them that fits both shells first.",
    ].join("\n"),
  );
  expect(readFileSync(target.registryFile, "utf8")).toBe(before);
  expect(put).toEqual(["shell-1", "shell-2"]);

  await build("shell-3", offering("20.0.0", 2), fitting, ["mf-cafe"]);
  expect(live()).toEqual(["mf-shop 3", "mf-cafe 7"]);
  // Known by now, and no worse: it does not block the next build.
  await build("shell-4", offering("20.0.0", 2), fitting);
  await releaseBundle(target, remote("mf-cafe", "8", { contract: 2, react: "^20.0.0" }), "7");
  expect(live()).toEqual(["mf-shop 3", "mf-cafe 8"]);
  expect(put).toEqual(["shell-1", "shell-2", "shell-3", "shell-4"]);
});

test("a start goes on with the shell that was live, if there is one, where a remote would not run under the new one", async () => {
  const start = () =>
    buildOrKeep(target.filesDir, async () => {
      await build("shell-2", offering("19.3.1", 2), []);
      return [];
    });
  expect(await start()).toEqual({ bundles: [] });
  rmSync(target.registryFile);
  await build("shell-1", offering("19.3.1"), []);
  await releaseBundle(target, remote("mf-cafe", "7"), undefined);
  await expect(start(), "no page to serve").rejects.toThrow("The new shell was not published");
  writeFileSync(join(target.filesDir, "app.html"), "");
  const { kept } = await start();
  expect(kept).toMatch(
    /^The new shell was not published[\s\S]*\n- mf-cafe 7: [\s\S]*--despite mf-cafe\nUntil then the shell/,
  );
  expect(live()).toEqual(["mf-cafe 7"]);
  await expect(buildOrKeep(target.filesDir, () => Promise.reject(new Error("mf-shop does not build")))).rejects.toThrow(
    "does not build",
  );
});

test("which remotes a new shell would break is known before anything is built: another team's, and one that was rolled back", async () => {
  const checkout = join(root, "checkout");
  const { remote: shop } = remote("mf-shop", "2", { path: "/snacks" });
  for (const [file, content] of [
    ["shell/package.json", { name: "shell", version: "1.0.0" }],
    ["mf-shop/remote.json", shop],
    ["contracts/package.json", { version: "1.0.0" }],
    ["design-system/package.json", { version: "1.0.0" }],
    ...["react", "react-dom"].map((name) => [`node_modules/${name}/package.json`, { version: "20.0.0" }] as const),
    ["design-system/src/core.tsx", {}],
  ] as const) {
    mkdirSync(dirname(join(checkout, file)), { recursive: true });
    writeFileSync(join(checkout, file), JSON.stringify(content));
  }
  const previewed = () => previewShell({ root: checkout, siteDir: target.filesDir, registryFile: target.registryFile });
  expect(previewed(), "a new site").toBeUndefined();
  await build("shell-1", owning(), [remote("mf-shop", "1")]);
  expect(previewed(), "the next build replaces it").toBeUndefined();
  await releaseBundle(target, remote("mf-shop", "1"), "1");
  await releaseBundle(target, remote("mf-cafe", "7", { path: "/snacks" }), undefined);
  const before = readFileSync(target.registryFile, "utf8");
  const wants = (name: string) => `- ${name}: It wants react/jsx-runtime ^19.0.0, and the new shell has 20.0.0.`;
  expect(
    previewed()
      ?.split("\n")
      .filter((line) => line.startsWith("- ")),
  ).toEqual([wants("mf-shop 1"), wants("mf-cafe 7")]);
  await followBuilds(target, "mf-shop");
  expect(
    previewed()
      ?.split("\n")
      .filter((line) => line.startsWith("- ")),
  ).toEqual([wants("mf-cafe 7"), "- mf-cafe 7: Its route /snacks for member belongs to mf-shop already."]);
  expect(put).toEqual(["shell-1"]);
  expect(JSON.parse(readFileSync(target.registryFile, "utf8"))).toEqual(JSON.parse(before));
});

test("a build that brings a fitting version of every remote is not blocked by the previous ones", async () => {
  await build("shell-1", offering("19.3.1"), [remote("mf-shop", "1"), remote("mf-cafe", "1")]);
  const both = ["mf-shop", "mf-cafe"].map((name) => remote(name, "2", { contract: 2, react: "^20.0.0" }));
  await build("shell-2", offering("20.0.0", 2), both);
  expect(live()).toEqual(["mf-shop 2", "mf-cafe 2"]);
});

test("what was released or rolled back to stays live through builds, changed or not, until builds are followed again", async () => {
  const shop = (release: string) => remote("mf-shop", release);
  const buildShop = (release: string) => build("shell-1", offering("19.3.1"), [shop(release)]);
  await buildShop("1");
  await buildShop("2");
  expect(live()).toEqual(["mf-shop 2"]);
  await releaseBundle(target, shop("3"), "2");
  await rollBack(target, "mf-shop");
  for (const release of ["3", "2", "4"]) {
    await buildShop(release);
    expect(live()).toEqual(["mf-shop 2"]);
  }
  writeFileSync(join(target.filesDir, "_mf/mf-shop/2/remoteEntry.js"), "harmed");
  await buildShop("2");
  await buildShop("4");
  expect(live(), "a repaired folder is still what was chosen").toEqual(["mf-shop 2"]);
  expect(await followBuilds(target, "mf-shop")).toBe("2");
  await buildShop("4");
  expect(live()).toEqual(["mf-shop 4"]);
});

test("a remote that was rolled back keeps its route when another remote claims it", async () => {
  const [cafe, shop] = [remote("mf-cafe", "2"), remote("mf-shop", "1")];
  await build("shell-1", offering("19.3.1"), [remote("mf-cafe", "1", { path: "/snacks" }), shop]);
  await build("shell-1", offering("19.3.1"), [cafe, shop]);
  await rollBack(target, "mf-cafe");
  await expect(
    build("shell-2", offering("19.3.1"), [cafe, remote("mf-shop", "2", { path: "/snacks" })]),
  ).rejects.toThrow("- mf-cafe 1: Its route /snacks for member belongs to mf-shop already.");
  expect(live()).toEqual(["mf-cafe 1", "mf-shop 1"]);
});

test("a build does not change what was released elsewhere, and removes remotes that its checkout no longer has", async () => {
  const bar = remote("mf-bar", "1");
  await build("shell-1", offering("19.3.1"), [remote("mf-shop", "1"), remote("mf-cafe", "1"), bar]);
  server = await startStaticServer(join(root, "bucket"));
  const abroad = { ...target, filesDir: join(root, "bucket"), origin: server.url };
  await releaseBundle(abroad, remote("mf-shop", "2"), "1");
  await build("shell-2", offering("19.3.1"), [remote("mf-shop", "3"), bar]);
  expect(live()).toEqual(["mf-shop 2", "mf-bar 1"]);
});

test("a new shell is rejected that takes the path of a live remote's route, with the path and the remote", async () => {
  await build("shell-1", owning("/my-account"), [remote("mf-shop", "1")]);
  await releaseBundle(target, remote("mf-cafe", "7", { path: "/snacks" }), undefined);
  await releaseBundle(target, remote("mf-bar", "2", { path: "/drinks" }), undefined);
  await releaseBundle(target, remote("mf-bar", "3", { path: "/bar/:id" }), "2", { audience: { share: 10 } });
  const taking = owning("/my-account", "/Snacks/", "/bar/:name");
  const rejection = [
    "- mf-cafe 7: Its route /snacks is the new shell's.",
    "- mf-bar 3: Its route /bar/:id is the new shell's.",
  ].join("\n");
  await expect(build("shell-2", taking, [remote("mf-shop", "1")])).rejects.toThrow(rejection);
  expect(put).toEqual(["shell-1"]);

  // A registry of before the shell's paths were in it.
  const { paths, ...old } = JSON.parse(readFileSync(target.registryFile, "utf8"));
  expect(paths).toEqual(["/my-account"]);
  writeFileSync(target.registryFile, JSON.stringify(old));
  await expect(build("shell-2", taking, [remote("mf-shop", "1")])).rejects.toThrow(rejection);

  await build("shell-2", taking, [remote("mf-shop", "1")], ["mf-cafe", "mf-bar"]);
  await build("shell-3", taking, [remote("mf-shop", "1")]);
  expect(put).toEqual(["shell-1", "shell-2", "shell-3"]);
});

test("a remote may have what the shell that is live leaves, whatever this checkout's shell has", async () => {
  await build("shell-1", owning("/snacks"), [remote("mf-shop", "1")]);
  await expect(releaseBundle(target, remote("mf-cafe", "1", { path: "/snacks" }), undefined)).rejects.toThrow(
    "- Its route /snacks is the shell's.",
  );
  await releaseBundle(target, remote("mf-cafe", "2", { path: "/about" }), undefined);
  expect(live()).toEqual(["mf-shop 1", "mf-cafe 2"]);
});

test("a rollback passes over builds that were never live: another release was kept, or the shell was rejected", async () => {
  const shop = (release: string) => remote("mf-shop", release);
  const buildShop = (release: string) => build("shell-1", offering("19.3.1"), [shop(release)]);
  await buildShop("1");
  await releaseBundle(target, shop("2"), "1");
  await buildShop("3");
  await releaseBundle(target, remote("mf-cafe", "1"), undefined);
  await expect(build("shell-2", offering("19.3.1", 2), [remote("mf-shop", "4", { contract: 2 })])).rejects.toThrow(
    "The new shell was not published",
  );
  await releaseBundle(target, shop("5"), "2");
  await rollBack(target, "mf-shop");
  expect(live()).toEqual(["mf-shop 2", "mf-cafe 1"]);
  await rollBack(target, "mf-shop");
  expect(live()).toEqual(["mf-shop 1", "mf-cafe 1"]);
  await expect(rollBack(target, "mf-shop")).rejects.toThrow("mf-shop has no release before 1.");
  await rollBack(target, "mf-shop", "3");
  expect(live(), "by its name").toEqual(["mf-shop 3", "mf-cafe 1"]);
});

test("what a build makes live again is the newest, is no longer passed over, and is the next build's to replace", async () => {
  const shop = (release: string) => remote("mf-shop", release);
  const buildShop = (release: string) => build("shell-1", offering("19.3.1"), [shop(release)]);
  for (const release of ["1", "2", "1"]) await buildShop(release);
  await rollBack(target, "mf-shop");
  expect(live(), "2 was live before 1 came back").toEqual(["mf-shop 2"]);

  await followBuilds(target, "mf-shop");
  await buildShop("1");
  await releaseBundle(target, shop("3"), "1");
  await rollBack(target, "mf-shop");
  expect(live(), "1 was left by the first rollback, and live since").toEqual(["mf-shop 1"]);

  await followBuilds(target, "mf-shop");
  await buildShop("3");
  await buildShop("4");
  expect(live(), "3 was released by name, and a build's since").toEqual(["mf-shop 4"]);
});

test("a build whose folder is dropped before it is live changes nothing", async () => {
  await build("shell-1", offering("19.3.1"), [remote("mf-shop", "1")]);
  const shop = remote("mf-shop", "2");
  const before = readFileSync(target.registryFile, "utf8");
  const put = vi.fn();
  await expect(writeRegistry([shop], target.filesDir, offering("19.3.1"), { put })).rejects.toThrow(
    "_mf/mf-shop/2 was dropped meanwhile, and what is live stays as it was: build again.",
  );
  expect(readFileSync(target.registryFile, "utf8")).toBe(before);
  expect(put).not.toHaveBeenCalled();
});
