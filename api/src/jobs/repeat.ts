import { clearInterval, setInterval } from "node:timers";
import type { Logger } from "pino";

/** Background work that every process repeats; `run` ensures that one process does it at a time. */
export interface Job {
  name: string;
  everySeconds: number;
  /** The first run is one interval after the process has started: heavy work that nothing waits for. */
  startsLater?: boolean;
  /** Counts of the work done; undefined if another process was doing it. A long run ends early where the process is stopping. */
  run(isStopping?: () => boolean): Promise<Record<string, number> | undefined>;
}

export interface RepeatedJob {
  name: string;
  /** Runs the job at once, or when the current run has ended. */
  again(): void;
  /** Whether no run has succeeded for longer than three intervals and five minutes: it hangs, or fails each time. */
  isStuck(): boolean;
  stop(): Promise<void>;
}

const LONGEST_WITHOUT_SUCCESS_MS = 300_000;

/**
 * Runs a job at intervals, and at once unless it starts later, until stopped; `stop` waits for the current run. If a run is still
 * going when the next is due, the next is skipped. A failure is logged, and the next run tries again.
 */
export function repeat(job: Job, log: Pick<Logger, "info" | "error">): RepeatedJob {
  let running: Promise<void> | undefined;
  let succeededAt = performance.now();
  let isRequestedAgain = false;
  let isOver = false;
  const run = () => {
    if (running || isOver) return;
    isRequestedAgain = false;
    running = attempt(job, log, () => isOver).then((hasSucceeded) => {
      if (hasSucceeded) succeededAt = performance.now();
      running = undefined;
      if (isRequestedAgain) run();
    });
  };
  const timer = setInterval(run, job.everySeconds * 1000);
  if (!job.startsLater) run();
  return {
    name: job.name,
    isStuck: () => performance.now() - succeededAt > LONGEST_WITHOUT_SUCCESS_MS + job.everySeconds * 3_000,
    again() {
      isRequestedAgain = true;
      run();
    },
    async stop() {
      isOver = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** A run that found another process at work has succeeded too. */
async function attempt(
  { name, run }: Job,
  log: Pick<Logger, "info" | "error">,
  isStopping: () => boolean,
): Promise<boolean> {
  try {
    const did = await run(isStopping);
    if (did && Object.values(did).some((count) => count > 0)) log.info({ job: name, ...did }, "job done");
    return true;
  } catch (error) {
    log.error({ err: error, job: name }, "job failed");
    return false;
  }
}
