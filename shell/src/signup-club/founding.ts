/**
 * The progress of creating a club. `founded-signed-out`: the club was created, but this browser could not take over its
 * session. `no-session`: the session ended before the club was requested.
 */
export type Founding =
  | "not-yet"
  | "under-way"
  | "under-way-as-visitor"
  | "founded"
  | "founded-signed-out"
  | "no-session";
