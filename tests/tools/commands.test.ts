import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { ENVIRONMENT } from "../../api/src/environment.ts";
import { denoArguments } from "../../tools/api/api-process.ts";
import { readEnvironment } from "../../tools/environment/read-environment.ts";
import { root } from "../../tools/environment/root.ts";
import { isOwnCommand } from "../../tools/process/running-process.ts";

const manifests = ["package.json", ...globSync("mf-*/package.json", { cwd: root })];
const scripts = manifests.flatMap((file) => {
  const { scripts: lines = {} } = JSON.parse(readFileSync(join(root, file), "utf8")) as {
    scripts?: Record<string, string>;
  };
  return Object.entries(lines).map(([name, line]) => ({
    file,
    name,
    line,
    program: /\S*\btools\/\S+/.exec(line)?.[0],
  }));
});
const commands = scripts.flatMap(({ program, ...script }) => (program === undefined ? [] : [{ ...script, program }]));

test("each file at the top of tools/ is a command of npm, and each command is such a file", () => {
  const run = commands.map(({ file, program }) => relative(root, join(root, dirname(file), program)));
  expect([...new Set(run)].sort()).toEqual(globSync("tools/*.ts", { cwd: root }).sort());
  for (const { name, program } of commands.filter(({ file }) => file === "package.json"))
    expect(program).toBe(`tools/${name}.ts`);
});

test("each command that reads a variable reads it from .env too", () => {
  const variables = Object.values(ENVIRONMENT).flatMap((area) => Object.keys(area));
  const reads = new RegExp(`readEnvironment\\(|process\\.env\\.(${variables.join("|")})\\b`);
  const withoutFile = commands.filter(({ file, program, line }) => {
    const text = readFileSync(join(root, dirname(file), program), "utf8");
    return reads.test(text) && !line.includes("--env-file-if-exists");
  });
  expect(withoutFile.map(({ name }) => name)).toEqual([]);
});

test.each(commands)("$name of $file is known by its command line, so that its end is noticed", ({ line }) => {
  expect(isOwnCommand(line)).toBe(true);
});

test.each(["node /home/me/tools/other/start.js", "chrome --devtools/start.ts", ""])(
  "%j is the command line of another program",
  (line) => {
    expect(isOwnCommand(line)).toBe(false);
  },
);

test("the api may read its own sources, what it imports, the site and DATA_DIR, and nothing else of the checkout", () => {
  const dataDir = join(root, ".courtside");
  const flag = (name: string, env: Record<string, string> = {}) =>
    (
      denoArguments({ config: readEnvironment({ DATA_DIR: dataDir, ...env }), databaseUrl: "" }).find((one) =>
        one.startsWith(`--${name}=`),
      ) ?? ""
    )
      .replace(`--${name}=`, "")
      .split(",")
      .map((path) => relative(root, path));
  const registry = ["", ".next", ".lock", ".lock.stale", ".history"].map((end) => `dist/site/remotes.json${end}`);
  expect(flag("allow-read")).toEqual([
    ...["api", "contracts", "node_modules", "deno.json", "package.json"],
    ...["dist/site", ...registry, "dist/site/remotes.json.teams", ".courtside"],
  ]);
  expect(flag("deny-read")).toEqual([".courtside/postgres.json", ".courtside/postgres"]);
  expect(flag("allow-write"), "of the site the registry alone").toEqual([".courtside", ...registry]);
  const written = flag("allow-write", { REMOTE_RELEASES: "on" });
  expect(written, "and what teams release").toEqual([".courtside", ...registry, "dist/site/_mf"]);
});
