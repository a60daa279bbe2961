import type { CanaryAudience } from "@courtside/contracts/domain/canary.ts";
import { liveEntry, readRegistry } from "../../api/src/registry/release/registry-file.ts";
import { releaseBundle } from "../../api/src/registry/release/release-bundle.ts";
import type { ReleaseRecord } from "../../api/src/registry/release/release-record.ts";
import type { ReleaseTarget } from "../../api/src/registry/release/target.ts";
import { remoteChecks } from "../checks/remote-checks.ts";
import { runChecks } from "../checks/run-checks.ts";
import { CommandError } from "../process/command-error.ts";
import { bundle } from "../site/bundle.ts";
import { webPackages } from "../site/web-packages.ts";
import { withDist } from "../site/with-dist.ts";
import { thisReleaser } from "./releaser.ts";

export interface RemoteReleaseOptions {
  withoutChecks?: string | undefined;
  /** Who gets it, as a canary; without one, everybody. */
  audience?: CanaryAudience | undefined;
}

/**
 * Checks and builds a remote of the checkout, and releases it. `withoutChecks`: the reason for releasing it whatever the checks
 * would find, which its record keeps; it still has to build and to fit what is live.
 */
export async function releaseRemote(
  root: string,
  target: ReleaseTarget,
  name: string,
  signal: AbortSignal,
  { withoutChecks, audience }: RemoteReleaseOptions = {},
): Promise<ReleaseRecord> {
  const remotes = webPackages(root).filter(({ remote }) => remote);
  const part = remotes.find((remote) => remote.name === name);
  if (!part)
    throw new CommandError(`There is no remote ${name} here, but ${remotes.map((one) => one.name).join(", ")}.`);
  const expected = liveEntry(readRegistry(target.registryFile), name)?.version;
  return withDist(root, part, async () => {
    if (withoutChecks === undefined) await demandChecks(() => runChecks(remoteChecks(root, part), signal), name);
    const built = await bundle(root, part, signal, { keepsBudget: withoutChecks === undefined });
    const releaser = { ...thisReleaser(root), ...(withoutChecks !== undefined && { withoutChecks }) };
    return releaseBundle(target, built, expected, { releaser, audience });
  });
}

async function demandChecks(check: () => Promise<void>, name: string): Promise<void> {
  try {
    await check();
  } catch (cause) {
    if (!(cause instanceof CommandError)) throw cause;
    throw new CommandError(
      `${cause.message}\n\n${name} was not released: see above. npm test -w ${name} runs these checks alone; in an emergency, ` +
        `npm run release -- ${name} --without-checks "<reason>" releases it all the same and keeps the reason.`,
      { cause },
    );
  }
}
