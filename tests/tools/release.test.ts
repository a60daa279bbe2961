import { execFile } from "node:child_process";
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
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { promote, withdraw } from "../../api/src/registry/release/canaries.ts";
import { publishRemote } from "../../api/src/registry/release/publish-remote.ts";
import { changeRegistry } from "../../api/src/registry/release/registry-file.ts";
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

test("a rollback does not choose by itself what an earlier one left, until that is made live on purpose", async () => {
  for (const [version, before] of [["1"], ["2", "1"], ["3", "2"]] as const) await release(version, before);
  await rollBack(target, "mf-shop");
  await release("4", "2");
  await rollBack(target, "mf-shop");
  expect(live(), "3 was left, and is passed over").toEqual(["mf-shop 2"]);

  await rollBack(target, "mf-shop", "3");
  await release("5", "3");
  await rollBack(target, "mf-shop");
  expect(live(), "3 was chosen by its name").toEqual(["mf-shop 3"]);

  await release("4", "3");
  await release("6", "4");
  await rollBack(target, "mf-shop");
  expect(live(), "4 was released again").toEqual(["mf-shop 4"]);

  await releaseBundle(target, shop("6"), "4", { audience: { share: 10 } });
  await promote(target, "mf-shop", {});
  await release("7", "6");
  await rollBack(target, "mf-shop");
  expect(live(), "6 was promoted").toEqual(["mf-shop 6"]);
});

test("a rollback that goes forward again leaves nothing behind that the next one passes over", async () => {
  for (const [version, before] of [["1"], ["2", "1"], ["3", "2"]] as const) await release(version, before);
  await rollBack(target, "mf-shop", "1");
  await rollBack(target, "mf-shop", "2");
  await rollBack(target, "mf-shop");
  expect(live()).toEqual(["mf-shop 1"]);
});

test("a build that mends a release's folder keeps what its record says", async () => {
  await release("1");
  await release("2", "1");
  await rollBack(target, "mf-shop");
  const before = records();
  writeFileSync(join(folderOf("2"), "remoteEntry.js"), "harmed");
  expect((await publishRemote(shop("2"), target.filesDir, "build")).isNew).toBe(true);
  expect(records()).toEqual(before);
});

/** `release.json` of each release. */
const records = () =>
  Object.fromEntries(
    readdirSync(join(target.filesDir, "_mf/mf-shop")).map((version) => [
      version,
      JSON.parse(readFileSync(join(folderOf(version), "release.json"), "utf8")),
    ]),
  );

test("a release, rollback or canary of what is there changes no record when its contract or smoke test fails", async () => {
  server = await startStaticServer(target.filesDir);
  target = { ...target, origin: server.url };
  const ann = { releaser: { who: "Ann" } };
  await publishRemote(shop("1"), target.filesDir, "build");
  await releaseBundle(target, shop("2"), undefined, ann);
  await releaseBundle(target, shop("3"), "2", { ...ann, audience: { share: 10 } });
  await withdraw(target, "mf-shop");
  const before = records();
  expect([before["1"].by, before["3"].neverLive]).toEqual(["build", true]);

  const bob = { releaser: { who: "Bob" } };
  const attempts = [
    ...["1", "3"].map((version) => () => rollBack(target, "mf-shop", version, bob.releaser)),
    ...["1", "2", "3"].map((version) => () => releaseBundle(target, shop(version), "2", bob)),
    ...["1", "3"].map((version) => () => releaseBundle(target, shop(version), "2", { ...bob, audience: { share: 5 } })),
  ];
  server.spoil((path) => (path.includes("/assets/") ? null : undefined));
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow("failed its smoke test");
  expect(records()).toEqual(before);

  server.spoil(() => undefined);
  writeFileSync(target.registryFile, JSON.stringify({ ...registry(), contract: 2 }));
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow("does not fit what is live");
  expect(records()).toEqual(before);
});

test("a build stays replaceable by builds when the canary beside it fails its smoke test", async () => {
  server = await startStaticServer(target.filesDir);
  target = { ...target, origin: server.url };
  await release("1");
  const record = { ...records()["1"], by: "build" };
  writeFileSync(join(folderOf("1"), "release.json"), JSON.stringify(record));
  server.spoil((path) => (path.includes("/2/assets/") ? null : undefined));
  const canary = releaseBundle(target, shop("2"), "1", { audience: { share: 10 } });
  await expect(canary).rejects.toThrow("failed its smoke test as a canary");
  expect(records()).toEqual({ 1: record });
});

test("a canary of what was released before does not count as its release", async () => {
  const ann = { releaser: { who: "Ann" } };
  await releaseBundle(target, shop("1"), undefined, ann);
  await releaseBundle(target, shop("2"), "1", ann);
  const before = records();
  await releaseBundle(target, shop("1"), "2", { releaser: { who: "Bob" }, audience: { share: 10 } });
  expect(records()).toEqual(before);
  await promote(target, "mf-shop", {});
  expect(records()["1"].released > before["2"].released).toBe(true);
});

test("a release that is killed before it is live leaves nothing that a rollback chooses by itself", async () => {
  await release("1");
  await publishRemote(shop("2"), target.filesDir, "release");
  await release("3", "1");
  await rollBack(target, "mf-shop");
  expect(live()).toEqual(["mf-shop 1"]);
  await release("2", "1");
  await release("4", "2");
  await rollBack(target, "mf-shop");
  expect(live(), "released by the next attempt").toEqual(["mf-shop 2"]);
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

interface Written {
  path: string;
  roles?: string[];
}
const withRoute = (name: string, { path, roles = ["member"] }: Written, more = {}) => {
  const built = builtRemote(root, { name, release: "1" });
  const route = { path, roles, screen: "main", title: "Main", access: "club" };
  return { ...built, remote: { ...built.remote, routes: [route], ...more } };
};

test.each<[Written, Written, string]>([
  [{ path: "/bar/:id" }, { path: "/bar/:drink" }, "/bar/:drink for member belongs to mf-bar already, as /bar/:id"],
  [{ path: "/bar" }, { path: "/Bar" }, "/Bar for member belongs to mf-bar already, as /bar"],
  [{ path: "/bar/" }, { path: "/bar" }, "/bar for member belongs to mf-bar already, as /bar/"],
  [{ path: "/bar" }, { path: "/bar" }, "/bar for member belongs to mf-bar already"],
  // The shell finds the owners of a path by its text, so another role's screen would never be seen.
  [{ path: "/bar" }, { path: "/BAR", roles: ["coach"] }, "/BAR for coach belongs to mf-bar already, as /bar"],
  ...["/my-account", "/join-club/", "/about", "/Trial-Ended", "/"].map((path): [Written, Written, string] => [
    { path: "/bar" },
    { path },
    `${path} is the shell's`,
  ]),
  ...["/assets/tv", "/API/bar", "/dev", "/menu.html"].map((path): [Written, Written, string] => [
    { path: "/bar" },
    { path },
    `${path} is the server's, which shows no page there`,
  ]),
])("where %j is a route, %j is rejected", async (theirs, ours, problem) => {
  await releaseBundle(target, withRoute("mf-bar", theirs), undefined);
  const rejected = releaseBundle(target, withRoute("mf-shop", ours), undefined);
  await expect(rejected).rejects.toThrow(`nothing was released:\n- Its route ${problem}.`);
});

test("a path has several owners for different roles, and a parameter beside a name is a path of its own", async () => {
  await releaseBundle(target, withRoute("mf-bar", { path: "/bar/:id" }), undefined);
  await releaseBundle(target, withRoute("mf-club", { path: "/bar/:id", roles: ["coach"] }), undefined);
  const nav = ["/bar/today/", "/my-account"].map((path) => ({
    path,
    label: "X",
    icon: "x",
    order: 1,
    roles: ["member"],
  }));
  await releaseBundle(target, withRoute("mf-shop", { path: "/bar/today" }, { nav }), undefined);
  expect(live()).toEqual(["mf-bar 1", "mf-club 1", "mf-shop 1"]);
});

test("a change whose history cannot be written is not made", async () => {
  await release("1");
  await release("2", "1");
  const before = [registry(), records()];
  const history = readFileSync(`${target.registryFile}.history`, "utf8");
  rmSync(`${target.registryFile}.history`);
  mkdirSync(`${target.registryFile}.history`);
  for (const attempt of [() => release("3", "2"), () => rollBack(target, "mf-shop")])
    await expect(attempt()).rejects.toThrow("EISDIR");
  expect([registry(), records()]).toEqual(before);
  expect(readdirSync(target.filesDir).sort()).toEqual(["_mf", "remotes.json", "remotes.json.history"]);

  rmSync(`${target.registryFile}.history`, { recursive: true });
  writeFileSync(`${target.registryFile}.history`, history);
  await release("3", "2");
  expect(live()).toEqual(["mf-shop 3"]);
});

test("a release that can be neither kept nor taken back says that it is live", async () => {
  server = await startStaticServer(target.filesDir);
  target = { ...target, origin: server.url };
  await release("1");
  server.spoil((path) => {
    if (!path.includes("/2/assets/")) return undefined;
    rmSync(`${target.registryFile}.history`, { recursive: true });
    mkdirSync(`${target.registryFile}.history`);
    return null;
  });
  await expect(release("2", "1")).rejects.toThrow(/404\. It could not be taken back, so that browsers get it: EISDIR/);
  expect(live()).toEqual(["mf-shop 2"]);
  expect(existsSync(folderOf("2"))).toBe(true);
});

test("an unfinished record, or a harmed one, stops neither a release nor a rollback of others", async () => {
  for (const [version, before] of [["1"], ["2", "1"], ["3", "2"]] as const) await release(version, before);
  writeFileSync(join(folderOf("3"), "release.json.4711"), "{");
  await release("3", "3");
  writeFileSync(join(folderOf("2"), "release.json"), "{");
  await rollBack(target, "mf-shop");
  expect(live()).toEqual(["mf-shop 1"]);
  await release("2", "1");
  expect(live()).toEqual(["mf-shop 2"]);
});

test("a rollback to a release that is dropped meanwhile changes nothing", async () => {
  await release("1");
  await release("2", "1");
  const attempts: Promise<unknown>[] = [];
  // The rollback has chosen when the lock is given to it.
  await changeRegistry(target.registryFile, (registry) => {
    attempts.push(rollBack(target, "mf-shop").then(() => "rolled back", String));
    rmSync(folderOf("1"), { recursive: true });
    return registry;
  });
  expect(await attempts[0]).toContain("_mf/mf-shop/1 was dropped meanwhile. Nothing was changed");
  expect(live()).toEqual(["mf-shop 2"]);
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
