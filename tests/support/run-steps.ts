import { spawnSync } from "node:child_process";
import { openTestRun, type TestRun } from "./test-run.ts";

export interface Step {
  command: string[];
  env?: Record<string, string>;
  /** Its test files, if it can run some of them: a pattern. */
  files?: string;
}

/** Named steps, in order. */
export type Layers = Record<string, Step[]>;

/** Runs layer after layer; exits with 1 after the first that fails or leaves a process behind. */
export async function runLayers(layers: Layers, note = ""): Promise<void> {
  if (note) console.warn(`\n${note}`);
  const run = openTestRun();
  const times: string[] = [];
  for (const [name, steps] of Object.entries(layers)) {
    const start = performance.now();
    const failed = steps.some((step) => !runStep(run, name, step));
    const problems = [...(failed ? ["failed"] : []), ...(await leftBehind(run))];
    if (problems.length > 0) {
      console.error(`\n✗ ${name} ${problems.join(" and ")}\nlayers: ${times.length} passed, 1 failed`);
      run.close();
      process.exit(1);
    }
    times.push(`${name} ${Math.round((performance.now() - start) / 1000)} s`);
  }
  run.close();
  console.log(`\n✓ ${times.join(" · ")}\nlayers: ${times.length} passed, 0 failed${note && `\n${note}`}`);
}

function runStep(run: TestRun, name: string, { command: [program = "", ...args], env }: Step): boolean {
  console.log(`\n▸ ${name}: ${[program, ...args].join(" ")}`);
  const { status } = spawnSync(program, args, { stdio: "inherit", env: { ...run.env, ...env } });
  return status === 0;
}

async function leftBehind(run: TestRun): Promise<string[]> {
  const found = await run.leftovers();
  if (found.length === 0) return [];
  const lines = ["left processes behind, now killed:", ...found.map(({ pid, command }) => `${pid} ${command}`)];
  return [lines.join("\n  ")];
}
