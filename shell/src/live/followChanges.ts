import type { ShellServices } from "@courtside/contracts/shell/index.tsx";
import { queryClient } from "../api/client.ts";
import { applyLiveEvents } from "./applyLiveEvents.ts";
import { followLive } from "./followLive.ts";
import { inBatches } from "./inBatches.ts";

/** Follows the club's live events with another token than the session's. */
export const followChanges: NonNullable<ShellServices["followChanges"]> = (follow) =>
  followLive({
    ...follow,
    since: performance.now(),
    onEvent: inBatches((events) => applyLiveEvents(queryClient, events)),
    onStatus: () => {},
  });
