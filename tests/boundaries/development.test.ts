import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const { scripts, devDependencies } = JSON.parse(read("package.json")) as Record<string, Record<string, string>>;

test("deno task does what the npm script of that name does", () => {
  const { tasks } = JSON.parse(read("deno.json")) as { tasks: Record<string, { command: string }> };
  expect(Object.keys(tasks)).toEqual(["start", "dev", "test"]);
  // `exec` is the shell's; deno task would take a bare `node` for an npm script.
  for (const [name, { command }] of Object.entries(tasks))
    expect(command).toBe(scripts?.[name]?.replace(/^(exec )?node /, "./node_modules/.bin/node "));
});

test("deno task runs under the Node of package.json", () => {
  const { stdout, stderr } = spawnSync("deno", ["task", "test", "no-such-layer"], { cwd: root, encoding: "utf8" });
  expect(stripVTControlCharacters(`${stdout}${stderr}`)).toContain("No such layer: no-such-layer.");
});

test("the development container has the Node of package.json, and a command that exists", () => {
  const container = JSON.parse(read(".devcontainer/devcontainer.json")) as { image: string; postCreateCommand: string };
  expect(container.image).toContain(`:${devDependencies?.node?.split(".")[0]}-`);
  expect(container.postCreateCommand).toBe("npm ci");
});

test("Renovate finds the runtimes of the images, and names packages that are here", () => {
  const { customManagers, packageRules } = JSON.parse(read("renovate.json")) as {
    customManagers: { managerFilePatterns: string[]; matchStrings: string[] }[];
    packageRules: { matchPackageNames: string[]; matchFileNames?: string[] }[];
  };
  const [manager] = customManagers;
  const [pattern = ""] = manager?.managerFilePatterns ?? [];
  const dockerfile = globSync("tools/**/Dockerfile", { cwd: root }).find((file) =>
    new RegExp(pattern.slice(1, -1)).test(file),
  );
  const found = [...read(dockerfile ?? "").matchAll(new RegExp(manager?.matchStrings[0] ?? "", "g"))];
  expect(found.map(({ groups }) => [groups?.packageName?.toLowerCase(), groups?.currentValue])).toEqual([
    ["node", devDependencies?.node],
    ["deno", devDependencies?.deno],
  ]);
  for (const { matchPackageNames, matchFileNames = [] } of packageRules) {
    for (const name of matchPackageNames)
      expect(existsSync(join(root, "node_modules", name.replace(/\/\*\*$/, ""))), name).toBe(true);
    for (const file of matchFileNames) expect(existsSync(join(root, file)), file).toBe(true);
  }
});

test("editors indent as the formatter does", () => {
  const { formatter } = JSON.parse(read("biome.json")) as { formatter: Record<string, string | number> };
  const [, all = ""] = read(".editorconfig").split("[*]\n");
  const settings = Object.fromEntries(
    all
      .split("\n[")[0]
      ?.split("\n")
      .filter((line) => line.includes("="))
      .map((line) => line.split(" = ")) ?? [],
  ) as Record<string, string>;
  expect(settings).toMatchObject({
    indent_style: formatter.indentStyle,
    indent_size: String(formatter.indentWidth),
    max_line_length: String(formatter.lineWidth),
  });
});

test("package-lock.json names no registry but npm's own", () => {
  const resolved = [...read("package-lock.json").matchAll(/"resolved": "(https?:[^"]+)"/g)].map(([, url]) => url);
  expect(resolved.filter((url) => !url?.startsWith("https://registry.npmjs.org/"))).toEqual([]);
});

test("no package reports where it is installed", () => {
  const { allowScripts, scarfSettings } = JSON.parse(read("package.json")) as Record<string, Record<string, boolean>>;
  // Swagger UI depends on it. Older versions of npm do not know allowScripts.
  expect(allowScripts?.["@scarf/scarf"]).toBe(false);
  expect(scarfSettings?.enabled).toBe(false);
});
