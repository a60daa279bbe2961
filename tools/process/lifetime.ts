import { isOwnCommand } from "./running-process.ts";

/** What a command has to undo when it ends, whether by Ctrl-C, by a failure or because its work is done. */
export interface Lifetime {
  /** Aborted as soon as the end has begun. */
  signal: AbortSignal;
  /** Resolves when the end has begun: what a command that serves waits for. */
  ended: Promise<void>;
  /** Registers an undo; the last registered runs first. */
  atEnd(undo: () => Promise<void> | void): void;
  /** Waits for something to start, and has it stopped at the end, even when that comes before it has started. */
  hold<T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T>;
  /** Runs every undo and leaves the process with `code`. Calls after the first change nothing. */
  end(code: number, sentence?: string): void;
}

const parentTimeout = 200;

/** A killed npm cannot signal its script, which then has a new parent. */
function endWithParent(end: () => void) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), parentTimeout).unref();
}

/** Starts listening to SIGINT, SIGTERM and SIGHUP, each of which ends the lifetime with code 0. */
export function createLifetime(): Lifetime {
  const undos: (() => Promise<void> | void)[] = [];
  const ending = new AbortController();

  async function undoAll(code: number) {
    let exitCode = code;
    for (let undo = undos.pop(); undo; undo = undos.pop()) {
      try {
        await undo();
      } catch (error) {
        exitCode = 1;
        console.error(error);
      }
    }
    process.exit(exitCode);
  }

  const lifetime: Lifetime = {
    signal: ending.signal,
    ended: new Promise((resolve) => ending.signal.addEventListener("abort", () => resolve())),
    atEnd(undo) {
      undos.push(undo);
    },
    hold(starting) {
      // A failed start has nothing to stop; its error reaches the caller through the returned promise.
      const stop = starting.then(
        (started) => started.stop,
        () => undefined,
      );
      undos.push(async () => (await stop)?.());
      return starting;
    },
    end(code, sentence) {
      if (ending.signal.aborted) return;
      ending.abort();
      if (sentence) console.error(sentence);
      void undoAll(code);
    },
  };

  if (isOwnCommand(process.env.npm_lifecycle_script ?? "")) endWithParent(() => lifetime.end(0));
  // npm passes on the Ctrl-C that the terminal has already sent, so a second signal means nothing new.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => lifetime.end(0));
  return lifetime;
}
