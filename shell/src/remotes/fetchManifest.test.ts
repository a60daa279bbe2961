import { expect, test } from "vitest";
import { fetchManifest } from "./containerScript.ts";

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
