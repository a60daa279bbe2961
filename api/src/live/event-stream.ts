import type { Frame } from "./frames.ts";
import type { Subscriber } from "./subscriber.ts";

const HEARTBEAT_EVERY = 15_000;

/** Every open stream of the process. One timer beats for all of them. */
const open = new Set<Subscriber>();
let beating: ReturnType<typeof setInterval> | undefined;

function enter(subscriber: Subscriber): void {
  open.add(subscriber);
  beating ??= setInterval(() => {
    for (const each of open) each.beat();
  }, HEARTBEAT_EVERY);
}

function leave(subscriber: Subscriber): void {
  open.delete(subscriber);
  if (open.size > 0) return;
  clearInterval(beating);
  beating = undefined;
}

/** `ready` and then a subscriber's events as the body of a response, until it is closed, the reader leaves or `expiresAt` (epoch ms). */
export function eventStream(subscriber: Subscriber, ready: Frame, expiresAt: number): ReadableStream<Frame> {
  const expiry = setTimeout(() => subscriber.close(), Math.max(0, expiresAt - Date.now()));
  enter(subscriber);

  function end(): void {
    clearTimeout(expiry);
    leave(subscriber);
    subscriber.close();
  }

  return new ReadableStream(
    {
      start: (controller) => controller.enqueue(ready),
      async pull(controller) {
        const frame = await subscriber.next();
        if (frame !== null) {
          controller.enqueue(frame);
          return;
        }
        end();
        controller.close();
      },
      cancel: end,
    },
    // Nothing is taken from the subscriber before the reader has taken the last: what waits is bounded there.
    { highWaterMark: 0 },
  );
}
