import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { releaseBundle } from "../../api/src/registry/release/release-bundle.ts";
import { integrityOf } from "../../api/src/registry/release/release-record.ts";
import { rollBack } from "../../api/src/registry/release/roll-back.ts";
import type { ReleaseTarget } from "../../api/src/registry/release/target.ts";
import { listReleases } from "../../tools/release/list-releases.ts";
import { builtRemote } from "../support/built-remote.ts";
import { type StaticServer, startStaticServer } from "../support/static-server.ts";

let root: string;
let target: ReleaseTarget;
let server: StaticServer | undefined;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "courtside-release-"));
  target = { filesDir: join(root, "site"), registryFile: join(root, "site/remotes.json"), timeout: 0 };
});

afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(root, { recursive: true });
});

const shop = (release: string, more = {}) => builtRemote(root, { name: "mf-shop", release, ...more });
const release = (version: string, expected?: string, more = {}) => releaseBundle(target, shop(version, more), expected);
const registry = () => JSON.parse(readFileSync(target.registryFile, "utf8"));
const live = () => registry().remotes.map(({ name, version }: Record<string, string>) => `${name} ${version}`);
const folderOf = (version: string) => join(target.filesDir, "_mf/mf-shop", version);

test("releases follow each other, each in a folder that stays, and each can be made live again", async () => {
  await releaseBundle(target, builtRemote(root, { name: "mf-bar", release: "7" }), undefined);
  await release("1");
  await release("2", "1");
  await release("3", "2");
  expect(live()).toEqual(["mf-bar 7", "mf-shop 3"]);
  const script = {
    file: "remoteEntry.js",
    integrity: integrityOf(readFileSync(join(folderOf("3"), "remoteEntry.js"))),
  };
  expect(registry().remotes[1]).toMatchObject({ entry: "/_mf/mf-shop/3/mf-manifest.json", script });

  await rollBack(target, "mf-shop");
  expect(live()).toEqual(["mf-bar 7", "mf-shop 2"]);
  await rollBack(target, "mf-shop");
  expect(live()).toEqual(["mf-bar 7", "mf-shop 1"]);
  await expect(rollBack(target, "mf-shop")).rejects.toThrow("has no release before 1. Its releases are: 3, 2, 1.");
  await expect(rollBack(target, "mf-shop", "9")).rejects.toThrow("mf-shop has no 9");
  await rollBack(target, "mf-shop", "3");
  expect(listReleases(target).map((line) => line.replaceAll(/\s+/g, " ").replace(/\d{4}-\S+ \S+/, "then"))).toEqual([
    "mf-bar 7 then live",
    "mf-shop 3 then live",
    "mf-shop 2 then",
    "mf-shop 1 then",
  ]);
});

test("of two releases at once one succeeds, and the other reports the conflict and changes nothing", async () => {
  await release("1");
  const rivals = ["2", "3", "4", "5"];
  const outcomes = await Promise.allSettled(rivals.map((version) => release(version, "1")));
  const won = rivals.filter((_, position) => outcomes[position]?.status === "fulfilled");
  expect(won).toHaveLength(1);
  expect(live()).toEqual([`mf-shop ${won[0]}`]);
  const errors = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? String(outcome.reason) : []));
  for (const text of errors) expect(text).toContain(`${won[0]} is live, and this began from 1`);
  for (const lost of rivals.filter((version) => version !== won[0])) expect(existsSync(folderOf(lost))).toBe(false);

  // Releases of different remotes do not block each other, nor does the lock of a killed release.
  writeFileSync(`${target.registryFile}.lock`, "1");
  utimesSync(`${target.registryFile}.lock`, 0, 0);
  const others = ["mf-a", "mf-b", "mf-c"].map((name) => builtRemote(root, { name, release: "1" }));
  await Promise.all(others.map((bundle) => releaseBundle(target, bundle, undefined)));
  expect(live().toSorted()).toEqual(["mf-a 1", "mf-b 1", "mf-c 1", `mf-shop ${won[0]}`]);
});

test("a release whose files are not served as built is taken back, on one origin and on another", async () => {
  server = await startStaticServer(target.filesDir);
  target = { ...target, siteUrl: server.url, origin: server.url };
  await release("1");
  expect(registry().remotes[0].entry).toBe(`${server.url}/_mf/mf-shop/1/mf-manifest.json`);

  server.spoil((path) => (path.includes("/2/assets/") ? "export const hacked = true;" : undefined));
  await expect(release("2", "1")).rejects.toThrow(
    "mf-shop 2 failed its smoke test: assets/screen.js has other bytes than were built. 1 is live again.",
  );
  expect(live()).toEqual(["mf-shop 1"]);
  expect(existsSync(folderOf("2"))).toBe(false);

  server.spoil(() => undefined);
  await release("2", "1");
  server.spoil((path) => (path.includes("/1/") ? null : undefined));
  await expect(rollBack(target, "mf-shop")).rejects.toThrow("returned 404. 2 is live again.");
  expect(live()).toEqual(["mf-shop 2"]);

  const { siteUrl: _, ...abroad } = target;
  const cdn = { ...abroad, siteUrl: "http://127.0.0.1:9", origin: server.url };
  await expect(releaseBundle(cdn, builtRemote(root, { name: "mf-bar", release: "1" }), undefined)).rejects.toThrow(
    "/remotes.json does not respond. It is out of the registry again.",
  );
});

test("a remote that does not fit what is live is rejected with every reason, before anything is written", async () => {
  await releaseBundle(target, builtRemote(root, { name: "mf-bar", release: "1", path: "/bar" }), undefined);
  writeFileSync(
    target.registryFile,
    JSON.stringify({ contract: 1, shared: { react: "19.3.1" }, remotes: registry().remotes }),
  );
  const wrong = release("1", undefined, { path: "/bar", contract: 2, react: "^19.4.0" });
  await expect(wrong).rejects.toThrow(
    [
      "- It is built for contract 2, and the live shell speaks 1.",
      "- It wants react/jsx-runtime ^19.4.0, and the live shell has 19.3.1.",
      "- Its route /bar for member belongs to mf-bar already.",
    ].join("\n"),
  );
  expect(existsSync(folderOf("1"))).toBe(false);
  await release("1", undefined, { react: "^19.3.0" });
  expect(live()).toEqual(["mf-bar 1", "mf-shop 1"]);
});

test("processes that change the registry at once lose none of each other's changes", async () => {
  const module = join(import.meta.dirname, "../../api/src/registry/release/registry-file.ts");
  const program = `
    const { changeRegistry } = await import(${JSON.stringify(module)});
    const [, file, from] = process.argv;
    for (let i = 0; i < 25; i++)
      await changeRegistry(file, ({ remotes }) => ({ remotes: [...remotes, { name: from + i, version: "1", entry: "/" }] }));
  `;
  const run = promisify(execFile);
  mkdirSync(target.filesDir);
  await Promise.all(
    ["a", "b", "c"].map((from) =>
      run(process.execPath, ["--input-type=module", "--eval", program, target.registryFile, from]),
    ),
  );
  expect(new Set(live()).size).toBe(75);
});
