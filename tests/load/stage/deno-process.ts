import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Stage } from "./database.ts";

const folder = fileURLToPath(new URL("../deno", import.meta.url));

/** A program of tests/load/deno under Deno, with JSON lines as input and output. */
export interface DenoProcess {
  /** The next line of its output. */
  read<T>(): Promise<T>;
  /** Sends a line, and waits for the line that responds to it. */
  ask<T>(order: unknown): Promise<T>;
}

export function startDeno(stage: Stage, program: string, env: Record<string, string>): DenoProcess {
  const child = spawn("deno", ["run", "-A", "--no-prompt", `${folder}/${program}`], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  stage.atEnd(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const read = async <T>(): Promise<T> => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`${program} ended`);
    return JSON.parse(value) as T;
  };
  return {
    read,
    async ask<T>(order: unknown) {
      child.stdin.write(`${JSON.stringify(order)}\n`);
      return read<T>();
    },
  };
}
