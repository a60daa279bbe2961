import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { DomainError } from "../../errors.ts";
import type { HashResponse, HashTask } from "./task.ts";

interface Waiting {
  task: HashTask;
  resolve: (value: string | boolean) => void;
  reject: (error: Error) => void;
}

/** Each running hash holds 19 MiB, and more than one for each core only slows all of them down. */
const WORKERS = Math.max(1, Math.min(availableParallelism(), 8));
/** Two to three seconds of work. A request beyond that is rejected at once. */
const LONGEST_QUEUE = 64 * WORKERS;

const queue: Waiting[] = [];
const idle: Worker[] = [];
let started = 0;

/** Runs a task on a worker. Rejected with `unavailable` when the queue is full. */
export function runHashTask(task: HashTask): Promise<string | boolean> {
  if (queue.length >= LONGEST_QUEUE) {
    const message = "Too many sign-ins at once, please try again";
    return Promise.reject(new DomainError("unavailable", "over_capacity", message));
  }
  return new Promise((resolve, reject) => {
    queue.push({ task, resolve, reject });
    work();
  });
}

function work(): void {
  const waiting = queue[0];
  const worker = waiting && (idle.pop() ?? (started < WORKERS ? start() : undefined));
  if (!worker) return;
  queue.shift();

  const release = () => {
    worker.off("message", responded);
    worker.off("error", failed);
    // An idle worker keeps no process alive: the seed exits when its work is done.
    worker.unref();
  };
  const responded = (response: HashResponse) => {
    release();
    idle.push(worker);
    if ("value" in response) waiting.resolve(response.value);
    else waiting.reject(new Error(response.error));
    work();
  };
  const failed = (error: Error) => {
    release();
    started--;
    waiting.reject(error);
    work();
  };
  worker.on("message", responded);
  worker.on("error", failed);
  worker.ref();
  worker.postMessage(waiting.task);
}

function start(): Worker {
  started++;
  return new Worker(new URL("./worker.ts", import.meta.url));
}
