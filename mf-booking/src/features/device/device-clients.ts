import type { FetchClient } from "@courtside/contracts/api/client.ts";
import { createApiClient } from "@courtside/contracts/shell/index.tsx";
import { signChallenge } from "./device-key.ts";
import type { PairedDevice } from "./paired-device.ts";
import { screenVersion } from "./screen-version.ts";

export type Fetch = typeof globalThis.fetch;

/** A client with another token than the shell's, which would be that of a person who is signed in in this browser. */
export const clientWith = (getAccessToken: () => Promise<string | null>, fetch: Fetch | undefined) =>
  createApiClient({ baseUrl: `${location.origin}/api/v1`, getAccessToken, ...(fetch && { fetch }) });

/** Of a person at the device: a member, or a staff user who looks for one. */
export type PersonClients = ReturnType<typeof clientWith>;

/** A new token is asked for so many milliseconds before the end of the last. */
const MARGIN = 30_000;

/** A call that is still without a response is given up: its connection may be dead, and the next call opens another. */
const CALL_LIMIT = 15_000;

const inTime =
  (fetch: Fetch): Fetch =>
  (input, init) => {
    const request = new Request(input, init);
    return fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(CALL_LIMIT)]) });
  };

/** The device's calls: a token is signed for when it is needed, once for concurrent calls. */
export function deviceClient(device: PairedDevice, given: Fetch | undefined) {
  const fetch = inTime(given ?? globalThis.fetch);
  const { fetchClient: open } = clientWith(async () => null, fetch);
  let held: { token: Promise<string>; until: number } | null = null;
  const getAccessToken = async () => {
    if (!held || Date.now() >= held.until) {
      const token = askToken(open, device);
      held = { token, until: Date.now() + 300_000 - MARGIN };
      // A failure is not kept: the next call tries again.
      token.catch(() => {
        held = null;
      });
    }
    return held.token;
  };
  const clients = clientWith(getAccessToken, fetch);
  // A clock that was set back keeps a token that has ended: the next call signs for another.
  clients.fetchClient.use({
    onResponse({ response }) {
      if (response.status === 401) held = null;
    },
  });
  return { ...clients, getAccessToken };
}

export type DeviceClients = ReturnType<typeof deviceClient>;

async function askToken(client: FetchClient, { id, privateKey }: PairedDevice): Promise<string> {
  const asked = await client.POST("/devices/token", { body: { device_id: id } });
  const challenge = asked.data?.challenge;
  if (challenge === undefined) throw asked.error ?? new Error("the response has no challenge");
  const signature = await signChallenge(privateKey, challenge);
  const battery = await batteryLevel();
  const version = screenVersion();
  const about = { ...(battery !== undefined && { battery }), ...(version !== undefined && { version }) };
  const body = { device_id: id, challenge, signature, ...about };
  const granted = await client.POST("/devices/token", { body });
  if (granted.data?.access_token === undefined) throw granted.error ?? new Error("the response has no token");
  return granted.data.access_token;
}

/** Percent, where the browser reports it. */
async function batteryLevel(): Promise<number | undefined> {
  const { getBattery } = navigator as { getBattery?: () => Promise<{ level: number }> };
  if (!getBattery) return undefined;
  return Math.round((await getBattery.call(navigator)).level * 100);
}
