import { clearTimeout, setTimeout } from "node:timers";
import { Worker } from "node:worker_threads";
import { DomainError } from "../../errors.ts";
import { damaged, type Picture } from "./picture.ts";

/** The worker's message: the picture, or undefined if it could not be read. */
export type Reencoded = Picture | null;

/**
 * Milliseconds; the largest picture takes one second of an idle CPU. Waiting counts, so that this ends before the request's own
 * limit.
 */
const LONGEST_WAIT = 3_000;
const TIMEOUT = 7_000;
const LONGEST_QUEUE = 4;

const busy = () => new DomainError("unavailable", "busy", "The service is busy, please try again");

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Encodes a picture again from its pixels, one at a time, in a separate worker: the event loop stays free, and the worker's end
 * frees the memory and any damage that an upload did to the decoder. Throws `bad_logo`, and `busy` if too many wait or one takes
 * too long.
 */
export async function reencode(picture: Picture): Promise<Picture> {
  if (waiting > LONGEST_QUEUE) throw busy();
  const since = performance.now();
  const mine = last.then(() => {
    const waited = performance.now() - since;
    if (waited > LONGEST_WAIT) throw busy();
    return inWorker(picture, TIMEOUT - waited);
  });
  last = mine.catch(() => undefined);
  waiting += 1;
  try {
    const result = await mine;
    if (!result) throw damaged();
    return result;
  } finally {
    waiting -= 1;
  }
}

async function inWorker(picture: Picture, timeout: number): Promise<Reencoded> {
  const worker = new Worker(new URL("./reencode-worker.ts", import.meta.url));
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Reencoded>((resolve, reject) => {
      timer = setTimeout(() => reject(busy()), timeout);
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.postMessage(picture);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
