import { type ComponentProps, type ComponentType, lazy } from "react";
import type { DeskKeeper as Keeper } from "./DeskKeeper.tsx";
import type { KeptCheckIn, KeptDay } from "./KeptDay.tsx";

interface Parts {
  DeskKeeper: ComponentType<ComponentProps<typeof Keeper>>;
  KeptDay: ComponentType<ComponentProps<typeof KeptDay>>;
  KeptCheckIn: ComponentType<ComponentProps<typeof KeptCheckIn>>;
}

/** Fetched with the desk, so that it is there when the network is not. The desk works without it. */
const load = (): Promise<Parts> =>
  import("./kept-parts.ts").catch((error: unknown) => {
    console.debug("The desk keeps nothing", error);
    return { DeskKeeper: () => null, KeptDay: ({ children }) => children, KeptCheckIn: () => null };
  });

/** Keeps today and tomorrow of the desk in this browser. */
export const DeskKeeper = lazy(async () => ({ default: (await load()).DeskKeeper }));
/** The day as it was kept, in place of one that could not be read. */
export const KeptDesk = lazy(async () => ({ default: (await load()).KeptDay }));
/** Check-in beside a day that was loaded before the network went. */
export const DeskCheckIn = lazy(async () => ({ default: (await load()).KeptCheckIn }));
