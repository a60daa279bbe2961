const nameWidth = 13;

/** The outcome of a step: its value and, after the time, a short note on what was done. */
export interface StepResult<T> {
  value: T;
  note?: string;
}

/** Prints one line for each step with its time in seconds. */
export interface Progress {
  /** Runs a step. On a terminal its name stands there while it runs, unless what it starts writes there too. */
  step<T>(name: string, run: () => Promise<StepResult<T>>, options?: { writes?: boolean }): Promise<T>;
  /** Seconds since the process started, for example "1.9 s". */
  elapsed(): string;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(milliseconds < 9_950 ? 2 : 1)} s`;

/** Creates the progress lines of one command. Throws what a step throws; an aborted signal starts no further step. */
export function createProgress(signal: AbortSignal, out: NodeJS.WriteStream = process.stdout): Progress {
  return {
    async step(name, run, { writes = false } = {}) {
      signal.throwIfAborted();
      const label = `  ${name.padEnd(nameWidth)}`;
      const pending = out.isTTY && !writes;
      if (pending) out.write(`${label} …`);
      const began = performance.now();
      const clear = pending ? "\r\x1b[2K" : "";
      try {
        const { value, note } = await run();
        signal.throwIfAborted();
        out.write(`${clear}${label}${seconds(performance.now() - began).padStart(8)}${note ? `   ${note}` : ""}\n`);
        return value;
      } catch (error) {
        out.write(`${clear}${label}  ${signal.aborted ? "stopped" : "failed"}\n`);
        throw error;
      }
    },
    elapsed: () => seconds(performance.now()),
  };
}
