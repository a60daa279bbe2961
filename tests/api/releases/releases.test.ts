import { execFile } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readBuild, releaseForm } from "../../../remote-kit/release-form.mjs";
import { signedHeaders } from "../../../remote-kit/signature.mjs";
import { type ApiProcess, startApi } from "../../support/api-process.ts";
import { type BuiltRemoteOptions, builtRemote } from "../../support/built-remote.ts";
import { freePort } from "../../support/free-port.ts";
import { startOwnDatabase } from "../../support/own-database.ts";

const root = resolve(import.meta.dirname, "../../..");
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "courtside-releases-"));
const siteDir = join(folder, "site");
const dataDir = join(folder, "data");
const remotesFile = join(siteDir, "remotes.json");
const keyFile = join(folder, "team.pem");
const { privateKey: strange } = generateKeyPairSync("ed25519");
const { env } = await startOwnDatabase();
let api: ApiProcess;
let url: string;

beforeAll(async () => {
  mkdirSync(dataDir);
  mkdirSync(siteDir);
  writeFileSync(remotesFile, JSON.stringify({ contract: 1, shared: { react: "19.3.1" }, remotes: [] }));
  await bin("new-key", keyFile);
  await teams("allow", "shop-team", "mf-shop", "--key", `${keyFile}.pub`);
  const port = await freePort();
  url = `http://localhost:${port}`;
  const own = { DATA_DIR: dataDir, SITE_DIR: siteDir, REMOTE_RELEASES: "on", SEND_NOTICES: "off" };
  // The keys of tokens, which nothing here needs, are those of the whole run.
  const keys = readFileSync(join(inject("dataDir"), "keys.json"), "utf8");
  api = await startApi({ ...env, ...own, COURTSIDE_KEYS: keys }, port);
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

/** `courtside-release` and `npm run teams`, as people run them. */
const bin = (...args: string[]) => runNode([join(root, "remote-kit/release.mjs"), ...args]);
const teams = (...args: string[]) => runNode([join(root, "tools/teams.ts"), ...args, "--registry", remotesFile]);
const runNode = (args: string[]) =>
  run(process.execPath, args, { cwd: folder }).then(
    ({ stdout }) => stdout.trim(),
    ({ stdout, stderr }: Record<string, string>) => Promise.reject(new Error(`${stdout}${stderr}`)),
  );

const shop = (release: string, more: Partial<BuiltRemoteOptions> = {}) => {
  const built = builtRemote(folder, { name: "mf-shop", release, react: "^19.0.0", ...more });
  writeFileSync(join(built.dist, "remote.json"), JSON.stringify(built.remote));
  return built.dist;
};
const asTeam = () => ["--to", url, "--key", keyFile, "--team", "shop-team", "--remote", "mf-shop"];
const registry = async () => (await fetch(`${url}/remotes.json`)).json();
const live = async () => (await registry()).remotes.map(({ version }: { version: string }) => version);
const versionIn = (text: string) => /mf-shop (\S+)/.exec(text)?.[1] ?? "";
/** Everything of the site that a release may touch, to see that a rejected one changed nothing. */
const site = () =>
  readdirSync(siteDir, { recursive: true, encoding: "utf8" })
    .filter((file) => !file.includes(".requests"))
    .sort();

test("a team's release is live, is a release like any other, and can be rolled back, tried as a canary and promoted", async () => {
  const first = versionIn(await bin("--from", shop("1"), ...asTeam()));
  expect(first).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
  expect(await live()).toEqual([first]);
  const [entry] = (await registry()).remotes;
  const script = await fetch(new URL(entry.script.file, new URL(entry.entry, url)));
  expect([script.status, await script.text()]).toEqual([200, 'var mf-shop = "1";']);
  expect(script.headers.get("cache-control")).toContain("immutable");

  const second = versionIn(await bin("--from", shop("2"), ...asTeam()));
  expect(await live()).toEqual([second]);
  expect(await bin("rollback", ...asTeam())).toBe(`mf-shop ${first} is live again.`);
  expect(await live()).toEqual([first]);

  const third = versionIn(await bin("--from", shop("3"), "--share", "10", ...asTeam()));
  expect(await live()).toEqual([first]);
  expect(await bin("list", ...asTeam())).toMatch(new RegExp(`${third} .* canary\n.*${second} .*\n.*${first} .* live$`));
  expect(await bin("promote", ...asTeam())).toBe(`mf-shop ${third} is live.`);
  expect(await live()).toEqual([third]);
  await expect(bin("withdraw", ...asTeam())).rejects.toThrow("has no canary of mf-shop");

  const list = await runNode([join(root, "tools/release.ts"), "list", "--to", siteDir]);
  expect(list).toMatch(new RegExp(`${third}.*team shop-team.*live`));
  expect(readdirSync(dataDir).filter((name) => name.startsWith("received"))).toEqual([]);
});

interface Send {
  key?: Parameters<typeof signedHeaders>[0]["key"];
  team?: string;
  remote?: string;
  now?: number;
  origin?: string;
  change?: (form: FormData) => void;
}

/** A release as `courtside-release` sends it, but for what is said. */
async function send({ key, team = "shop-team", remote = "mf-shop", now, origin = url, change }: Send = {}) {
  const path = `/registry/v1/remotes/${remote}/releases`;
  const { files } = readBuild(shop("sent"));
  let { type, body } = await releaseForm(files, { who: "Ann" });
  if (change) {
    const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
    change(form);
    const whole = new Response(form);
    [type, body] = [whole.headers.get("content-type") ?? "", Buffer.from(await whole.arrayBuffer())];
  }
  const own = key ?? readFileSync(keyFile, "utf8");
  const headers = {
    ...signedHeaders({ team, key: own, method: "POST", address: `${origin}${path}`, body, ...(now && { now }) }),
    "content-type": type,
  };
  return {
    post: () => fetch(`${url}${path}`, { method: "POST", headers, body: new Uint8Array(body) }),
    headers,
    body,
    path,
  };
}

async function rejection(response: Response) {
  const { code, message, details } = await response.json();
  return { status: response.status, code, message, field: details?.field };
}

const altered = (change: (announced: { hashes: Record<string, string> }) => void) => (form: FormData) => {
  const announced = JSON.parse(String(form.get("release")));
  change(announced);
  form.set("release", JSON.stringify(announced));
};
const HASH = `sha384-${"a".repeat(64)}`;

test.each<[string, Send, number, string]>([
  ["of no known team", { team: "other-team" }, 401, "keyid"],
  ["with another key", { key: strange }, 401, "signature"],
  ["for another Courtside", { origin: "https://staging.example" }, 401, "signature"],
  ["of an hour ago", { now: Date.now() - 3_600_000 }, 401, "created"],
  ["of an hour ahead", { now: Date.now() + 3_600_000 }, 401, "created"],
  ["of another team's remote", { remote: "mf-admin" }, 403, "remote"],
  ["without its part", { change: (form) => form.delete("release") }, 400, "release"],
  ["that is no JSON", { change: (form) => form.set("release", "{") }, 400, "release"],
  ["with a file less", { change: (form) => form.delete("remoteEntry.js") }, 400, "files.remoteEntry.js"],
  ["with a file more", { change: (form) => form.set("x.js", new Blob(["1"]), "x") }, 400, "files.x.js"],
  [
    "with other bytes",
    { change: (form) => form.set("remoteEntry.js", new Blob(["1"]), "x") },
    400,
    "files.remoteEntry.js",
  ],
  [
    "with a path that leads out",
    { change: altered(({ hashes }) => (hashes["../../keys.json"] = HASH)) },
    400,
    "release.hashes.../../keys.json",
  ],
  [
    "with an absolute path",
    { change: altered(({ hashes }) => (hashes["/etc/x.js"] = HASH)) },
    400,
    "release.hashes./etc/x.js",
  ],
  [
    "with a record of its own",
    { change: altered(({ hashes }) => (hashes["release.json"] = HASH)) },
    400,
    "release.hashes.release.json",
  ],
  [
    "with an unknown field",
    { change: altered((announced) => Object.assign(announced, { live: true })) },
    400,
    "release",
  ],
])("a release %s is rejected by its field and changes nothing", async (_, how, status, field) => {
  const before = [await registry(), site()];
  const rejected = await rejection(await (await send(how)).post());
  expect([rejected.status, rejected.field]).toEqual([status, field]);
  expect(rejected.message).not.toContain(folder);
  expect([await registry(), site()]).toEqual(before);
});

test("a file that the build's own lists name outside of it is never read", async () => {
  const dist = shop("lists");
  writeFileSync(join(dist, "mf-files.json"), JSON.stringify({ script: "../../data/keys.json", screens: {} }));
  await expect(bin("--from", dist, ...asTeam())).rejects.toThrow(
    "returned 400: names ../../data/keys.json, which was not sent",
  );
});

test("a release that does not fit what is live is rejected with the reasons, and leaves no files", async () => {
  const before = site();
  await expect(bin("--from", shop("4", { react: "^20.0.0" }), ...asTeam())).rejects.toThrow(
    /returned 422: mf-shop .* It wants react\/jsx-runtime \^20\.0\.0, and the live shell has 19\.3\.1\./s,
  );
  expect(site()).toEqual(before);
});

test("a recorded request is not carried out twice, and its body cannot be exchanged", async () => {
  const { post, headers, body, path } = await send();
  expect((await post()).status).toBe(201);
  const [sent] = await live();
  await bin("rollback", ...asTeam());
  expect(await rejection(await post())).toMatchObject({ status: 409, code: "request_repeated", field: "nonce" });
  expect(await live()).not.toContain(sent);
  // What was seen is for the api alone.
  expect(existsSync(join(siteDir, "_mf/.requests.json"))).toBe(true);
  expect((await fetch(`${url}/_mf/.requests.json`)).status).toBe(404);

  const fresh = await send();
  const other = new Uint8Array([...body, 10]);
  const exchanged = await fetch(`${url}${path}`, { method: "POST", headers: fresh.headers, body: other });
  expect(await rejection(exchanged)).toMatchObject({ status: 400, field: "content-digest" });
  const unsigned = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { "content-type": headers["content-type"] },
    body: other,
  });
  expect(await rejection(unsigned)).toMatchObject({ status: 401, field: "signature-input" });
});

test("more than 20 MiB is not read", async () => {
  const rejected = await send({
    change: (form) => form.set("big.js", new Blob([new Uint8Array(22 * 1024 * 1024)]), "x"),
  });
  expect(await rejection(await rejected.post())).toMatchObject({ status: 413, field: "body" });
});

test("the operator's command names what is wrong, and a team that was removed releases nothing", async () => {
  await expect(teams("allow", "shop-team", "mf-shop", "--key", keyFile)).rejects.toThrow("is a private key");
  await expect(teams("allow", "bar-team", "mf-shop", "--key", `${keyFile}.pub`)).rejects.toThrow(
    "is released by team shop-team",
  );
  await expect(teams("allow", "bar-team", "../x", "--key", `${keyFile}.pub`)).rejects.toThrow("npm run teams -- allow");
  expect(await teams("list")).toMatch(/shop-team\s+mf-shop/);
  await teams("remove", "shop-team");
  await expect(bin("rollback", ...asTeam())).rejects.toThrow("There is no team shop-team here (keyid)");
  expect(existsSync(join(siteDir, "_mf/mf-shop"))).toBe(true);
  expect(api.log()).not.toContain("PRIVATE KEY");
});
