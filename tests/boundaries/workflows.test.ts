import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const { scripts, devDependencies } = JSON.parse(read("package.json")) as Record<string, Record<string, string>>;

/** The parts of GitHub's format that the workflows use; anything else in them is a mistake. */
const permissions = z.record(z.string(), z.enum(["read", "write"]));
const step = z.strictObject({
  name: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  with: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
});
const workflow = z.strictObject({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions,
  concurrency: z.strictObject({ group: z.string(), "cancel-in-progress": z.string().optional() }).optional(),
  jobs: z.record(
    z.string(),
    z.strictObject({
      "runs-on": z.string(),
      "timeout-minutes": z.number(),
      permissions: permissions.optional(),
      steps: z.array(step),
    }),
  ),
});

const files = globSync(".github/workflows/*", { cwd: root }).sort();
const workflows = Object.fromEntries(
  files.map((file) => [basename(file, ".yml"), workflow.parse(parse(read(file)))] as const),
);
const stepsOf = (name: string) => Object.values(workflows[name]?.jobs ?? {}).flatMap(({ steps }) => steps);
const commandsOf = (name: string) => stepsOf(name).flatMap(({ run }) => (run === undefined ? [] : [run]));

test("a pull request is checked, the long tests run at night, a tag is released", () => {
  expect(Object.keys(workflows)).toEqual(["checks", "nightly", "release"]);
  expect(workflows.checks?.on).toHaveProperty("pull_request");
  expect(commandsOf("checks")).toEqual(["npm ci && npm test"]);
  expect(workflows.nightly?.on).toHaveProperty("schedule");
  expect(commandsOf("nightly")).toContain("npm run test:long");
  expect(workflows.release?.on).toEqual({ push: { tags: ["v*"] } });
  expect(commandsOf("release").join("\n")).toMatch(/npm test[\s\S]*gh release create/);
});

test.each(files)("%s names only scripts, layers and files that exist", (file) => {
  const commands = commandsOf(basename(file, ".yml")).join("\n");
  for (const [, name = ""] of commands.matchAll(/npm run (?:--silent )?([\w:-]+)/g))
    expect(scripts, name).toHaveProperty(name);
  if (/\bnpm test\b/.test(commands)) expect(scripts).toHaveProperty("test");
  for (const [, path = ""] of commands.matchAll(/--file (\S+)/g))
    if (!path.startsWith('"$')) expect(existsSync(join(root, path)), path).toBe(true);
  for (const [, target] of commands.matchAll(/for target in ([\w ]+);/g))
    for (const name of target?.split(" ") ?? [])
      expect(read("tools/compose/Dockerfile")).toMatch(new RegExp(`^FROM \\S+ AS ${name}$`, "m"));
});

test.each(files)("%s runs actions pinned to a commit, with only the permissions that it uses", (file) => {
  const name = basename(file, ".yml");
  for (const { uses } of stepsOf(name)) if (uses) expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
  expect(
    read(file)
      .match(/uses: .*/g)
      ?.filter((line) => !/ # v\d+\.\d+\.\d+$/.test(line)),
  ).toEqual([]);
  expect(workflows[name]?.permissions).toEqual({ contents: "read" });
  // Text of a pull request never becomes part of a command.
  for (const command of commandsOf(name)) expect(command).not.toContain("${{");
});

test("they run the Node that the packages are tested with", () => {
  const major = Number(devDependencies?.node?.split(".")[0]);
  for (const name of Object.keys(workflows))
    expect(stepsOf(name).find(({ uses }) => uses?.includes("setup-node"))?.with?.["node-version"]).toBe(major);
});
