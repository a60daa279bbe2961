import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Account } from "./account.ts";
import { errorCode } from "./command-error.ts";

export interface ChildOptions {
  command: string;
  args: string[];
  cwd: string;
  env: Record<string, string | undefined>;
  /** Whom it runs as, when that is not us. */
  account?: Account;
  /** Receives each line the child writes; without it the child writes to this terminal itself. */
  onLine?: (line: string) => void;
}

/** A process the launcher started, with everything that it started itself. */
export interface Child {
  pid: number | undefined;
  /** Resolves with "exit code 1" or "signal SIGKILL" when it ends, for whatever reason. */
  ended: Promise<string>;
  hasEnded(): boolean;
  /** Asks it to stop with `signal`, and kills its whole group when it has not after `timeout` ms. */
  stop(signal: NodeJS.Signals, timeout: number): Promise<void>;
}

/** Starts a process in a group of its own: Ctrl-C reaches the launcher alone, which stops things in their order. */
export function startChild({ command, args, cwd, env, account, onLine }: ChildOptions): Child {
  const output = onLine ? "pipe" : "inherit";
  const child = spawn(command, args, {
    ...(account && { uid: account.uid, gid: account.gid }),
    cwd,
    env: { ...env, ...(onLine && (process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" })) },
    stdio: ["ignore", output, output],
    detached: true,
  });
  if (onLine) {
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on("line", onLine);
  }
  let over = false;
  const killGroup = () => signalGroup(child, "SIGKILL");
  process.once("exit", killGroup);
  const ended = new Promise<string>((resolve) => {
    const finish = (how: string) => {
      over = true;
      process.removeListener("exit", killGroup);
      resolve(how);
    };
    child.once("error", (error) => finish(error.message));
    child.once("close", (code, signal) => finish(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  return {
    pid: child.pid,
    ended,
    hasEnded: () => over,
    async stop(signal, timeout) {
      signalGroup(child, signal);
      const limit = setTimeout(killGroup, timeout);
      await ended;
      clearTimeout(limit);
    },
  };
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (errorCode(error) !== "ESRCH") throw error;
  }
}
