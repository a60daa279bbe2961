import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const config = join(root, ".dependency-cruiser.mjs");
const run = promisify(execFile);

/** Rule → a file that breaks it, and what it imports. A rule that misses its own violation is a defect. */
const VIOLATIONS: Record<string, [file: string, imported: string]> = {
  "contracts-stand-alone": ["contracts/domain/a.ts", "api/src/x/a.ts"],
  "design-system-stands-alone": ["design-system/src/a.tsx", "contracts/domain/b.ts"],
  "only-design-system-imports-antd": ["mf-admin/src/a.tsx", "antd"],
  "members-entries-load-no-antd": ["design-system/src/core.tsx", "antd"],
  "staff-entry-is-for-consoles": [
    "mf-coach/src/features/lesson-requests/pages/Mine.tsx",
    "design-system/src/staff.tsx",
  ],
  "remotes-stand-alone": ["mf-admin/src/b.tsx", "mf-coach/src/x.tsx"],
  "shell-knows-no-remote": ["shell/src/a.tsx", "mf-coach/src/x.tsx"],
  "remotes-use-the-shared-router": ["mf-coach/src/y.tsx", "react-router"],
  "api-imports-domain-only": ["api/src/x/b.ts", "contracts/api/client.ts"],
  "tools-know-no-screens": ["tools/a.ts", "shell/src/x.tsx"],
  "features-stand-alone": ["mf-admin/src/features/one/components/A.tsx", "mf-admin/src/features/two/components/B.tsx"],
  "api-features-stand-alone": ["api/src/one/verb.ts", "api/src/two/verb.ts"],
  "only-db-imports-the-driver": ["api/src/x/c.ts", "postgres"],
  "queries-know-no-rules": ["api/src/x/queries.ts", "contracts/domain/messages.ts"],
  "verbs-know-no-http": ["api/src/x/verb.ts", "hono"],
  "mocks-are-for-stories": ["shell/src/b.tsx", "contracts/mock-api/mock-api.ts"],
  "testing-is-for-stories": ["mf-admin/src/c.tsx", "mf-admin/src/testing/fake-club.ts"],
  "nothing-imports-tests": ["api/src/x/d.ts", "tests/support/a.ts"],
};

let folder = "";
let report = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "boundaries-"));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  for (const [file, imported] of Object.values(VIOLATIONS)) {
    const local = imported.includes("/");
    if (local) await put(imported, "export const imported = 1;\n");
    const specifier = local ? `${"../".repeat(file.split("/").length - 1)}${imported}` : imported;
    await put(file, `import * as it from "${specifier}";\nexport const a = it;\n`);
  }
  await put("mf-padel2/src/a.tsx", 'export * from "../../mf-coach/src/x.tsx";\n');
  await put("api/src/audit/record.ts", 'export * from "../two/verb.ts";\n');
  await put("shell/src/one.ts", 'export * from "./two.ts";\n');
  await put("shell/src/two.ts", 'import type * as one from "./one.ts";\nexport type Two = typeof one;\n');
  // No two of these files import each other, but their folders do.
  await put("api/src/jobs/one.ts", 'export * from "../mail/two.ts";\n');
  await put("api/src/mail/two.ts", "export const two = 2;\n");
  await put("api/src/mail/three.ts", 'export * from "../jobs/four.ts";\n');
  await put("api/src/jobs/four.ts", "export const four = 4;\n");
  await writeFile(join(folder, "tsconfig.json"), "{}");
  await copyFile(config, join(folder, ".dependency-cruiser.mjs"));
  report = await run(process.execPath, [join(root, "tools/check-imports.ts")], { cwd: folder }).then(
    ({ stdout }) => stdout,
    (rejection: { stdout: string; stderr: string }) => rejection.stdout + rejection.stderr,
  );
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

test.each(Object.keys(VIOLATIONS))("%s is seen", (rule) => {
  expect(report).toContain(`error ${rule}: ${VIOLATIONS[rule]?.[0]}`);
});

test("a remote may have digits in its name", () =>
  expect(report).toContain("error remotes-stand-alone: mf-padel2/src/a.tsx"));

test("no-circles is seen, for a type import too", () => expect(report).toContain("error no-circles: shell/src/"));

test("no-circles-of-folders is seen, with the imports that make it", () => {
  expect(report).toContain("error no-circles-of-folders: api/src: jobs, mail\n");
  expect(report).toContain("    api/src/mail/three.ts → api/src/jobs/four.ts\n");
});

test("an import that breaks a rule fails the check, also where there is no circle", async () => {
  const check = () => run(process.execPath, [join(root, "tools/check-imports.ts"), "mf-coach"], { cwd: folder });
  await expect(check()).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining("error remotes-use-the-shared-router: mf-coach/src/y.tsx"),
    stderr: expect.not.stringContaining("no-circles-of-folders"),
  });
  await rm(join(folder, "mf-coach"), { recursive: true });
  await put("mf-coach/src/x.tsx", "export const imported = 1;\n");
  await expect(check()).resolves.toMatchObject({ stderr: "" });
});

test("a shared folder of the api imports no feature", () =>
  expect(report).toContain("error api-features-stand-alone: api/src/audit/record.ts"));

test("each rule has a violation here", async () => {
  const { default: rules } = (await import(config)) as { default: { forbidden: { name: string }[] } };
  expect(rules.forbidden.map((rule) => rule.name).sort()).toEqual([...Object.keys(VIOLATIONS), "no-circles"].sort());
});
