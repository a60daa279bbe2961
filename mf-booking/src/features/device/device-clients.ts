import type { FetchClient } from "@courtside/contracts/api/client.ts";
import { createApiClient } from "@courtside/contracts/shell/index.tsx";
import { repeatLostChanges } from "@courtside/contracts/shell/repeatLostChanges.ts";
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

/** The calls of a person's session. A change whose response was lost is sent once more. */
export const personClient = (token: string, given: Fetch | undefined): PersonClients =>
  clientWith(
    async () => token,
    repeatLostChanges(inTime(given ?? globalThis.fetch), () => token),
  );

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
  const battery = batteryLevel();
  const asked = await client.POST("/devices/token", { body: { device_id: id } });
  const challenge = asked.data?.challenge;
  if (challenge === undefined) throw asked.error ?? new Error("the response has no challenge");
  const signature = await signChallenge(privateKey, challenge);
  const level = await battery;
  const version = screenVersion();
  const about = { ...(level !== undefined && { battery: level }), ...(version !== undefined && { version }) };
  const body = { device_id: id, challenge, signature, ...about };
  const granted = await client.POST("/devices/token", { body });
  if (granted.data?.access_token === undefined) throw granted.error ?? new Error("the response has no token");
  return granted.data.access_token;
}

/** Chromium's promise of the battery may stay open for ever (seen in the second frame of a page): a token waits no longer for it. */
const BATTERY_LIMIT = 300;

/** Percent, where the browser reports it. */
async function batteryLevel(): Promise<number | undefined> {
  const { getBattery } = navigator as { getBattery?: () => Promise<{ level: number }> };
  if (!getBattery) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, BATTERY_LIMIT));
  try {
    const battery = await Promise.race([getBattery.call(navigator), late]);
    return battery && Math.round(battery.level * 100);
  } catch (error) {
    // A browser or a frame around the page may not allow it.
    console.debug("The battery is not known", error);
    return undefined;
  }
}
