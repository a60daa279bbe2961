import { useQueryClient } from "@courtside/contracts/shell/index.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type deviceClient, isOfDevice } from "../device-clients.ts";
import { eraseSealed, keepSealed, readSealed } from "./sealed.ts";

/** Each is kept by itself, so that two tabs lose none. */
const PREFIX = "check-in ";
/** As many as one call takes. */
const MOST = 200;

/** A check-in made without a network, as the api takes it. */
export interface QueuedCheckIn {
  booking_id: string;
  /** When it was made, by the server's clock as the device knows it. */
  at: string;
  /** The player who made it; absent where the device knows no names. */
  user_id?: string;
}

/**
 * The check-ins that wait for the network. They survive a restart and are delivered with each board that arrives (`readAt`), each until
 * the server has responded for it; a second delivery changes nothing there.
 */
export function useQueuedCheckIns({ fetchClient }: ReturnType<typeof deviceClient>, isOnline: boolean, readAt: number) {
  const queries = useQueryClient();
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
    const { data } = await fetchClient.POST("/devices/check-ins", {
      body: { check_ins: sent.map(([, each]) => each) },
    });
    if (!data) return;
    for (const [name] of sent) await eraseSealed(name);
    // The sheet says from now on that they are checked in.
    await queries.invalidateQueries({ predicate: ({ queryKey }) => isOfDevice(queryKey) });
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
