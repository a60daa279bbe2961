import { SESSION_KEY } from "./storedSession.ts";

/** Held in all tabs while the session continues under a new id: until then the stored token is of the id that has ended. */
const LOCK = "courtside-session-replaced";

/** Longer than a busy browser takes to tell a tab what another one stored. */
const ARRIVAL_MS = 1_000;

let replacing: Promise<unknown> = Promise.resolve();

/** A call of the auth client by which the session continues under a new id, such as a second factor's. */
export function replacingSession<Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) {
  return (...args: Args): Promise<Result> => {
    // A page that is not served securely has no locks: its other tabs do not wait.
    const done = navigator.locks ? navigator.locks.request(LOCK, () => call(...args)) : call(...args);
    replacing = done.catch(() => undefined);
    return done;
  };
}

/** Resolves when no tab of this browser is about to store a new session in place of the one that it has. */
export async function sessionReplaced(): Promise<void> {
  await replacing;
  await navigator.locks?.request(LOCK, { mode: "shared" }, () => undefined);
}

/**
 * Resolves when a session that another tab stored has arrived here, or none arrives. Browsers pass on a stored value and a released
 * lock by two ways: for a moment a tab can hold the lock and still read the earlier session.
 */
export function sessionArrived(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const heard = ({ key }: StorageEvent) => {
    if (key === SESSION_KEY) resolve();
  };
  const timer = setTimeout(resolve, ARRIVAL_MS);
  addEventListener("storage", heard);
  return promise.finally(() => {
    clearTimeout(timer);
    removeEventListener("storage", heard);
  });
}
