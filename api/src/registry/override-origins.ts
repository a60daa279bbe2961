import type { Config } from "../config.ts";

/** A team's own machine, on any port, as a source of a Content-Security-Policy. */
const OWN_MACHINE = ["http://localhost:*", "http://127.0.0.1:*"];

/** The only origins from which a browser may take an override; undefined if overrides are disabled (`REMOTE_OVERRIDES`). */
export const overrideOrigins = ({
  remoteOverrides,
  remoteOrigins,
}: Pick<Config, "remoteOverrides" | "remoteOrigins">): string[] | undefined =>
  remoteOverrides ? [...OWN_MACHINE, ...remoteOrigins] : undefined;
