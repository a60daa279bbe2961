import { createMiddleware } from "hono/factory";
import type { HTTPException } from "hono/http-exception";
import type { AppEnv } from "./app-env.ts";

interface Running {
  /** `performance.now()` milliseconds. */
  end: number;
  reject: (error: HTTPException) => void;
}

/**
 * Ends a request with `error` when it takes longer than `milliseconds`. One timer serves all requests, because they run out in
 * the order in which they began; a timer for each would cost a short request more than its own work.
 */
export function timeLimit(milliseconds: number, error: HTTPException) {
  const running = new Set<Running>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(delay: number): void {
    timer = setTimeout(endLate, Math.ceil(delay));
    timer.unref();
  }

  function endLate(): void {
    timer = undefined;
    for (const request of running) {
      const left = request.end - performance.now();
      if (left > 0) {
        schedule(left);
        return;
      }
      running.delete(request);
      request.reject(error);
    }
  }

  return createMiddleware<AppEnv>(
    (_c, next) =>
      new Promise<void>((resolve, reject) => {
        const request: Running = { end: performance.now() + milliseconds, reject };
        running.add(request);
        if (timer === undefined) schedule(milliseconds);
        next().then(
          () => {
            running.delete(request);
            resolve();
          },
          (thrown: unknown) => {
            running.delete(request);
            reject(thrown);
          },
        );
      }),
  );
}
