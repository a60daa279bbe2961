import type { paths } from "./schema.d.ts";

/** A path that the api serves by GET. A renamed route fails at type check wherever its path is written. */
export type ReadPath = { [Path in keyof paths]: paths[Path] extends { get: object } ? Path : never }[keyof paths];

/** Path and query parameters of a read, any part of them: a key matches all calls that share the part. */
type KeyParams<Path extends ReadPath> = paths[Path] extends { get: { parameters: infer Params } }
  ? { [Place in keyof Params]?: Partial<Params[Place]> }
  : never;

/** The start of the keys under which the api client keeps a read: all its calls, or those with these parameters. */
export function queryKey<Path extends ReadPath>(path: Path, params?: KeyParams<Path>): readonly unknown[] {
  return params ? ["get", path, { params }] : ["get", path];
}

/** Whether a cached query is a call of one of these reads. */
export const isReadOf = ([method, path]: readonly unknown[], reads: readonly ReadPath[]): boolean =>
  method === "get" && reads.some((read) => read === path);

type ChangeMethod = "post" | "put" | "patch" | "delete";

/** A call that changes something, as "post /bookings": the name under which a remote lists what the call makes out of date. */
export type ChangeCall = {
  [Path in keyof paths]: {
    [Method in ChangeMethod]: paths[Path] extends Record<Method, object> ? `${Method} ${Path & string}` : never;
  }[ChangeMethod];
}[keyof paths];
