import { setInterval } from "node:timers";

/** A value that was read from a file and is read again while the process runs. */
export interface Reloaded<T> {
  current(): T;
  /** Reads at once, unless it was read recently. Resolves to the current value. */
  renew(): Promise<T>;
}

const EVERY = 60_000;
/** Strangers can send unknown key ids, which must not make the process read its disk continuously. */
const AT_MOST_EVERY = 2_000;

/** The first time it throws what `load` throws; later a failure keeps the last good value and is reported to `onProblem`. */
export async function reloading<T>(
  load: () => Promise<T>,
  onProblem: (error: unknown) => void,
  now: () => number = () => performance.now(),
): Promise<Reloaded<T>> {
  let state = await load();
  let readAt = now();
  let reading: Promise<T> | undefined;

  async function read(): Promise<T> {
    readAt = now();
    try {
      state = await load();
    } catch (error) {
      onProblem(error);
    }
    reading = undefined;
    return state;
  }
  const renew = (): Promise<T> => {
    if (!reading && now() - readAt < AT_MOST_EVERY) return Promise.resolve(state);
    reading ??= read();
    return reading;
  };
  setInterval(() => void renew(), EVERY).unref();
  return { current: () => state, renew };
}
