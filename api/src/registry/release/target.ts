/** Where releases go: any directory that a static server, a bucket mount or a CDN serves. */
export interface ReleaseTarget {
  /** Holds `_mf/<name>/<version>/`. */
  filesDir: string;
  registryFile: string;
  /** Where browsers find `filesDir` when that is not the shell's own origin: "https://coach.example". */
  origin?: string;
  /** The address of a running Courtside that serves the registry: the smoke test asks it. Without it, the files are read. */
  siteUrl?: string;
  /** Name of a remote → the origin whose server reads `filesDir` itself (REMOTE_ORIGINS): without `siteUrl` the disk is asked. */
  homes?: ReadonlyMap<string, string>;
  /** Milliseconds that servers and caches have to show a new release; 10 s by default. */
  timeout?: number;
}

/** Where the entry of a release is: on the given origin, or else on that of the release before it. */
export function addressOf(path: string, { origin }: ReleaseTarget, before: string | undefined): string {
  const earlier = before === undefined ? null : URL.parse(before);
  return `${origin ?? earlier?.origin ?? ""}${path}`;
}
