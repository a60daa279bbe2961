import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseReport, reportText } from "../../tools/packages/api-report.ts";
import { breakingChanges } from "../../tools/packages/breaking-changes.ts";
import { type PackedPackage, packPackages } from "../../tools/packages/pack.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "courtside-packages-"));
let packed: PackedPackage[];

/** What was packed from an earlier checkout, and a file that is none of ours. */
const earlier = "courtside-remote-kit-0.0.1.tgz";
const foreign = "courtside-remote-kit-notes.tgz";

beforeAll(async () => {
  for (const file of [earlier, foreign]) writeFileSync(join(folder, file), "");
  packed = await packPackages(root, folder);
  for (const { name, file } of packed) {
    mkdirSync(join(folder, name));
    execFileSync("tar", ["--extract", "--directory", join(folder, name), "--file", join(folder, file)]);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A file of a package as it is unpacked elsewhere. */
const textOf = ({ name }: PackedPackage, path: string) => readFileSync(join(folder, name, "package", path), "utf8");

/** KiB: what grows beyond is looked at before it is sent to everybody. */
const AT_MOST = { contracts: 260, "design-system": 130, "remote-kit": 20 };

test("what other repositories build with is packed without tests and stories, and stays small", () => {
  expect(packed.map(({ name }) => name)).toEqual(Object.keys(AT_MOST));
  for (const { name, size, files } of packed) {
    expect(files.filter((file) => /\.(test|stories)\.|^codegen|^client|api-report/.test(file))).toEqual([]);
    expect(size / 1024, name).toBeLessThan(AT_MOST[name]);
  }
});

test("packages replace those of another version, of which npm would install some", () => {
  const tarballs = readdirSync(folder).filter((file) => file.endsWith(".tgz"));
  expect(tarballs.sort()).toEqual([foreign, ...packed.map(({ file }) => file)].sort());
});

test("each packed file imports what its package.json names, so that it is found outside this repository", () => {
  for (const one of packed) {
    const manifest = JSON.parse(textOf(one, "package.json"));
    const named = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    const sources = one.files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith("schema.d.ts"));
    const imported = sources.flatMap((file) =>
      [...textOf(one, file).matchAll(/^(?:(?:import|export) [^"'=;]*? from |import )"([^".][^"]*)";/gm)].map(
        ([, name = ""]) =>
          name
            .split("/")
            .slice(0, name.startsWith("@") ? 2 : 1)
            .join("/"),
      ),
    );
    const unknown = [...new Set(imported)].filter(
      (name) => ![...named, manifest.name, ...builtinModules].includes(name) && !name.startsWith("node:"),
    );
    expect(unknown, one.name).toEqual([]);
    expect(Object.values(manifest.dependencies), one.name).not.toContain("*");
  }
});

const surface = (...lines: string[]) =>
  parseReport(`# 1.0.0\n\n## src/Card.d.ts\nexport interface CardProps {\n${lines.join("\n")}\n}\n`).surface;
const before = surface("    title: string;", "    tone?: Tone;");

test.each([
  ["an optional member", surface("    title: string;", "    tone?: Tone;", "    more?: number;"), []],
  ["a member less", surface("    title: string;"), ["no longer has: tone?: Tone;"]],
  [
    "another type",
    surface("    title: number;", "    tone?: Tone;"),
    ["no longer has: title: string;", "title: number;"],
  ],
  ["a demand", surface("    title: string;", "    tone?: Tone;", "    more: number;"), ["demands anew: more: number;"]],
  ["a file less", new Map(), ["src/Card.d.ts: export interface CardProps is gone"]],
])("of a promise to other repositories, %s is judged", (_, after, expected) => {
  const found = breakingChanges(before, after);
  expect(found).toHaveLength(expected.length);
  for (const [position, text] of expected.entries()) expect(found[position]).toContain(text);
});

const schema = (...lines: string[]) =>
  parseReport(
    `# 1.0.0\n\n## shell/a.d.ts\nexport declare const a: z.ZodObject<{\n${lines.join("\n")}\n}, z.core.$strip>;\n`,
  ).surface;
const path = "    path: z.ZodString;";
const access = (...choices: string[]) => ["    access: z.ZodEnum<{", ...choices, "    }>;"];
const label = (open: string) => [
  `    link: ${open}z.ZodObject<{`,
  "        path: z.ZodString;",
  "    }, z.core.$strip>>;",
];
const club = '        club: "club";';

test.each([
  ["an optional field", [path, "    uses: z.ZodOptional<z.ZodArray<z.ZodString>>;"], []],
  ["a field with a default", [path, "    uses: z.ZodDefault<z.ZodString>;"], []],
  ["an optional object, whose fields are demanded with it alone", [...label("z.ZodOptional<"), path], []],
  ["a demanded object, once", [...label(""), path], ["demands anew: link: z.ZodObject<{"]],
  ["a demanded field", [path, "    uses: z.ZodArray<z.ZodString>;"], ["demands anew: uses: z.ZodArray<z.ZodString>;"]],
])("of a schema that others are held to, %s is judged", (_, after, expected) => {
  const found = breakingChanges(schema(path, ...access(club)), schema(...after, ...access(club)));
  expect(found).toEqual(expected.map((text) => `shell/a.d.ts: export declare const a ${text}`));
});

test("of a schema's choices one more breaks none, and one less does", () => {
  const [one, two] = [schema(...access(club)), schema(...access(club, '        public: "public";'))];
  expect(breakingChanges(one, two)).toEqual([]);
  expect(breakingChanges(two, one)).toEqual(['shell/a.d.ts: export declare const a no longer has: public: "public";']);
});

test("an export may go that was deprecated for two releases, and no other", () => {
  const old = parseReport("# 1.3.0\n\n## shell/a.d.ts\nexport declare function useOld(): void;\n").surface;
  const without = new Map([["shell/a.d.ts", new Map()]]);
  expect(breakingChanges(old, without, ["useOld"])).toEqual([]);
  expect(breakingChanges(old, without, ["useOlder"])).toEqual(["shell/a.d.ts: export declare function useOld is gone"]);
});

test("a report is read as it was written", () => {
  const text = readFileSync(join(root, "design-system/api-report.txt"), "utf8");
  const { version, surface: read } = parseReport(text);
  expect(reportText(version, read)).toBe(text);
});
