import { readFile } from "node:fs/promises";
import { type CanarySession, getsCanary } from "@courtside/contracts/domain/canary.ts";
import {
  type Canary,
  canarySchema,
  type PublishedEntry,
  registrySchema,
  releasedEntrySchema,
  remoteEntrySchema,
  routeSchema,
} from "@courtside/contracts/shell/registry.ts";
import { z } from "zod";

/** The part of a remote's entry that the server needs; the shell validates the rest. */
const remoteSchema = releasedEntrySchema.pick({ entry: true, script: true, files: true }).extend({
  routes: z.array(routeSchema.pick({ path: true, screen: true, roles: true, needs: true, uses: true })),
});
const documentSchema = registrySchema.pick({ remotes: true, canaries: true, audiences: true });

export type ReleasedRemote = z.infer<typeof remoteSchema>;

/** The content of the registry's file, or null if there is none yet. Read each time, because a release replaces the file. */
export const registryText = (remotesFile: string): Promise<string | null> =>
  readFile(remotesFile, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return null;
  });

/** The registry's file, its canaries apart. Null if it is not a registry. */
export function parseRegistry(text: string): RegistryDocument | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // Not JSON: the shell, which reads the file too, reports it to the user.
    return null;
  }
  const registry = documentSchema.safeParse(json);
  if (!registry.success) return null;
  const { canaries = [], audiences: _, ...document } = registry.data;
  return { document, canaries: canaries.flatMap(usableCanary) };
}

/** A registry file: what is live, and the canaries. */
export interface RegistryDocument {
  document: z.infer<typeof documentSchema>;
  canaries: Canary[];
}

/** One that the shell would leave out is not chosen, so that everybody keeps the live release. */
const usableCanary = (item: unknown): Canary[] => {
  const canary = canarySchema.safeParse(item);
  return canary.success && remoteEntrySchema.safeParse(item).success ? [canary.data] : [];
};

/** A release that a session got while a canary of the remote runs: the canary or the live one. */
export interface GivenRelease {
  remote: string;
  version: string;
  /** The canary's. */
  since: string;
}

interface SessionRegistry {
  json: unknown;
  remotes: ReleasedRemote[];
  /** For each canary that runs, what the session got of its remote. */
  given: GivenRelease[];
}

/**
 * What one session gets of a registry: its canaries in the places of the live releases, and the origins of overrides, which the server
 * decides and not the file; and the remotes that a page can be prepared for.
 */
export function registryFor(
  session: CanarySession,
  { document, canaries }: RegistryDocument,
  overrides?: string[],
): SessionRegistry {
  const own = canaries.filter((canary) => getsCanary(canary.audience, canary, session));
  const remotes = inPlaces(document.remotes, own.map(entryOf));
  const audiences = audiencesOf(canaries);
  return {
    json: { ...document, remotes, overrides, audiences },
    remotes: remotes.flatMap((item) => remoteSchema.safeParse(item).data ?? []),
    given: canaries.flatMap(({ name: remote, version, since }) => {
      const given = own.some(({ name }) => name === remote) ? version : liveVersion(document, remote);
      return given === undefined ? [] : { remote, since, version: given };
    }),
  };
}

/** The remotes with these entries in the places of those of the same names; one that has none comes last. */
function inPlaces(remotes: unknown[], entries: PublishedEntry[]): unknown[] {
  const added = entries.filter(({ name }) => !remotes.some((item) => nameOf(item) === name));
  return [...remotes.map((item) => entries.find(({ name }) => name === nameOf(item)) ?? item), ...added];
}

const nameOf = (item: unknown): unknown => Object(item).name;
const entryOf = ({ audience: _, since: __, ...entry }: Canary): PublishedEntry => entry;

/** The version of a remote that sessions without a canary get. */
export const liveVersion = ({ remotes }: RegistryDocument["document"], name: string): string | undefined =>
  remotes.flatMap((item) => releasedEntrySchema.safeParse(item).data ?? []).find((one) => one.name === name)?.version;

/** What the canaries depend on besides the session's number; undefined if on nothing. */
function audiencesOf(canaries: Canary[]) {
  const clubs = [...new Set(canaries.flatMap(({ audience }) => audience.clubs ?? []))];
  const staff = canaries.some(({ audience }) => audience.staff);
  return clubs.length > 0 || staff ? { clubs, staff } : undefined;
}
