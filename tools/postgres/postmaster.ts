import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Account } from "../process/account.ts";
import { CommandError } from "../process/command-error.ts";
import { commandLine, isAlive, stopProcess } from "../process/running-process.ts";
import { serverEnvironment } from "./make-cluster.ts";
import { archivingSettings } from "./wal-archive.ts";

const logLimit = 5_000_000;
const stopTimeout = 15_000;

interface PostmasterOptions {
  program: string;
  cluster: string;
  port: number;
  account: Account | undefined;
  logFile: string;
  throwaway: boolean;
  /** Where its write-ahead log is kept; undefined: nowhere. */
  archive?: string | undefined;
}

/** A running Postgres server. */
export interface Postmaster {
  pid: number;
  /** Resolves with "exit code 1" or "signal SIGKILL" when it ends, for whatever reason. */
  ended: Promise<string>;
  /** Fast shutdown: sessions are cut off, everything committed is kept. */
  stop(): Promise<void>;
}

const pidFile = (cluster: string) => join(cluster, "postmaster.pid");

/** The lines of a cluster's pid file: the process id is the first, "ready" the eighth once it accepts connections. */
function pidFileLines(cluster: string): string[] {
  return existsSync(pidFile(cluster)) ? readFileSync(pidFile(cluster), "utf8").split("\n") : [];
}

/**
 * Stops a server that a killed launcher left behind. A pid file of a dead server is left to Postgres, which looks
 * whether its sessions still live; one whose process id now belongs to another program would keep it from starting.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const pid = Number(pidFileLines(cluster)[0]);
  if (!pid || !isAlive(pid)) return;
  if (!commandLine(pid).includes(cluster)) return rmSync(pidFile(cluster));
  if (!(await stopProcess(pid, "SIGINT", stopTimeout)) && !(await stopProcess(pid, "SIGQUIT", stopTimeout))) {
    throw new CommandError(
      `Postgres (process ${pid}) on ${cluster} does not stop: end that process, then start again.`,
    );
  }
}

/** Tests and benches: many processes at once, each with its pools, and nothing that has to outlive a crash of the machine. */
const FOR_TESTS = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "300" };

function settings({ cluster, port, throwaway, archive }: PostmasterOptions): string[] {
  const values = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "100",
    shared_buffers: "128MB",
    jit: "off",
    timezone: "UTC",
    log_timezone: "UTC",
    log_line_prefix: "%m [%p] ",
    // Of what incremental backups were to get and never asked for.
    max_slot_wal_keep_size: "4GB",
    ...(throwaway && FOR_TESTS),
    ...(archive !== undefined && archivingSettings(archive)),
  };
  return [
    "-D",
    cluster,
    "-p",
    String(port),
    ...Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
}

function spawnServer(options: PostmasterOptions): ChildProcess {
  const { program, account, logFile } = options;
  // The log is a file, not a pipe: the server runs on after a killed launcher and must not fail on a broken pipe.
  const log = openSync(logFile, existsSync(logFile) && statSync(logFile).size > logLimit ? "w" : "a", 0o600);
  try {
    return spawn(program, settings(options), {
      ...(account && { uid: account.uid, gid: account.gid }),
      cwd: "/",
      env: serverEnvironment,
      stdio: ["ignore", log, log],
      // A process group of its own, so that Ctrl-C reaches the launcher alone and the api can be stopped first.
      detached: true,
    });
  } finally {
    closeSync(log);
  }
}

/** What the server wrote last, from its last FATAL line on. */
export function lastText(logFile: string): string {
  const lines = readFileSync(logFile, "utf8").trimEnd().split("\n");
  const fatal = lines.findLastIndex((line) => line.includes("FATAL:") || line.includes("PANIC:"));
  return lines.slice(fatal === -1 ? -1 : fatal).join(" ");
}

/** Starts a server and waits until it accepts connections, recovery included. Resolves to undefined when it gave up. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster | undefined> {
  const child = spawnServer(options);
  const { pid } = child;
  let running = true;
  const ended = new Promise<string>((resolve) => {
    const finish = (how: string) => {
      running = false;
      process.removeListener("exit", endWithLauncher);
      resolve(how);
    };
    child.once("error", (error) => finish(error.message));
    child.once("exit", (code, signal) => finish(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  const endWithLauncher = () => child.kill(options.throwaway ? "SIGQUIT" : "SIGINT");
  process.once("exit", endWithLauncher);

  while (running) {
    const lines = pidFileLines(options.cluster);
    if (pid && Number(lines[0]) === pid && lines[7]?.trim() === "ready") {
      return { pid, ended, stop: () => stopServer(child, ended) };
    }
    await delay(10);
  }
  return undefined;
}

async function stopServer(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill("SIGINT");
  const timeout = setTimeout(() => child.kill("SIGQUIT"), stopTimeout);
  await ended;
  clearTimeout(timeout);
}
