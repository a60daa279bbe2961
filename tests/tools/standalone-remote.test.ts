import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { migrate } from "../../api/db/migrate.ts";
import { QA_PASSWORD } from "../../api/src/qa/personas.ts";
import { contractProblems } from "../../api/src/registry/release/contract-problems.ts";
import { readManifest } from "../../api/src/registry/release/federation-manifest.ts";
import { registryEntry } from "../../api/src/registry/release/publish-remote.ts";
import { findBrowser } from "../../design-system/browser/browser.ts";
import { startApi, waitUntilReady } from "../../tools/api/api-process.ts";
import { readEnvironment } from "../../tools/environment/read-environment.ts";
import { makeStandaloneRemote, nameOfFolder } from "../../tools/new-remote/make-standalone.ts";
import { startPostgres } from "../../tools/postgres/embedded-postgres.ts";
import { seed } from "../../tools/seed/seed.ts";
import { bundle } from "../../tools/site/bundle.ts";
import { publishShell } from "../../tools/site/publish-shell.ts";
import { shellOffer } from "../../tools/site/shell-offer.ts";
import { webPackages } from "../../tools/site/web-packages.ts";
import { freePort } from "../support/free-port.ts";

const root = resolve(import.meta.dirname, "../..");
const outside = mkdtempSync(join(tmpdir(), "courtside-outside-"));
const folder = join(outside, "my-cafe");
const run = promisify(execFile);
/** npm asks its registry for what it has not kept. */
const LONG = { timeout: 600_000 };

// Its packages are some hundred MB, which a busy disk deletes slowly.
afterAll(() => rmSync(outside, { recursive: true, force: true }), 300_000);

/** What each step took, in seconds: printed, since the journey of another team is to stay short. */
const took: string[] = [];
async function timed<T>(step: string, run: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await run();
  took.push(`${step} ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
}
afterAll(() => console.log(took.join(", ")));

/** The folder has programs of its own: those of this checkout are none of its. */
const env = {
  ...process.env,
  PATH: [dirname(process.execPath), ...(process.env.PATH ?? "").split(delimiter)]
    .filter((place) => !place.endsWith("node_modules/.bin"))
    .join(delimiter),
  CI: "1",
  PORT: "",
  CHROMIUM_PATH: findBrowser().path,
};

/** A script of its package.json, or a command that it has. */
const npm = (script: string, ...args: string[]) => inFolder("npm", ["run", "--silent", script, "--", ...args]);
const inFolder = (command: string, args: string[]) =>
  run(command, args, { cwd: folder, env, maxBuffer: 32 * 1024 * 1024 }).then(
    ({ stdout, stderr }) => `${stderr}${stdout}`.trim(),
    ({ stdout, stderr }: Record<string, string>) => Promise.reject(new Error(`${args.join(" ")}: ${stdout}${stderr}`)),
  );

test(
  "a remote in a repository of its own is installed, type-checks, passes its tests, builds there and fits the shell",
  LONG,
  async () => {
    expect(nameOfFolder("../my-cafe")).toBe("mf-mycafe");
    expect(["../mf-cafe", "../mf-2nd-padel2", "../Padel 2"].map(nameOfFolder)).toEqual([
      "mf-cafe",
      "mf-2nd-padel2",
      "mf-padel2",
    ]);
    await expect(makeStandaloneRemote(root, folder, "cafe")).rejects.toThrow("a remote is called mf-");
    const files = await timed("made", () => makeStandaloneRemote(root, folder, "mf-cafe"));
    expect(files).toEqual(expect.arrayContaining([".github/workflows/checks.yml", ".gitignore", "README.md"]));
    await expect(makeStandaloneRemote(root, folder, "mf-cafe")).rejects.toThrow("is not empty");
    const install = ["install", "--prefer-offline", "--no-audit", "--no-fund"];
    await timed("installed", () => inFolder("npm", install));
    for (const name of ["react", "@courtside/contracts", "@courtside/remote-kit"])
      expect(realpathSync(join(folder, "node_modules", name)), name).toBe(
        join(realpathSync(folder), "node_modules", name),
      );
    await timed("types, unit tests, build", () => npm("check"));
    env.PORT = String(await freePort());
    await timed("stories and journey in Chromium", () => npm("check:browser"));

    const remote = JSON.parse(readFileSync(join(folder, "remote.json"), "utf8"));
    const built = { ...remote, folder, remote, release: "0.1.0-outside", dist: join(folder, "dist") };
    const registry = { ...shellOffer(root), remotes: [] };
    expect(contractProblems(registryEntry(built), readManifest(built.dist), registry)).toEqual([]);
  },
);

/** The api as `npm start` runs it, with that one's permissions, on a site that has this checkout's shell and no remote. */
async function startCourtside(siteDir: string) {
  const database = await startPostgres({ dataDir: join(outside, "postgres"), throwaway: true });
  onTestFinished(() => database.stop());
  await migrate({ url: database.url() });
  await seed({ url: database.url(), qa: true });
  await database.enableApiRole();
  const dataDir = join(outside, "data");
  mkdirSync(dataDir);
  mkdirSync(siteDir);
  await timed("shell built", () => buildShell(siteDir));
  const port = String(await freePort());
  const env = { DATA_DIR: dataDir, SITE_DIR: siteDir, PORT: port, REMOTE_RELEASES: "on" };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const config = readEnvironment(env);
  const api = startApi({ config, databaseUrl: database.url(undefined, "courtside_api") });
  onTestFinished(() => api.stop("SIGTERM", 5_000));
  await waitUntilReady(api, config);
  return config.siteUrl;
}

async function buildShell(siteDir: string): Promise<void> {
  const shell = webPackages(root).find(({ name }) => name === "shell");
  if (!shell) throw new Error("there is no shell");
  await publishShell(await bundle(root, shell, new AbortController().signal), siteDir);
}

/** The heading of /cafe, as a member's browser shows it when the page is opened. */
async function openCafe(url: string): Promise<() => Promise<string>> {
  const browser = await chromium.launch({ executablePath: findBrowser().path, args: ["--no-sandbox"] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`${url}/auth`);
  await page.getByLabel("Email").fill("member@qa.courtside.test");
  await page.getByLabel("Password", { exact: true }).fill(QA_PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByRole("button", { name: "Logout" }).waitFor();
  return async () => {
    await page.goto(`${url}/cafe`);
    await page.getByRole("main").getByRole("listitem").first().waitFor();
    return page.getByRole("heading", { level: 1 }).innerText();
  };
}

test(
  "it is released onto a running Courtside, shown by its shell, rejected by a shell of another contract, and rolled back",
  LONG,
  async () => {
    const siteDir = join(outside, "site");
    const registryFile = join(siteDir, "remotes.json");
    const offer = (contract: number) => writeFileSync(registryFile, JSON.stringify({ ...offered(), contract }));
    const offered = () => ({ ...shellOffer(root), remotes: registry().remotes, canaries: undefined });
    const registry = () => JSON.parse(readFileSync(registryFile, "utf8"));
    const url = await startCourtside(siteDir);
    writeFileSync(registryFile, JSON.stringify({ ...shellOffer(root), remotes: [] }));
    await inFolder("node_modules/.bin/courtside-release", ["new-key", "team.pem"]);
    const allow = ["allow", "cafe", "mf-cafe", "--key", join(folder, "team.pem.pub"), "--registry", registryFile];
    await inFolder(process.execPath, [join(root, "tools/teams.ts"), ...allow]);
    const as = ["--to", url, "--key", "team.pem", "--team", "cafe"];
    const live = async () => (await (await fetch(`${url}/remotes.json`)).json()).remotes;

    expect(await npm("release", ...as)).toMatch(/mf-cafe 0\.1\.0-\w{8} is live\.$/);
    const [first] = await live();
    expect(first).toMatchObject({ name: "mf-cafe", routes: [{ path: "/cafe" }] });
    const script = await fetch(new URL(first.script.file, new URL(first.entry, url)));
    expect([script.status, script.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);

    const heading = await openCafe(url);
    expect(await timed("shown", heading)).toBe("Cafe");

    const page = join(folder, "src/features/cafe/pages/CafePage.tsx");
    writeFileSync(page, readFileSync(page, "utf8").replace('title="Cafe"', 'title="The Cafe"'));
    for (const contract of [0, 2]) {
      offer(contract);
      await expect(npm("release", ...as)).rejects.toThrow(
        `It is built for contract 1, and the live shell speaks ${contract}.`,
      );
      expect(await live()).toEqual([first]);
    }
    offer(1);
    await npm("release", ...as);
    const [second] = await live();
    expect(second.version).not.toBe(first.version);
    expect(await heading()).toBe("The Cafe");
    const rolledBack = await inFolder("node_modules/.bin/courtside-release", ["rollback", ...as]);
    expect(rolledBack).toBe(`mf-cafe ${first.version} is live again.`);
    expect(await live()).toEqual([first]);
    expect(await heading()).toBe("Cafe");

    // The shell deprecates what the remote imports, and so do the packages that it is built with.
    const useApi = {
      part: "export useApi of @courtside/contracts/shell/index.tsx",
      since: "1.1.0",
      instead: "useShell",
    };
    const table = join(folder, "node_modules/@courtside/contracts/deprecations.mjs");
    const filled = readFileSync(table, "utf8").replace(
      "DEPRECATIONS = []",
      `DEPRECATIONS = [${JSON.stringify(useApi)}]`,
    );
    writeFileSync(table, filled);
    writeFileSync(registryFile, JSON.stringify({ ...offered(), deprecated: [useApi] }));
    const warning = `It uses the ${useApi.part}, which is deprecated since 1.1.0 and goes in 1.3.0: use useShell.`;
    const released = (await npm("release", ...as)).split("\n");
    expect(released).toContain(`! ${warning}`);
    expect(released.filter((line) => line.includes(warning))).toHaveLength(2);
    const [third] = await live();
    const shared = { ...offered().shared, "@courtside/contracts/shell/index.tsx": "1.3.0" };
    writeFileSync(registryFile, JSON.stringify({ ...offered(), shared, deprecated: [useApi] }));
    await expect(inFolder("node_modules/.bin/courtside-release", as)).rejects.toThrow(
      `- It uses the ${useApi.part}, which went in 1.3.0: use useShell.`,
    );
    expect(await live()).toEqual([third]);
  },
);

/** Packs a package of the folder again, changed: as another version, or as the same one. */
async function repack(name: string, version: string) {
  const copy = mkdtempSync(join(outside, "repacked-"));
  const [tarball = ""] = globSync(`packages/courtside-${name}-*.tgz`, { cwd: folder });
  await run("tar", ["--extract", "--strip-components=1", "--directory", copy, "--file", join(folder, tarball)]);
  rmSync(join(folder, tarball));
  const manifest = JSON.parse(readFileSync(join(copy, "package.json"), "utf8"));
  writeFileSync(join(copy, "package.json"), JSON.stringify({ ...manifest, version, description: "Newer" }));
  await run("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", join(folder, "packages")], {
    cwd: copy,
  });
}

test(
  "newer packages of Courtside are installed by update-courtside, of the same version or of another",
  LONG,
  async () => {
    const read = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));
    const { version } = read("node_modules/@courtside/contracts/package.json");
    await repack("contracts", version);
    await repack("remote-kit", "1.99.0");
    await timed("updated", () => npm("update-courtside", "--prefer-offline", "--no-audit", "--no-fund"));
    for (const name of ["contracts", "remote-kit"])
      expect(read(`node_modules/@courtside/${name}/package.json`).description, name).toBe("Newer");
    const { dependencies, devDependencies } = read("package.json");
    expect(dependencies["@courtside/contracts"]).toBe(`file:packages/courtside-contracts-${version}.tgz`);
    expect(devDependencies["@courtside/remote-kit"]).toBe("file:packages/courtside-remote-kit-1.99.0.tgz");
    const locked = read("package-lock.json").packages["node_modules/@courtside/contracts"].integrity;
    const bytes = readFileSync(join(folder, `packages/courtside-contracts-${version}.tgz`));
    expect(locked, "by which npm ci judges the file").toBe(
      `sha512-${createHash("sha512").update(bytes).digest("base64")}`,
    );
  },
);
