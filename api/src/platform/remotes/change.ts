import type { Config } from "../../config.ts";
import { DomainError, notFound } from "../../errors.ts";
import type { Deps } from "../../http/app-env.ts";
import { changeLive, ownTarget } from "../../registry/change-live.ts";
import { canaryOf, liveEntry, readRegistry } from "../../registry/release/registry-file.ts";
import type { OperatorTx } from "../as-operator.ts";

export interface RemoteChange {
  what: "rollback" | "promote" | "withdraw";
  /** Of a rollback: the release to make live. Else the canary that is promoted or withdrawn. */
  version: string;
  /** The version that is live for the operator who decides. */
  live: string | null;
}

/**
 * Makes an earlier release live, or decides a canary. The registry's history names the operator. Rejected: `release_changed` if another
 * release came first, so that what was confirmed is what happens.
 */
export async function changeRemote(
  { person }: OperatorTx,
  deps: Pick<Deps, "config" | "log">,
  remote: string,
  { what, version, live }: RemoteChange,
): Promise<void> {
  demandUnchanged(deps.config, remote, { what, version, live });
  if (!deps.config.remoteReleases)
    throw new DomainError(
      "conflict",
      "releases_not_writable",
      "This installation changes releases by command: see docs/releasing.md",
    );
  const change = what === "rollback" ? { what, version } : { what };
  await changeLive(deps, remote, change, { who: `${person.email}, operator` });
}

function demandUnchanged(config: Config, remote: string, { what, version, live }: RemoteChange): void {
  const registry = readRegistry(ownTarget(config).registryFile);
  const now = liveEntry(registry, remote)?.version ?? null;
  const canary = canaryOf(registry, remote)?.version ?? null;
  if (now === null && canary === null) throw notFound("Remote");
  if (now !== live || (what !== "rollback" && canary !== version))
    throw new DomainError("conflict", "release_changed", `What is live of ${remote} has changed meanwhile`);
}
