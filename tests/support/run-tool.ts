import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";

const root = resolve(import.meta.dirname, "../..");

export interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command of tools/ as `npm run` does: `runTool("release", ["list"])`. */
export function runTool(name: string, args: string[], env: Record<string, string> = {}): Promise<CommandResult> {
  const { promise, resolve: settle } = Promise.withResolvers<CommandResult>();
  const options = { cwd: root, env: { ...process.env, ...env } };
  execFile(process.execPath, [`tools/${name}.ts`, ...args], options, (error, stdout, stderr) => {
    const code = error ? Number(error.code) : 0;
    settle({ code, stdout, stderr: stripVTControlCharacters(stderr) });
  });
  return promise;
}
