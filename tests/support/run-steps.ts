import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { openTestRun, type TestRun } from "./test-run.ts";

export interface Step {
  command: string[];
  env?: Record<string, string>;
  /** Its test files, if it can run some of them: a pattern. */
  files?: string;
}

/** Named steps, in order. */
export type Layers = Record<string, Step[]>;

interface Options {
  /** Said at the beginning and at the end. */
  note?: string;
  /** Layers that neither change files nor need one another: of those in a row, as many steps run at once as there are cores. */
  together?: string[];
}

/**
 * Runs layer after layer; exits with 1 after the first that fails or leaves a process behind. A signal ends the run with everything
 * that it started.
 */
export async function runLayers(layers: Layers, { note = "", together = [] }: Options = {}): Promise<void> {
  if (note) console.warn(`\n${note}`);
  const run = openTestRun();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void endBy(signal, run));
  const times: string[] = [];
  let passed = 0;
  for (const names of groupsOf(Object.keys(layers), together)) {
    const start = performance.now();
    const steps = names.flatMap((name) => (layers[name] ?? []).map((step) => ({ ...step, name })));
    const failed = await (names.length > 1 ? firstFailedOf : firstFailedInTurn)(run, steps);
    const problems = [...(failed ? ["failed"] : []), ...(await leftBehind(run))];
    if (problems.length > 0) {
      const all = problems.join(" and ");
      console.error(`\n✗ ${failed ?? names.join(" + ")} ${all}\nlayers: ${passed} passed, 1 failed`);
      run.close();
      process.exit(1);
    }
    passed += names.length;
    times.push(`${names.join(" + ")} ${Math.round((performance.now() - start) / 1000)} s`);
  }
  run.close();
  console.log(`\n✓ ${times.join(" · ")}\nlayers: ${passed} passed, 0 failed${note && `\n${note}`}`);
}

/** Each layer alone, but for those in a row that may run together. */
function groupsOf(names: string[], together: string[]): string[][] {
  const groups: string[][] = [];
  for (const name of names) {
    const last = groups.at(-1);
    if (last && together.includes(name) && together.includes(last[0] ?? "")) last.push(name);
    else groups.push([name]);
  }
  return groups;
}

type NamedStep = Step & { name: string };

const heading = ({ name, command }: NamedStep) => `\n▸ ${name}: ${command.join(" ")}`;

async function firstFailedInTurn(run: TestRun, steps: NamedStep[]): Promise<string | undefined> {
  for (const step of steps) {
    console.log(heading(step));
    const [program = "", ...args] = step.command;
    const child = spawn(program, args, { stdio: "inherit", env: { ...run.env, ...step.env } });
    const [status] = (await once(child, "close")) as [number | null];
    if (status !== 0) return step.name;
  }
  return undefined;
}

/** Runs the steps, and after a failure begins no other. Each one's output comes at its end, so that it stays in one piece. */
async function firstFailedOf(run: TestRun, steps: NamedStep[]): Promise<string | undefined> {
  const waiting = [...steps];
  let failed: string | undefined;
  const work = async () => {
    for (let step = waiting.shift(); step && !failed; step = waiting.shift()) {
      const { status, output } = await runQuietly(run, step);
      console.log(`${heading(step)}\n${output}`);
      if (status !== 0) failed ??= step.name;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
}

async function runQuietly(run: TestRun, { command: [program = "", ...args], env }: NamedStep) {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...run.env, ...env } });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const [status] = (await once(child, "close")) as [number | null];
  return { status, output };
}

/** Ctrl-C reaches the whole group of processes, which then end by themselves; a signal to this process alone reaches none of them. */
async function endBy(signal: NodeJS.Signals, run: TestRun): Promise<void> {
  await run.leftovers(2_000);
  run.close();
  process.kill(process.pid, signal);
}

async function leftBehind(run: TestRun): Promise<string[]> {
  const found = await run.leftovers();
  if (found.length === 0) return [];
  const lines = ["left processes behind, now killed:", ...found.map(({ pid, command }) => `${pid} ${command}`)];
  return [lines.join("\n  ")];
}
