import { clearInterval, setInterval } from "node:timers";
import type { Logger } from "pino";

/** Background work that every process repeats; `run` sees to it that one does it at a time. */
export interface Job {
  name: string;
  everySeconds: number;
  /** What it did, as counts; undefined when another process was at it. */
  run(): Promise<Record<string, number> | undefined>;
}

/**
 * Runs a job now and every so often, until stopped; `stop` waits for the run at hand. A run that is still going when the
 * next is due takes its place. A failure is logged, and the next run tries again. `again` runs it from the start at once, or
 * as soon as the run at hand is over.
 */
export function repeat(job: Job, log: Pick<Logger, "info" | "error">): { again(): void; stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isOver = false;
  const run = () => {
    if (running || isOver) return;
    isAskedAgain = false;
    running = attempt(job, log).finally(() => {
      running = undefined;
      if (isAskedAgain) run();
    });
  };
  const timer = setInterval(run, job.everySeconds * 1000);
  run();
  return {
    again() {
      isAskedAgain = true;
      run();
    },
    async stop() {
      isOver = true;
      clearInterval(timer);
      await running;
    },
  };
}

async function attempt({ name, run }: Job, log: Pick<Logger, "info" | "error">): Promise<void> {
  try {
    const did = await run();
    if (did && Object.values(did).some((count) => count > 0)) log.info({ job: name, ...did }, "job done");
  } catch (error) {
    log.error({ err: error, job: name }, "job failed");
  }
}
