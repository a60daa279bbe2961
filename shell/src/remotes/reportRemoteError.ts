import { type ClientError, isApiError } from "@courtside/contracts/api/client.ts";
import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { errorType } from "./remoteErrors.ts";

/** What this page has told already: a failure that comes back with every click is told once. */
const notified = new Set<string>();

/** Tells whose failure an error is: name and version of the remote, and the screen where one is shown. */
export function reportRemoteError(
  { name, version }: Pick<RegistryEntry, "name" | "version">,
  error: unknown,
  screen?: string,
): void {
  console.error("Error in a remote", { name, version }, error);
  // A rejection of the api is no failure of the remote's, and without a network nobody is down.
  if (isApiError(error) || !navigator.onLine) return;
  const report: ClientError = { remote: name, version, kind: errorType(error), ...(screen && { screen }) };
  const body = JSON.stringify(report);
  if (notified.has(body)) return;
  notified.add(body);
  void send(body);
}

/** Without the session: a report names nobody. It outlives the page. */
async function send(body: string): Promise<void> {
  const headers = { "content-type": "application/json" };
  try {
    const { ok, status } = await fetch("/api/v1/client-errors", { method: "POST", headers, body, keepalive: true });
    if (!ok) console.warn(`The report was answered with ${status}`);
  } catch (error) {
    console.warn("The report was not taken", error);
  }
}
