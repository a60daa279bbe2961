import type { Config } from "../config.ts";

/** A team's own machine, on whichever port, as a Content-Security-Policy writes it. */
const OWN_MACHINE = ["http://localhost:*", "http://127.0.0.1:*"];

/** The only origins that a browser may take an override from; undefined where there are none to be (`REMOTE_OVERRIDES`). */
export const overrideOrigins = ({
  remoteOverrides,
  remoteOrigins,
}: Pick<Config, "remoteOverrides" | "remoteOrigins">): string[] | undefined =>
  remoteOverrides ? [...OWN_MACHINE, ...remoteOrigins] : undefined;
