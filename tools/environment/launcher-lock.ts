import { existsSync, linkSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { CommandError, errorCode } from "../process/command-error.ts";
import { commandLine, isAlive, isOwnCommand, stopProcess } from "../process/running-process.ts";
import { writePrivateFile } from "./private-file.ts";

const holderSchema = z.object({
  pid: z.number(),
  command: z.string(),
  api: z.number().optional(),
  url: z.string().optional(),
});

/** The launcher that holds a DATA_DIR, as it stands in `DATA_DIR/launcher.json`. */
export type Holder = z.infer<typeof holderSchema>;

export interface LauncherLock {
  /** Records what a later start needs to know of this one. */
  update(details: Pick<Holder, "api" | "url">): void;
  release(): void;
}

const apiTimeout = 10_000;

export const lockFile = (dataDir: string) => join(dataDir, "launcher.json");

function readHolder(file: string): Holder | undefined {
  if (!existsSync(file)) return undefined;
  return holderSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

// In a container the process ids start anew, so the id alone could be ours, or that of another program.
const stillRuns = ({ pid }: Holder) => pid !== process.pid && isAlive(pid) && isOwnCommand(commandLine(pid));

/** The launcher that runs on this DATA_DIR now, if any. */
export function runningLauncher(dataDir: string): Holder | undefined {
  const holder = readHolder(lockFile(dataDir));
  return holder && stillRuns(holder) ? holder : undefined;
}

/** Whether Courtside runs there for as long as no one stops it, and not a command that ends with its work. */
export const serves = ({ command }: Holder): boolean => command === "npm start" || command === "npm run dev";

/** Stops the api that a killed launcher left behind, which would hold its port. */
async function stopOrphanApi({ api }: Holder): Promise<void> {
  if (!api || !isAlive(api) || !commandLine(api).includes("api/main.ts")) return;
  if (!(await stopProcess(api, "SIGTERM", apiTimeout))) await stopProcess(api, "SIGKILL", apiTimeout);
}

/**
 * Takes DATA_DIR for this process, cleaning up after a launcher that was killed.
 * Throws {@link CommandError} when another one holds it.
 */
export async function takeLock(dataDir: string, command: string): Promise<LauncherLock> {
  const file = lockFile(dataDir);
  const mine = `${file}.${process.pid}`;
  let holder: Holder = { pid: process.pid, command };
  for (;;) {
    writePrivateFile(mine, JSON.stringify(holder));
    try {
      linkSync(mine, file);
      break;
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    } finally {
      rmSync(mine);
    }
    const dead = takeAway(dataDir);
    if (dead) await stopOrphanApi(dead);
  }
  return {
    update(details) {
      holder = { ...holder, ...details };
      writePrivateFile(file, JSON.stringify(holder));
    },
    release() {
      if (readHolder(file)?.pid === process.pid) rmSync(file);
    },
  };
}

/** Removes the lock of a dead launcher. It is moved first and read again: two starts may find the same dead one. */
function takeAway(dataDir: string): Holder | undefined {
  const file = lockFile(dataDir);
  const taken = `${file}.${process.pid}.old`;
  const found = readHolder(file);
  if (found && stillRuns(found)) throw alreadyRunning(dataDir, found);
  try {
    renameSync(file, taken);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
  const holder = readHolder(taken);
  if (holder && stillRuns(holder)) {
    renameSync(taken, file);
    throw alreadyRunning(dataDir, holder);
  }
  rmSync(taken);
  return holder;
}

function alreadyRunning(dataDir: string, holder: Holder): CommandError {
  const { pid, command, url } = holder;
  if (!serves(holder))
    return new CommandError(`${command} (process ${pid}) uses DATA_DIR ${dataDir}: try again when it has ended.`);
  return new CommandError(
    `Courtside already runs on DATA_DIR ${dataDir} (${command}, process ${pid}${url ? `, ${url}` : ""}); ` +
      "stop that one, or set another DATA_DIR and PORT.",
  );
}
