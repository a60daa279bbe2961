import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type QueuedCheckIn, sendCheckIns, useRefreshDevice } from "../api.ts";
import type { DeviceClients } from "../device-clients.ts";
import { eraseSealed, keepSealed, readSealed } from "./sealed.ts";

/** Each is kept by itself, so that two tabs lose none. */
const PREFIX = "check-in ";
/** As many as one call takes. */
const MOST = 200;

/**
 * The check-ins that wait for the network. They survive a restart and are delivered with each board that arrives (`readAt`), each until
 * the server has responded for it; a second delivery changes nothing there.
 */
export function useQueuedCheckIns(clients: DeviceClients, isOnline: boolean, readAt: number) {
  const refresh = useRefreshDevice();
  const isDelivering = useRef(false);
  const [queued, setQueued] = useState<ReadonlyMap<string, QueuedCheckIn>>(new Map());
  useEffect(() => {
    readSealed<QueuedCheckIn>(PREFIX).then(
      (kept) => setQueued((newer) => new Map([...kept, ...newer])),
      (error: unknown) => console.debug("Check-ins could not be read", error),
    );
  }, []);

  const deliver = useEffectEvent(async () => {
    if (isDelivering.current) return;
    isDelivering.current = true;
    try {
      await send([...queued].slice(0, MOST));
    } finally {
      isDelivering.current = false;
    }
  });
  const send = async (sent: [string, QueuedCheckIn][]) => {
    const isTaken = await sendCheckIns(
      clients,
      sent.map(([, each]) => each),
    );
    if (!isTaken) return;
    for (const [name] of sent) await eraseSealed(name);
    // The sheet says from now on that they are checked in.
    await refresh();
    setQueued((now) => new Map([...now].filter(([name]) => !sent.some(([done]) => done === name))));
  };
  const waiting = queued.size;
  useEffect(() => {
    if (!isOnline || waiting === 0 || readAt === 0) return;
    deliver().catch((error: unknown) => console.debug("Check-ins wait for the next attempt", error));
  }, [isOnline, readAt, waiting]);

  /** Resolves once it is on the disk. */
  const add = async (checkIn: QueuedCheckIn): Promise<void> => {
    const name = PREFIX + crypto.randomUUID();
    await keepSealed(name, checkIn);
    setQueued((before) => new Map([...before, [name, checkIn]]));
  };
  return { queued: [...queued.values()], add };
}
