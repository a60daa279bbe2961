import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changeRegistry, liveEntry, readRegistry } from "../../../api/src/registry/release/registry-file.ts";
import { releaseBundle } from "../../../api/src/registry/release/release-bundle.ts";
import { rollBack } from "../../../api/src/registry/release/roll-back.ts";
import type { ReleaseTarget } from "../../../api/src/registry/release/target.ts";
import { startApi } from "../../support/api-process.ts";
import { type StaticServer, startStaticServer } from "../../support/static-server.ts";
import { brokenCoach, coachSaying, REMOTES, type RemoteName, releaseOf, root } from "./built-remotes.ts";

/** Where the remotes' files are served: with the shell, or each on a web server of its own. */
export type Origins = "one origin" | "five origins";

/** A separate Courtside whose remotes may be released. */
export interface ReleasedSite {
  url: string;
  targetOf(remote: RemoteName): ReleaseTarget;
  /** Releases an mf-coach whose screen shows this text. */
  releaseCoach(text: string, origin?: string): Promise<void>;
  rollBackCoach(): Promise<void>;
  /** Gives this share of the sessions an mf-coach whose screen throws. Returns its version. */
  tryBrokenCoach(share: number): Promise<string>;
  /** Removes mf-booking's files, with their server if they have one. */
  stopBooking(): Promise<void>;
  startBooking(): Promise<void>;
  stop(): Promise<void>;
}

export async function startReleasedSite(origins: Origins): Promise<ReleasedSite> {
  const folder = await mkdtemp(join(tmpdir(), "courtside-releases-"));
  const siteDir = join(folder, "site");
  await cp(join(root, "dist/site"), siteDir, { recursive: true });
  const registryFile = join(siteDir, "remotes.json");
  const servers = new Map<RemoteName, StaticServer>();
  const filesOf = (remote: RemoteName) => (origins === "one origin" ? siteDir : join(folder, remote));
  if (origins === "five origins") {
    await rm(join(siteDir, "_mf"), { recursive: true });
    await changeRegistry(registryFile, (registry) => ({ ...registry, remotes: [] }));
    for (const remote of REMOTES) servers.set(remote, await startStaticServer(filesOf(remote)));
  }
  const api = await startApi({
    DATABASE_URL: process.env.COURTSIDE_API_DATABASE_URL ?? "",
    DATA_DIR: folder,
    SITE_DIR: siteDir,
    REMOTE_ORIGINS: [...servers.values()].map(({ url }) => url).join(","),
    REMOTE_OVERRIDES: "off",
    LOG_LEVEL: "warn",
  });
  const targetOf = (remote: RemoteName): ReleaseTarget => {
    const origin = servers.get(remote)?.url;
    return { filesDir: filesOf(remote), registryFile, siteUrl: api.url, ...(origin && { origin }) };
  };
  const liveVersion = (remote: RemoteName) => liveEntry(readRegistry(registryFile), remote)?.version;
  for (const remote of servers.keys()) await releaseBundle(targetOf(remote), releaseOf(remote), undefined);

  const bookingFiles = join(filesOf("mf-booking"), "_mf/mf-booking");
  return {
    url: api.url,
    targetOf,
    releaseCoach: async (text, origin) => {
      const bundle = await coachSaying(text, folder);
      const target = { ...targetOf("mf-coach"), ...(origin && { origin }) };
      await releaseBundle(target, bundle, liveVersion("mf-coach"));
    },
    tryBrokenCoach: async (share) => {
      const bundle = await brokenCoach(folder);
      await releaseBundle(targetOf("mf-coach"), bundle, liveVersion("mf-coach"), { audience: { share } });
      return bundle.release;
    },
    rollBackCoach: async () => void (await rollBack(targetOf("mf-coach"), "mf-coach")),
    stopBooking: async () => {
      const server = servers.get("mf-booking");
      await (server ? server.stop() : rename(bookingFiles, `${bookingFiles}-gone`));
    },
    startBooking: async () => {
      const port = servers.get("mf-booking")?.port;
      if (port === undefined) await rename(`${bookingFiles}-gone`, bookingFiles);
      else servers.set("mf-booking", await startStaticServer(filesOf("mf-booking"), port));
    },
    stop: async () => {
      await api.stop();
      for (const server of servers.values()) await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
