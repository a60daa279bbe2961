import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";

interface Load {
  remote: string;
  version: string;
  ms: number;
}

/** At most as many as one report takes. */
const MOST = 10;

const loads: Load[] = [];

/** Notes how long a remote's code took, from asking for it until it could run; reported when the page is left. */
export function noteLoad({ name: remote, version }: Pick<RegistryEntry, "name" | "version">, ms: number): void {
  if (loads.length < MOST) loads.push({ remote, version, ms: Math.round(ms) });
}

/** One request for each visit, without the session, which the browser sends after the page is gone. */
export function reportLoadsOnLeaving(): void {
  addEventListener("pagehide", () => {
    const report = loads.splice(0);
    if (report.length === 0 || !navigator.onLine) return;
    const body = new Blob([JSON.stringify({ loads: report })], { type: "application/json" });
    navigator.sendBeacon("/api/v1/remote-loads", body);
  });
}
