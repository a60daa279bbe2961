import { useCallback, useEffect, useState } from "react";

const TICK_MS = 15_000;

/** The server's clock as epoch ms, updated each quarter of a minute. `offset` = its clock minus the browser's, ms. */
export function useNow(offset: number): number {
  const [now, setNow] = useState(() => Date.now() + offset);
  useEffect(() => {
    const tick = () => setNow(Date.now() + offset);
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [offset]);
  return now;
}

/** Reads again once an instant has passed, which no live event reports: a booking begins, or ends. */
export function useReadAfter(
  instant: string | undefined,
  now: number,
  read: (options: { cancelRefetch: false }) => unknown,
): void {
  // With each tick: a browser's clock may be ahead of the server's.
  const passedBy = instant !== undefined && Date.parse(instant) <= now ? now : null;
  useEffect(() => {
    if (passedBy !== null) void read({ cancelRefetch: false });
  }, [passedBy, read]);
}

/** Epoch ms, updated each second until `until`. `offset` = the server's clock minus the browser's, ms. */
export function useSecondsClock(until: number, offset = 0): number {
  const [now, setNow] = useState(() => Date.now() + offset);
  useEffect(() => {
    const tick = () => {
      const next = Date.now() + offset;
      setNow(next);
      if (next >= until) clearInterval(timer);
    };
    const timer = setInterval(tick, 1_000);
    tick();
    return () => clearInterval(timer);
  }, [until, offset]);
  return now;
}

/** Rounds to whole seconds, so that responses a few milliseconds apart change nothing. */
export const toSeconds = (ms: number) => Math.round(ms / 1000) * 1000;

/** The server's clock, set by each response. `now` is epoch ms; `offset` = its clock minus the browser's, ms. */
export function useClubClock() {
  const [offset, setOffset] = useState(0);
  const now = useNow(offset);
  /** @param serverNow ISO instant of a response @param receivedAt when it arrived, epoch ms of the browser */
  const sync = useCallback(
    (serverNow: string, receivedAt: number) => setOffset(toSeconds(Date.parse(serverNow) - receivedAt)),
    [],
  );
  return { now, offset, sync };
}

/** Sets a club clock by the latest response of the api. `receivedAt` is epoch ms of the browser. */
export function useSync(
  { sync }: ReturnType<typeof useClubClock>,
  response: { now: string } | undefined,
  receivedAt: number,
): void {
  const now = response?.now;
  useEffect(() => {
    if (now !== undefined) sync(now, receivedAt);
  }, [now, receivedAt, sync]);
}
