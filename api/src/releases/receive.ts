import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { DomainError, invalid } from "../errors.ts";
import { changeLive, inSentences, ownTarget } from "../registry/change-live.ts";
import { contractWarnings } from "../registry/release/contract-problems.ts";
import { liveEntry, readRegistry } from "../registry/release/registry-file.ts";
import { releaseBundle } from "../registry/release/release-bundle.ts";
import { type ReleaseRecord, type Releaser, releaseName, releasesOf } from "../registry/release/release-record.ts";
import type { Team } from "../registry/release/teams.ts";
import type { Change } from "./changes.ts";
import { readRelease, unpack } from "./sent-files.ts";

type Places = Pick<Config, "siteDir" | "dataDir" | "remotesFile" | "remoteHomes">;
type ReleaseDeps = { config: Places; log: Logger };

/** Where signed requests are remembered: beside the releases, which all processes share. */
export const requestsFile = ({ siteDir }: Places): string => join(resolve(siteDir), "_mf/.requests.json");

/** Rejects another team's remote. */
export function demandOwn(team: Team, remote: string): void {
  if (!team.remotes.includes(remote))
    throw new DomainError("forbidden", "remote_not_allowed", `Team ${team.name} may not release ${remote} here`, {
      field: "remote",
    });
}

const releaserOf = (team: Team, { who, commit }: Pick<Releaser, "who" | "commit">): Releaser => ({
  who: `${who}, team ${team.name}`,
  ...(commit !== undefined && { commit }),
});

/** What a remote's team reads of it. */
export function readState(places: Places, remote: string) {
  const target = ownTarget(places);
  const registry = readRegistry(target.registryFile);
  const canary = registry.canaries?.find(({ name }) => name === remote);
  return {
    remote,
    live: liveEntry(registry, remote)?.version ?? null,
    canary: canary ? { version: canary.version, audience: canary.audience, since: canary.since } : null,
    releases: releasesOf(target.filesDir, remote).map(({ entry, released, releaser }) => ({
      version: entry.version,
      released,
      who: releaser?.who ?? null,
      commit: releaser?.commit ?? null,
    })),
  };
}

export interface ReceivedRelease {
  record: ReleaseRecord;
  /** Which parts it uses that will go, in sentences. */
  warnings: string[];
}

/** Stores a release that was sent, and makes it live or a canary, as `npm run release` does. Changes nothing if it does not fit. */
export async function receiveRelease(
  { config, log }: ReleaseDeps,
  team: Team,
  remote: string,
  form: FormData,
): Promise<ReceivedRelease> {
  const sent = await readRelease(form);
  if (sent.remote.name !== remote)
    throw invalid("files.remote.json.name", `is ${sent.remote.name}, and the request is for ${remote}`);
  const target = ownTarget(config);
  const dist = join(resolve(config.dataDir), `received-${randomUUID()}`);
  return inSentences(log, [`${dist}/`, `${target.filesDir}/`], async () => {
    try {
      await unpack(sent, dist);
      const release = releaseName(sent.remote.version, dist);
      const expected = liveEntry(readRegistry(target.registryFile), remote)?.version;
      const built = { name: remote, dist, release, remote: sent.remote };
      const releaser = releaserOf(team, sent.releaser);
      const record = await releaseBundle(target, built, expected, { releaser, audience: sent.audience });
      return { record, warnings: contractWarnings(record.entry, readRegistry(target.registryFile)) };
    } finally {
      await rm(dist, { recursive: true, force: true });
    }
  });
}

/** Changes what is live of what was released before. Returns the version that was chosen. */
export const changeOwn = (deps: ReleaseDeps, team: Team, remote: string, change: Change): Promise<string> =>
  changeLive(deps, remote, change, releaserOf(team, change.releaser));
