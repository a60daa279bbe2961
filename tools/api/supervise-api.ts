import { setTimeout as delay } from "node:timers/promises";
import type { Config } from "../../api/src/config.ts";
import type { Child } from "../process/child.ts";
import type { Lifetime } from "../process/lifetime.ts";
import { type ApiPlace, waitUntilReady } from "./api-process.ts";

/** After the drain: requests that run get ten seconds, then jobs and connections end. */
const stopTimeout = 20_000;
const restartPause = 1_000;
/** An api that ran for so many ms has earned another restart. */
const soundRun = 60_000;

/** Starts the api, resolves once it is ready, and starts it again when it dies; twice within a minute is the end. */
export async function superviseApi(
  start: () => Child,
  place: ApiPlace & Pick<Config, "drainSeconds">,
  lifetime: Lifetime,
): Promise<void> {
  let api = start();
  lifetime.atEnd(() => api.stop("SIGTERM", place.drainSeconds * 1000 + stopTimeout));
  await waitUntilReady(api, place);

  async function restartWhenItDies() {
    for (let lastStart = Number.NEGATIVE_INFINITY; ; lastStart = performance.now()) {
      const how = await api.ended;
      if (lifetime.signal.aborted) return;
      if (performance.now() - lastStart < soundRun) {
        return lifetime.end(1, `The api ended again (${how}), so Courtside stops; see its lines above.`);
      }
      console.error(`The api ended unexpectedly (${how}) and is started again.`);
      await delay(restartPause);
      if (lifetime.signal.aborted) return;
      api = start();
    }
  }
  void restartWhenItDies();
}
