import type { DeviceBoard, DeviceDaySheet } from "@courtside/contracts/api/client.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useDaySheet } from "../api.ts";
import type { DeviceClients } from "../device-clients.ts";
import { type KeptDay, withoutPastDays } from "./kept-day.ts";
import { eraseSealed, keepSealed, readSealed } from "./sealed.ts";

const NAME = "day";
const LOOK_EVERY = 15_000;

/**
 * The day sheet, encrypted in this browser: read each minute while `board` arrives, each of its days erased at its end. Undefined until the
 * browser's storage was read; null if nothing is kept.
 */
export function useKeptDay(
  clients: DeviceClients,
  board: DeviceBoard | undefined,
  offset: number,
): KeptDay | null | undefined {
  const [kept, setKept] = useState<KeptDay | null>();
  const { data: sheet, dataUpdatedAt: readAt, refetch } = useDaySheet(clients, board !== undefined);

  const keep = (next: KeptDay | null) => {
    setKept(next);
    (next ? keepSealed(NAME, next) : eraseSealed(NAME)).catch(report);
  };
  const keepSheet = useEffectEvent((read: DeviceDaySheet) => board && keep({ board, sheet: read, offset }));
  const erasePast = useEffectEvent(() => {
    const left = kept && withoutPastDays(kept, Date.now() + kept.offset);
    if (left !== undefined && left !== kept) keep(left);
  });

  useEffect(() => {
    const show = (read: KeptDay | null) => setKept((newer) => newer ?? read);
    readSealed<KeptDay>(NAME).then(
      (values) => show(values.get(NAME) ?? null),
      (error: unknown) => {
        report(error);
        show(null);
      },
    );
  }, []);
  useEffect(() => {
    if (sheet && readAt) keepSheet(sheet);
  }, [sheet, readAt]);
  // A device that shows other courts, or no names any more, keeps what it shows now.
  const shown = board && JSON.stringify([board.device, board.courts.map(({ id }) => id)]);
  const keptFor = kept && JSON.stringify([kept.board.device, kept.board.courts.map(({ id }) => id)]);
  const isOutdated = shown !== undefined && Boolean(keptFor) && shown !== keptFor;
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, refetch]);
  const isKept = Boolean(kept);
  useEffect(() => {
    if (!isKept) return;
    erasePast();
    const timer = setInterval(() => erasePast(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isKept]);
  return kept;
}

const report = (error: unknown): void => console.debug("The day sheet is not kept", error);
