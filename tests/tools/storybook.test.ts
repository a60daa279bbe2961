import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { storybookBuilds, storybookParts } from "../../tools/storybook/builds.ts";

const root = resolve(import.meta.dirname, "../..");

test("the main catalogue refers to one of each part beneath its address, and to those of other repositories", () => {
  const [main, ...parts] = storybookBuilds(root, {
    address: "https://stories.example/",
    others: ["mf-shop=https://shop.example"],
  });
  const remotes = globSync("mf-*/remote.json", { cwd: root }).map(dirname).sort();
  expect(parts.map(({ folder }) => folder)).toEqual(["shell", ...remotes]);
  expect(parts.map(({ env }) => env)).toEqual(parts.map(({ folder }) => ({ STORYBOOK_PART: folder })));
  expect(main).toEqual({
    folder: "",
    env: {
      STORYBOOK_PART: "design-system",
      STORYBOOK_REFS: [
        ...parts.map(({ folder }) => `${folder}=https://stories.example/${folder}`),
        "mf-shop=https://shop.example",
      ].join(","),
    },
  });
});

test("one part is built alone, and all only for an address", () => {
  expect(storybookBuilds(root, { part: "mf-coach" })).toEqual([
    { folder: "mf-coach", env: { STORYBOOK_PART: "mf-coach" } },
  ]);
  expect(() => storybookBuilds(root, {})).toThrow("Where will it be served?");
  expect(storybookParts(root)).toContain("design-system");
});

test("beside a program that has port 6006 the catalogue takes the next free one, without a question, and says where it is", {
  timeout: 300_000,
}, async () => {
  const other = createServer().listen(6006);
  // It may have been taken already, by a catalogue of this machine.
  await Promise.race([once(other, "listening"), once(other, "error")]);
  onTestFinished(() => void other.close());
  const env = { ...process.env, LISTEN_ADDRESS: "", STORYBOOK_DISABLE_TELEMETRY: "1" };
  const child = spawn(process.execPath, [join(root, "tools/storybook.ts"), "mf-billing"], { cwd: root, env });
  onTestFinished(() => void child.kill("SIGTERM"));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const address = () => /http:\/\/127\.0\.0\.1:(\d+)/.exec(output);
  await expect.poll(address).not.toBeNull();
  const [url = "", port] = address() ?? [];
  expect(Number(port)).toBeGreaterThan(6006);
  const status = () => fetch(`${url}/index.json`).then((response) => response.status, String);
  await expect.poll(status, { timeout: 240_000, message: output }).toBe(200);
});

test("a part's catalogue is built alone, with its own stories, and refers to others", {
  timeout: 300_000,
}, async () => {
  const to = mkdtempSync(join(tmpdir(), "courtside-stories-"));
  onTestFinished(() => rmSync(to, { recursive: true, force: true }));
  const args = [join(root, "tools/storybook.ts"), "mf-billing", "--build", "--to", to];
  const env = { ...process.env, STORYBOOK_REFS: "mf-shop=https://shop.example" };
  await promisify(execFile)(process.execPath, args, { cwd: root, env, maxBuffer: 32 * 1024 * 1024 });
  const read = (file: string) => readFileSync(join(to, "mf-billing", file), "utf8");
  const { entries }: { entries: Record<string, { title: string }> } = JSON.parse(read("index.json"));
  expect(new Set(Object.values(entries).map(({ title }) => title.split("/")[0]))).toEqual(new Set(["mf-billing"]));
  const [, refs = "{}"] = /window\['REFS'\] = (\{.*?\n\});/s.exec(read("index.html")) ?? [];
  expect(JSON.parse(refs)).toMatchObject({ "mf-shop": { title: "mf-shop", url: "https://shop.example" } });
});
