/** Longer than a first screen takes on a slow phone once its files are there. */
const QUIET_MS = 3_000;

/** Runs what no one waits for, once the page has loaded and the browser has time. */
export function whenIdle(work: () => Promise<unknown>): void {
  const run = () => void work().catch((error: unknown) => console.debug("Not done while idle", error));
  // Safari has no such callback.
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(run) : run());
  const loaded = () => setTimeout(idle, QUIET_MS);
  if (document.readyState === "complete") loaded();
  else addEventListener("load", loaded, { once: true });
}
