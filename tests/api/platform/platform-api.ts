import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CanaryAudience } from "@courtside/contracts/domain/canary.ts";
import { inject } from "vitest";
import { publishRemote } from "../../../api/src/registry/release/publish-remote.ts";
import { liveEntry, readRegistry } from "../../../api/src/registry/release/registry-file.ts";
import { releaseBundle } from "../../../api/src/registry/release/release-bundle.ts";
import { startApi } from "../../support/api-process.ts";
import { builtRemote } from "../../support/built-remote.ts";
import { apiUrl, openOperatorSession, type TestClub } from "../../support/world.ts";

/** An api of a test's own whose site has releases of one remote, with a name of its own. */
export async function startPlatformApi(more: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "courtside-platform-"));
  const siteDir = join(folder, "site");
  mkdirSync(siteDir);
  const target = { filesDir: siteDir, registryFile: join(siteDir, "remotes.json") };
  writeFileSync(target.registryFile, JSON.stringify({ contract: 1, shared: { react: "19.3.1" }, remotes: [] }));
  const remote = `mf-${randomUUID().slice(0, 8)}`;
  /** As `npm run release` does; the name of the release. */
  const release = async (number: string, audience?: CanaryAudience) => {
    const version = `1.0.0-${number}`;
    const built = builtRemote(folder, { name: remote, release: version });
    writeFileSync(join(built.folder, "budget.json"), JSON.stringify({ "screen main": { atMost: 7, packages: {} } }));
    const live = liveEntry(readRegistry(target.registryFile), remote)?.version;
    await releaseBundle(target, built, live, { audience, releaser: { who: "Ada", commit: "1a2b3c4" } });
    return version;
  };
  /** As `npm run build` does beside a release that stays live. */
  const build = async (number: string) => {
    const version = `1.0.0-${number}`;
    await publishRemote(builtRemote(folder, { name: remote, release: version }), siteDir, "build");
    return version;
  };
  const { url, stop } = await startApi({
    DATABASE_URL: inject("apiDatabaseUrl"),
    DATA_DIR: inject("dataDir"),
    SITE_URL: apiUrl,
    SITE_DIR: siteDir,
    REMOTE_RELEASES: "on",
    SEND_NOTICES: "off",
    LOG_LEVEL: "warn",
    ...more,
  });
  return {
    url,
    remote,
    release,
    build,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** One of the club's people as an operator of the installation. */
export async function operatorOf(club: TestClub) {
  const person = await club.person("coach");
  return { ...person, ...(await openOperatorSession(person.id, person.email)) };
}
