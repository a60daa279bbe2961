import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { promote, withdraw } from "../../api/src/registry/release/canaries.ts";
import { publishRemote } from "../../api/src/registry/release/publish-remote.ts";
import { changeRegistry, readRegistry } from "../../api/src/registry/release/registry-file.ts";
import { releaseBundle } from "../../api/src/registry/release/release-bundle.ts";
import { rollBack } from "../../api/src/registry/release/roll-back.ts";
import type { ReleaseTarget } from "../../api/src/registry/release/target.ts";
import { listHistory, listReleases } from "../../tools/release/list-releases.ts";
import { writeRegistry } from "../../tools/site/write-registry.ts";
import { type BuiltRemoteOptions, builtRemote } from "../support/built-remote.ts";
import { type StaticServer, startStaticServer } from "../support/static-server.ts";

const CLUB = "aaaaaaaa-0000-4000-8000-000000000001";
const ann = { who: "Ann", commit: "0123456789ab" };
let root: string;
let target: ReleaseTarget;
let server: StaticServer | undefined;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "courtside-canaries-"));
  target = { filesDir: join(root, "site"), registryFile: join(root, "site/remotes.json"), timeout: 0 };
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(root, { recursive: true });
});

const remote = (name: string, release: string, more: Partial<BuiltRemoteOptions> = {}) =>
  builtRemote(root, { name, release, ...more });
const shop = (version: string) => remote("mf-shop", version);
const release = (version: string, expected?: string) =>
  releaseBundle(target, shop(version), expected, { releaser: ann });
const tryOut = (version: string, expected: string, audience: object = { share: 10 }) =>
  releaseBundle(target, shop(version), expected, { releaser: ann, audience });

const inRegistry = () => {
  const { remotes, canaries = [] } = readRegistry(target.registryFile);
  return {
    live: remotes.map(({ name, version }) => `${name} ${version}`),
    canaries: canaries.map(({ name, version, audience }) => ({ [`${name} ${version}`]: audience })),
  };
};
const plain = (lines: string[]) =>
  lines.map((line) => line.replaceAll(/\s+/g, " ").replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/, "then"));

const expectRejection = (work: Promise<unknown>) => work.then(() => "nothing was rejected", String);

/** `npm run build` of a checkout with this mf-shop. */
async function build(version: string, react = "19.3.1") {
  const bundle = shop(version);
  await publishRemote(bundle, target.filesDir, "build");
  const knows = { roles: ["member"], capabilities: [], slots: [] };
  const offer = { contract: 1, shared: { react }, knows };
  return writeRegistry([bundle], target.filesDir, offer);
}

test("a canary stands beside the live release until it is widened, promoted or withdrawn, and the history has it all", async () => {
  await release("1");
  await tryOut("2", "1");
  expect(inRegistry()).toEqual({ live: ["mf-shop 1"], canaries: [{ "mf-shop 2": { share: 10 } }] });
  const [began] = readRegistry(target.registryFile).canaries ?? [];
  await promote(target, "mf-shop", { share: 50, clubs: [CLUB] }, ann);
  const [widened] = readRegistry(target.registryFile).canaries ?? [];
  expect([widened?.audience, widened?.since]).toEqual([{ share: 50, clubs: [CLUB] }, began?.since]);
  expect(plain(listReleases(target))).toEqual([
    `mf-shop 2 then by Ann, from 0123456789ab canary: 50 % of the sessions, club ${CLUB}`,
    "mf-shop 1 then by Ann, from 0123456789ab live",
  ]);

  await promote(target, "mf-shop", {}, ann);
  expect(inRegistry()).toEqual({ live: ["mf-shop 2"], canaries: [] });
  await tryOut("3", "2", { staff: true });
  await withdraw(target, "mf-shop", { who: "Bob" });
  expect(inRegistry()).toEqual({ live: ["mf-shop 2"], canaries: [] });
  await expect(withdraw(target, "mf-shop")).rejects.toThrow("has no canary of mf-shop.");
  await expect(promote(target, "mf-shop", {})).rejects.toThrow("has no canary of mf-shop.");
  expect(plain(listHistory(target, "mf-shop"))).toEqual([
    "then mf-shop 3 withdrawn by Bob",
    "then mf-shop 3 canary: staff by Ann, from 0123456789ab",
    "then mf-shop 2 promoted by Ann, from 0123456789ab",
    `then mf-shop 2 canary: 50 % of the sessions, club ${CLUB} by Ann, from 0123456789ab`,
    "then mf-shop 2 canary: 10 % of the sessions by Ann, from 0123456789ab",
    "then mf-shop 1 released by Ann, from 0123456789ab",
  ]);
});

test.each([[{}], [{ share: 50 }]])(
  "a canary that is withdrawn while %j promotes it stays withdrawn",
  async (audience) => {
    await release("1");
    await tryOut("2", "1");
    // The command has read the registry when the lock is given to it.
    const promotions: Promise<unknown>[] = [];
    await changeRegistry(target.registryFile, (registry) => {
      promotions.push(expectRejection(promote(target, "mf-shop", audience)));
      return { ...registry, canaries: [] };
    });
    await expect(promotions[0]).resolves.toContain("The canary 2 of mf-shop was withdrawn meanwhile.");
    expect(inRegistry()).toEqual({ live: ["mf-shop 1"], canaries: [] });
  },
);

test("a rollback passes over what was a canary alone, and leaves a running canary; a release ends it", async () => {
  await release("1");
  await release("2", "1");
  await tryOut("3", "2");
  await release("4", "2");
  expect(inRegistry()).toEqual({ live: ["mf-shop 4"], canaries: [] });
  await tryOut("5", "4");
  await rollBack(target, "mf-shop");
  expect(inRegistry()).toEqual({ live: ["mf-shop 2"], canaries: [{ "mf-shop 5": { share: 10 } }] });
  await rollBack(target, "mf-shop", "3");
  await rollBack(target, "mf-shop", "5");
  expect(inRegistry()).toEqual({ live: ["mf-shop 5"], canaries: [] });
  await expect(tryOut("5", "5")).rejects.toThrow("mf-shop 5 is live already, for everybody.");
});

test("builds keep a canary, and never make live what one has tried, not even when it was withdrawn", async () => {
  await build("1");
  await tryOut("2", "1");
  await build("2");
  expect(inRegistry()).toEqual({ live: ["mf-shop 1"], canaries: [{ "mf-shop 2": { share: 10 } }] });
  await withdraw(target, "mf-shop");
  await build("2");
  expect(inRegistry()).toEqual({ live: ["mf-shop 1"], canaries: [] });
});

test("a new shell is rejected while a canary would not run under it", async () => {
  await build("1");
  const canary = remote("mf-shop", "2", { react: "^19.1.0" });
  await releaseBundle(target, canary, "1", { audience: { share: 10 } });
  await expect(build("1", "19.0.0")).rejects.toThrow(
    "- mf-shop 2: It wants react/jsx-runtime ^19.1.0, and the new shell has 19.0.0.",
  );
  await withdraw(target, "mf-shop");
  await build("1", "19.0.0");
});

test("a canary has to fit the other canaries too, because a session may get both", async () => {
  await release("1");
  await releaseBundle(target, remote("mf-bar", "1", { path: "/bar" }), undefined);
  await releaseBundle(target, remote("mf-bar", "2", { path: "/snacks" }), "1", { audience: { share: 10 } });
  const wrong = releaseBundle(target, remote("mf-shop", "2", { path: "/snacks" }), "1", { audience: { share: 10 } });
  await expect(wrong).rejects.toThrow("- Its route /snacks for member belongs to mf-bar already.");
  expect(existsSync(join(target.filesDir, "_mf/mf-shop/2"))).toBe(false);
  expect(inRegistry().canaries).toEqual([{ "mf-bar 2": { share: 10 } }]);
});

test("a release has to fit the canaries of other remotes, also of one that is not live; a rollback is not held up by them", async () => {
  await releaseBundle(target, remote("mf-shop", "1", { path: "/snacks" }), undefined);
  await release("2", "1");
  await releaseBundle(target, remote("mf-bar", "1", { path: "/snacks" }), undefined, { audience: { share: 10 } });
  await expect(releaseBundle(target, remote("mf-shop", "3", { path: "/snacks" }), "2")).rejects.toThrow(
    "- Its route /snacks for member belongs to mf-bar already.",
  );
  expect(inRegistry().live).toEqual(["mf-shop 2"]);
  await rollBack(target, "mf-shop");
  expect(inRegistry().live).toEqual(["mf-shop 1"]);
});

test("a canary that began meanwhile is not withdrawn in the place of the one that was seen", async () => {
  await release("1");
  await tryOut("2", "1");
  const withdrawals: Promise<unknown>[] = [];
  await changeRegistry(target.registryFile, (registry) => {
    withdrawals.push(expectRejection(withdraw(target, "mf-shop")));
    return { ...registry, canaries: (registry.canaries ?? []).map((canary) => ({ ...canary, version: "3" })) };
  });
  await expect(withdrawals[0]).resolves.toContain("The canary 2 of mf-shop was withdrawn meanwhile.");
  expect(inRegistry().canaries).toEqual([{ "mf-shop 3": { share: 10 } }]);
});

test("a canary that fails its test when somebody has withdrawn it is not taken back a second time", async () => {
  server = await startStaticServer(target.filesDir);
  target = { ...target, origin: server.url };
  await release("1");
  let isAsked = false;
  server.spoil((path) => {
    if (!path.includes("/2/assets/")) return undefined;
    const { canaries: _, ...others } = readRegistry(target.registryFile);
    if (!isAsked) writeFileSync(target.registryFile, JSON.stringify(others));
    isAsked = true;
    return null;
  });
  await expect(tryOut("2", "1")).rejects.toThrow("returned 404. Someone else has ended it since.");
  expect(inRegistry()).toEqual({ live: ["mf-shop 1"], canaries: [] });
  expect(plain(listHistory(target))[0]).toContain("mf-shop 2 canary: 10 %");
});

test("a canary whose files are not served as built is taken back, and the one before it goes on", async () => {
  server = await startStaticServer(target.filesDir);
  target = { ...target, origin: server.url };
  await release("1");
  await tryOut("2", "1");
  server.spoil((path) => (path.includes("/3/assets/") ? "export const hacked = true;" : undefined));
  await expect(tryOut("3", "1", { staff: true })).rejects.toThrow(
    "mf-shop 3 failed its smoke test as a canary: assets/screen.js has other bytes than were built. It was taken back.",
  );
  expect(inRegistry()).toEqual({ live: ["mf-shop 1"], canaries: [{ "mf-shop 2": { share: 10 } }] });
  expect(existsSync(join(target.filesDir, "_mf/mf-shop/3"))).toBe(false);
  expect(plain(listHistory(target))[0]).toMatch(/^then mf-shop 3 taken back by Ann, .*other bytes than were built\)$/);
});

test("what was released without its checks says so for good, in the list and in the history", async () => {
  await releaseBundle(target, shop("1"), undefined, { releaser: { who: "Ann", withoutChecks: "members cannot pay" } });
  expect(plain(listReleases(target))).toEqual(["mf-shop 1 then by Ann, without checks: members cannot pay live"]);
  await release("2", "1");
  await rollBack(target, "mf-shop", undefined, ann);
  expect(plain(listReleases(target))[1]).toBe("mf-shop 1 then by Ann, without checks: members cannot pay live");
  expect(plain(listHistory(target)).at(-1)).toBe("then mf-shop 1 released by Ann (members cannot pay)");
});

test("what builds made live is in the history, and a build that changes nothing is not", async () => {
  await build("1");
  await build("1");
  await build("2");
  expect(plain(listHistory(target))).toEqual([
    "then mf-shop 2 built by npm run build",
    "then mf-shop 1 built by npm run build",
  ]);
  expect(readFileSync(`${target.registryFile}.history`, "utf8").trim().split("\n")).toHaveLength(2);
  appendFileSync(`${target.registryFile}.history`, '{"at":"2026-');
  expect(listHistory(target), "a killed command's line").toHaveLength(2);
});
