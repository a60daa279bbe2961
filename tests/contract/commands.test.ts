import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { releaseBundle } from "../../api/src/registry/release/release-bundle.ts";
import { bundle } from "../../tools/site/bundle.ts";
import { webPackages } from "../../tools/site/web-packages.ts";
import { runTool } from "../support/run-tool.ts";

/** Runs the commands on the result of `npm run build` in dist; nothing is built again. */
const root = resolve(import.meta.dirname, "../..");
const patient = { timeout: 60_000 };
let site: string;
let registryFile: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "courtside-commands-"));
  registryFile = join(site, "remotes.json");
});
afterEach(() => rmSync(site, { recursive: true }));

const run = async (name: string, ...args: string[]) => {
  const { code, stdout, stderr } = await runTool(name, args, { SITE_DIR: site, DATA_DIR: join(site, "data") });
  expect([code, stderr]).toEqual([0, ""]);
  return stdout.trim();
};
const listed = async () =>
  (await run("release", "list")).split("\n").map((line) =>
    line
      .replaceAll(/\s+/g, " ")
      .replace(/\d{4}-\S+ \S+/, "then")
      .replace(/ by .*, without checks: a test/, " by hand"),
  );

test("npm run release: release, list, roll back, and forward again", patient, async () => {
  const part = webPackages(root).find(({ name }) => name === "mf-billing");
  if (!part) throw new Error("no mf-billing");
  const built = await bundle(root, part, new AbortController().signal);
  await releaseBundle({ filesDir: site, registryFile }, { ...built, release: "1.0.0-earlier" }, undefined);

  const asked = "Its smoke test asked the files on disk; --url names a running Courtside to ask instead.";
  const unchecked = ["mf-billing", "--without-checks", "a test"];
  expect(await run("release", ...unchecked)).toBe(`mf-billing ${built.release} is live. ${asked}`);
  expect(await listed()).toEqual([`mf-billing ${built.release} then by hand live`, "mf-billing 1.0.0-earlier then"]);
  expect(await run("release", "rollback", "mf-billing")).toBe(`mf-billing 1.0.0-earlier is live. ${asked}`);
  expect(await listed()).toEqual([`mf-billing ${built.release} then by hand`, "mf-billing 1.0.0-earlier then live"]);
  await run("release", "rollback", "mf-billing", built.release);
  expect(await listed()).toEqual([`mf-billing ${built.release} then by hand live`, "mf-billing 1.0.0-earlier then"]);
});

test("npm run build rejects a shell that another team's live remote cannot run under", patient, async () => {
  const snacks = {
    name: "mf-snacks",
    version: "2.0.0",
    contract: 1,
    entry: "https://snacks.example/mf-manifest.json",
    routes: [],
    nav: [],
    wants: { react: "^18.0.0" },
  };
  const before = JSON.stringify({ contract: 1, shared: { react: "18.3.1" }, remotes: [snacks] });
  mkdirSync(join(site, "data"));
  writeFileSync(registryFile, before);
  const rejected = await runTool("build", [], { SITE_DIR: site, DATA_DIR: join(site, "data") });
  expect(rejected.code).toBe(1);
  expect(rejected.stderr).toMatch(
    /- mf-snacks 2\.0\.0: It wants react \^18\.0\.0, and the new shell has 19\.\d+\.\d+\./,
  );
  expect(rejected.stderr).toContain("npm run build -- --despite mf-snacks");
  expect(rejected.stderr).not.toMatch(/^\s+at /m);
  expect(readFileSync(registryFile, "utf8")).toBe(before);
  expect(existsSync(join(site, "app.html"))).toBe(false);

  await run("build", "--despite", "mf-snacks");
  expect(existsSync(join(site, "app.html"))).toBe(true);
  expect(await listed()).toContainEqual(expect.stringContaining("mf-snacks 2.0.0"));
});
