import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const RUN_STEPS = fileURLToPath(new URL("../support/run-steps.ts", import.meta.url));

/** A run of this layer in a process of its own; `text` is all that it has said. */
function startRun(code: string) {
  const layers = { only: [{ command: [process.execPath, "-e", code] }] };
  const script = `import { runLayers } from ${JSON.stringify(RUN_STEPS)}; await runLayers(${JSON.stringify(layers)});`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script]);
  onTestFinished(() => void child.kill("SIGKILL"));
  const run = { child, text: "" };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      run.text += text;
    });
  return run;
}

/** One that has ended has no arguments, also before its parent has noticed. */
const isAlive = (pid: number): boolean =>
  existsSync(`/proc/${pid}`) && readFileSync(`/proc/${pid}/cmdline`, "utf8") !== "";

test.runIf(process.platform === "linux").each(["SIGINT", "SIGTERM"] as const)(
  "%s to the run alone ends what it started too",
  async (signal) => {
    // One more process, as vitest starts the api.
    const child = `require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { detached: true })`;
    const run = startRun(`console.log("pids", process.pid, ${child}.pid); setInterval(() => {}, 1000)`);
    await expect.poll(() => run.text).toMatch(/pids \d+ \d+/);
    const pids = (run.text.match(/pids (\d+) (\d+)/) ?? []).slice(1).map(Number);
    expect(pids.map(isAlive)).toEqual([true, true]);
    run.child.kill(signal);
    expect(await once(run.child, "exit")).toEqual([null, signal]);
    await expect.poll(() => pids.filter(isAlive)).toEqual([]);
  },
);

test.runIf(process.platform === "linux")(
  "a process that outlives its layer is named and ended, and fails the run",
  async () => {
    const child = `require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { detached: true, stdio: "ignore" })`;
    const run = startRun(`const left = ${child}; console.log("pid", left.pid); left.unref()`);
    expect(await once(run.child, "close")).toEqual([1, null]);
    const [, pid = ""] = run.text.match(/pid (\d+)/) ?? [];
    expect(run.text).toMatch(new RegExp(`✗ only left processes behind, now killed:\n {2}${pid} .*setInterval`));
    await expect.poll(() => isAlive(Number(pid))).toBe(false);
  },
);

test("the first failed step ends the run, and its number is 1", async () => {
  const run = startRun("process.exit(3)");
  expect(await once(run.child, "close")).toEqual([1, null]);
  expect(run.text).toContain("✗ only failed\nlayers: 0 passed, 1 failed");
});
