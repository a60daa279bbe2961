import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { parseRegistry, registryFor } from "../../api/src/registry/read-registry.ts";
import { screenPreloads } from "../../api/src/web/page-remotes.ts";

const site = resolve(import.meta.dirname, "../../dist/site");
const textOf = (path: string) => readFileSync(join(site, path), "utf8");
const registry = parseRegistry(textOf("remotes.json"));
const { remotes } = registry ? registryFor({}, registry) : { remotes: [] };
const parts = JSON.parse(textOf("app-parts.json")) as Record<string, string[]>;
const hashOf = (path: string) =>
  `sha384-${createHash("sha384")
    .update(readFileSync(join(site, path)))
    .digest("base64")}`;

const LINK = /href="([^"]+)" as="(\w+)"(?: integrity="([^"]+)" crossorigin)?/g;
const linksOf = (html: string) =>
  [...html.matchAll(LINK)].map(([, href = "", kind, integrity]) => ({ href, kind, integrity }));

const routes = remotes.flatMap((remote) => remote.routes.map(({ path, screen }) => ({ path, screen, remote })));
const single = routes.filter(({ path }) => routes.filter((other) => other.path === path).length === 1);

test("the files of every screen that a route names are known", () => {
  expect(routes.length).toBeGreaterThan(10);
  for (const { screen, remote } of routes) expect(remote.files?.[screen]?.length, `${screen}`).toBeGreaterThan(1);
});

test.each(single)("the page of $path names existing files, with their hashes", ({ path, remote }) => {
  const links = linksOf(screenPreloads(path, remotes, parts));
  expect(links.length).toBeGreaterThan(2);
  for (const { href, kind, integrity } of links) {
    expect(existsSync(join(site, href)), href).toBe(true);
    expect(kind, href).toBe(href.endsWith(".css") ? "style" : "script");
    if (integrity) expect(integrity, href).toBe(hashOf(href));
    else expect(href).toMatch(/^\/assets\//);
  }
  expect(links[0]?.href).toContain(remote.script?.file);
});

test("a remote's container knows the hashes of all its chunks", () => {
  for (const { entry, script, files } of remotes) {
    const code = textOf(join(entry, "..", script?.file ?? ""));
    for (const { file, integrity } of Object.values(files ?? {}).flat()) expect(code, file).toContain(integrity);
  }
});

test("no remote carries a copy of the query library or of the router, which would know nothing of the shell's", () => {
  for (const { entry } of remotes) {
    const folder = join(site, entry, "..");
    const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(1);
    const copies = scripts.filter((file) =>
      /No QueryClient set|may be used only in the context of/.test(textOf(join(entry, "..", file))),
    );
    expect(copies, entry).toEqual([]);
  }
});

test("the application's page starts only existing files, and requests the session before any other script", () => {
  const html = textOf("app.html");
  const files = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) expect(existsSync(join(site, file)), file).toBe(true);
  expect(html.indexOf("courtsideEarly")).toBeLessThan(html.indexOf("<script src="));
  expect(html).toContain("<!--REMOTES-->");
});
