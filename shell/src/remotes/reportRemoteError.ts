import { type ClientError, isApiError } from "@courtside/contracts/api/client.ts";
import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { errorType } from "./remoteErrors.ts";

/** The errors that this page has reported: one that recurs with every click is reported once. */
const reported = new Set<string>();

let club: string | null = null;

/** The club that reports name from now on. */
export const nameClub = (id: string | null): void => {
  club = id;
};

/** Reports an error with the name and version of its remote, the screen that is shown and the club, if any. */
export function reportRemoteError(
  { name, version }: Pick<RegistryEntry, "name" | "version">,
  error: unknown,
  screen?: string,
): void {
  console.error("Error in a remote", { name, version }, error);
  // A rejection of the api is not an error of the remote, and without a network no remote is down.
  if (isApiError(error) || !navigator.onLine) return;
  const report: ClientError = {
    remote: name,
    version,
    kind: errorType(error),
    ...(screen && { screen }),
    ...(club && { club }),
  };
  const body = JSON.stringify(report);
  if (reported.has(body)) return;
  reported.add(body);
  void send(body);
}

/** Sent without the session, so that a report names no user, and with `keepalive`, so that closing the page does not abort it. */
async function send(body: string): Promise<void> {
  const headers = { "content-type": "application/json" };
  try {
    const { ok, status } = await fetch("/api/v1/client-errors", { method: "POST", headers, body, keepalive: true });
    if (!ok) console.warn(`The response to the report was ${status}`);
  } catch (error) {
    console.warn("The report was not taken", error);
  }
}
