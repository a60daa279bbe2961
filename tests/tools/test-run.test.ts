import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { openTestRun } from "../support/test-run.ts";

const onLinux = process.platform === "linux";

test.runIf(onLinux)(
  "a process that a run started and left behind is found and killed, however it was started",
  async () => {
    const run = openTestRun();
    onTestFinished(run.close);
    const wait = "setInterval(() => {}, 1000)";
    const inherits = spawn(process.execPath, ["-e", wait], { env: run.env, detached: true, stdio: "ignore" });
    // Like Postgres: an environment of its own, and its directory as an argument.
    const named = spawn(process.execPath, ["-e", wait, `${run.env.TMPDIR}/cluster`], { env: {}, stdio: "ignore" });
    const stranger = spawn(process.execPath, ["-e", wait], { env: {}, stdio: "ignore" });
    const ends = Promise.all([once(inherits, "exit"), once(named, "exit")]);
    await Promise.all([inherits, named, stranger].map((child) => child.pid ?? once(child, "spawn")));

    const found = await run.leftovers(200);
    expect(found.map(({ pid }) => pid).sort()).toEqual([inherits.pid, named.pid].sort());
    expect(found[0]?.command).toContain("setInterval");
    expect((await ends).map(([, signal]) => signal)).toEqual(["SIGKILL", "SIGKILL"]);
    expect(stranger.exitCode).toBeNull();
    expect(await run.leftovers(0)).toEqual([]);
    stranger.kill();
  },
);

test("a run's temporary directory is deleted with it", () => {
  const run = openTestRun();
  expect(existsSync(run.env.TMPDIR ?? "")).toBe(true);
  run.close();
  expect(existsSync(run.env.TMPDIR ?? "")).toBe(false);
});
