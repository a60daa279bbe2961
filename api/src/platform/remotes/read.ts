import type { ReleaseHealth } from "@courtside/contracts/domain/canary.ts";
import type { z } from "@hono/zod-openapi";
import type { Config } from "../../config.ts";
import { asAuthService } from "../../db/transaction.ts";
import { ownTarget } from "../../registry/change-live.ts";
import { overrideOrigins } from "../../registry/override-origins.ts";
import { selectHealth } from "../../registry/queries.ts";
import { releaseFolder } from "../../registry/release/publish-remote.ts";
import { canaryOf, liveEntry, type PublishedRegistry, readRegistry } from "../../registry/release/registry-file.ts";
import { readRecord, releasesOf } from "../../registry/release/release-record.ts";
import { releaseBefore } from "../../registry/release/roll-back.ts";
import type { ReleaseTarget } from "../../registry/release/target.ts";
import type { OperatorTx } from "../as-operator.ts";
import { loadTimes } from "./load-times.ts";
import { selectErrors, selectLoads } from "./queries.ts";
import { readHistory } from "./read-history.ts";
import type { PlatformRemote, PlatformRemotes } from "./response.ts";
import { weighScreens } from "./weigh.ts";

const DAYS = 7;
/** A page that one can look through: `npm run release -- list` has them all. */
const MOST_RELEASES = 20;

const NONE: ReleaseHealth = { pages: 0, errors: 0 };

interface Counts {
  errors: Awaited<ReturnType<typeof selectErrors>>;
  loads: Awaited<ReturnType<typeof selectLoads>>;
}

/** The remotes of this installation: what is live, what was released, and how it does in browsers. */
export async function readRemotes(tx: OperatorTx, config: Config): Promise<z.infer<typeof PlatformRemotes>> {
  const target = ownTarget(config);
  const registry = readRegistry(target.registryFile);
  const { sql, sessionId } = tx;
  const [errors, loads, history] = await Promise.all([
    selectErrors(sql, sessionId, DAYS),
    selectLoads(sql, sessionId, DAYS),
    readHistory(target.registryFile),
  ]);
  const names = [...new Set([...registry.remotes, ...(registry.canaries ?? [])].map(({ name }) => name))].sort();
  const remotes = [];
  for (const name of names) remotes.push(await readRemote(tx, target, registry, name, { errors, loads }));
  const origins = overrideOrigins(config);
  return {
    days: DAYS,
    may_change: config.remoteReleases,
    shell: registry.shell ?? null,
    overrides: { allowed: origins !== undefined, origins: origins ?? [] },
    remotes,
    history,
    errors: errors.map(({ remote, version, type, screen, times, last }) => ({
      ...{ remote, version, kind: type, screen, times },
      last_at: last.toISOString(),
    })),
  };
}

async function readRemote(
  { sql }: OperatorTx,
  { filesDir }: ReleaseTarget,
  registry: PublishedRegistry,
  name: string,
  { errors, loads }: Counts,
): Promise<z.infer<typeof PlatformRemote>> {
  const live = liveEntry(registry, name)?.version ?? null;
  const canary = canaryOf(registry, name);
  const releases = releasesOf(filesDir, name);
  const folder = live === null ? null : releaseFolder(filesDir, name, live);
  const record = folder === null ? undefined : readRecord(folder);
  const health = canary
    ? await asAuthService(sql, () => selectHealth(sql, { remote: name, since: canary.since }))
    : new Map<string, ReleaseHealth>();
  const isOf = (version: string) => (one: { remote: string; version: string }) =>
    one.remote === name && one.version === version;
  return {
    name,
    live,
    previous: live === null ? null : (releaseBefore(releases, live)?.entry.version ?? null),
    canary: canary
      ? {
          version: canary.version,
          since: canary.since,
          audience: canary.audience,
          health: health.get(canary.version) ?? NONE,
          live_health: health.get(live ?? "") ?? NONE,
        }
      : null,
    releases: releases.slice(0, MOST_RELEASES).map(({ entry: { version }, released, releaser, by, neverLive }) => {
      const failed = errors.filter(isOf(version));
      return {
        version,
        released_at: released,
        who: releaser?.who ?? null,
        commit: releaser?.commit ?? null,
        without_checks: releaser?.withoutChecks ?? null,
        only_canary: neverLive === true && by === "release",
        errors: failed.reduce((sum, { times }) => sum + times, 0),
        error_clubs: failed[0]?.clubs ?? 0,
        ...loadTimes(loads.filter(isOf(version))),
      };
    }),
    screens: folder !== null && record ? weighScreens(folder, record) : [],
  };
}
