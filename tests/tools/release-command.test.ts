import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runTool } from "../support/run-tool.ts";

const folder = mkdtempSync(join(tmpdir(), "courtside-release-command-"));
afterAll(() => rmSync(folder, { recursive: true }));

const usage = "npm run release -- <remote>                     checks, builds and releases it";

const REJECTED: [args: string, says: string][] = [
  ["mf-nope", "There is no remote mf-nope here, but mf-admin, mf-billing, mf-booking, mf-coach."],
  ["rollback mf-coach", `mf-coach is not live in ${join(folder, "remotes.json")}.`],
  ["list mf-coach", `${join(folder, "remotes.json")} has no mf-coach.`],
  ["mf-coach --origin https://coach.example/files", "--origin must be an origin such as https://coach.example"],
  ["mf-coach --now", "Unknown option '--now'"],
  ["mf-coach mf-billing", `mf-billing is one argument too many.\n\n${usage}`],
  ["mf-coach --without-checks=", "--without-checks needs a reason, which the release's record keeps."],
  ["rollback", usage],
];

test("npm run release reports what it cannot do in a sentence, with exit code 1, and writes nothing", async () => {
  const results = await Promise.all(REJECTED.map(([args]) => runTool("release", ["--to", folder, ...args.split(" ")])));
  for (const [position, { code, stdout, stderr }] of results.entries()) {
    const [args, says] = REJECTED[position] ?? [];
    expect(stderr, args).toContain(says);
    expect(stderr, args).not.toMatch(/^\s+at /m);
    expect([code, stdout], args).toEqual([1, ""]);
  }
  expect(readdirSync(folder)).toEqual([]);
});
