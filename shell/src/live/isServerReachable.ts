const LIMIT_MS = 3_000;

/** Whether the server, or the proxy before it, responds: with anything, within three seconds. */
export async function isServerReachable(fetch = globalThis.fetch): Promise<boolean> {
  try {
    await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(LIMIT_MS) });
    return true;
  } catch {
    return false;
  }
}
