import { expect, test, vi } from "vitest";
import { containerScript, fetchManifest } from "./containerScript.ts";

const { signal } = new AbortController();
const responding = (body: string, status = 200) =>
  fetchManifest("/m.json", signal, async () => new Response(body, { status }));

test.each([
  ["", "remoteEntry.js"],
  ["static/", "static/remoteEntry.js"],
])("a manifest names the container's file below %j", async (path, remoteEntry) => {
  const manifest = { metaData: { remoteEntry: { name: "remoteEntry.js", path } }, exposes: [] };
  expect(await responding(JSON.stringify(manifest))).toEqual({ remoteEntry });
});

test("a manifest says whether its container takes the runtime from the shell; earlier ones say nothing", async () => {
  const remoteEntry = { name: "remoteEntry.js", path: "" };
  const manifest = { metaData: { remoteEntry, runtime: "none" }, exposes: [] };
  expect(await responding(JSON.stringify(manifest))).toEqual({ remoteEntry: "remoteEntry.js", runtime: "none" });
});

test.each([
  [undefined, true],
  ["none", false],
  ["of a later release", true],
])("a released container with runtime %j needs that of the shell: %s", async (runtime, needsRuntime) => {
  vi.stubGlobal("location", new URL("https://courtside.test/book"));
  const script = { file: "remoteEntry.js", integrity: "sha384-x" };
  const entry = {
    name: "mf-a",
    version: "1",
    contract: 1,
    entry: "/_mf/a/mf-manifest.json",
    routes: [],
    nav: [],
    script,
  };
  const { url, ...found } = await containerScript({ ...entry, ...(runtime && { runtime }) }, signal);
  expect(url).toBe("https://courtside.test/_mf/a/remoteEntry.js");
  expect(found).toEqual({ integrity: "sha384-x", needsRuntime });
  vi.unstubAllGlobals();
});

test.each([
  ["an error's JSON", '{"code":"not_found"}', 404],
  ["an error page", "<!doctype html>", 502],
  ["a page instead of the file", "<!doctype html>", 200],
  ["other JSON", '{"remotes":[]}', 200],
  ["a manifest without a container", '{"metaData":{}}', 200],
  ["null", "null", 200],
])("%s is rejected", async (_name, body, status) => {
  await expect(responding(body, status)).rejects.toThrow();
});
