/**
 * How far the creation of a club has come. `founded-signed-out`: the club is there, but this browser could not take
 * over its session. `no-session`: the session ended before the club was asked for.
 */
export type Founding =
  | "not-yet"
  | "under-way"
  | "under-way-as-visitor"
  | "founded"
  | "founded-signed-out"
  | "no-session";
