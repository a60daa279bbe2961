import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { platform } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { errorCode } from "./command-error.ts";

/** Whether a process with this id runs, under any account. One that has ended and waits for its parent does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== "EPERM") return false;
  }
  return platform() !== "linux" || commandLine(pid) !== "";
}

/** The command line of a process, its arguments separated by spaces; empty when there is no such process. */
export function commandLine(pid: number): string {
  try {
    if (platform() === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}

/** Sends `signal` and waits for the process to be gone. Resolves to false when it still lives after `timeout` ms. */
export async function stopProcess(pid: number, signal: NodeJS.Signals, timeout: number): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) === "ESRCH") return true;
    throw error;
  }
  const until = performance.now() + timeout;
  while (isAlive(pid)) {
    if (performance.now() > until) return false;
    await delay(10);
  }
  return true;
}

/** Whether a command line, of a process or of a script of package.json, runs a command of this folder. */
export const isOwnCommand = (line: string) => /(?:^|[\s/])tools\/[a-z-]+\.ts(?:\s|$)/.test(line);
