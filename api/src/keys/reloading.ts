import { setInterval } from "node:timers";

/** Something that was read from a file and is read again while the process runs. */
export interface Reloaded<T> {
  current(): T;
  /** Reads at once, unless that was done a moment ago. Resolves to what is current then. */
  renew(): Promise<T>;
}

const EVERY = 60_000;
/** Unknown key ids come from strangers, and must not make the process read its disk all day. */
const AT_MOST_EVERY = 2_000;

/** Throws what `load` throws the first time; after that a failure keeps the last good state and goes to `onProblem`. */
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
