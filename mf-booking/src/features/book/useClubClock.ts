import { useCallback, useState } from "react";
import { useNow } from "../../day/useNow.ts";

/** Whole seconds, so that answers a few milliseconds apart change nothing. */
const toSeconds = (ms: number) => Math.round(ms / 1000) * 1000;

/** The server's clock: set by each answer, running on in between. `now` is epoch ms; `offset` = its clock minus ours, ms. */
export function useClubClock() {
  const [offset, setOffset] = useState(0);
  const now = useNow(offset);
  /** @param serverNow ISO instant of an answer @param receivedAt when it came, epoch ms of the browser */
  const sync = useCallback(
    (serverNow: string, receivedAt: number) => setOffset(toSeconds(Date.parse(serverNow) - receivedAt)),
    [],
  );
  return { now, offset, sync };
}
