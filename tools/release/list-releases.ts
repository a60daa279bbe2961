import { CommandError } from "../process/command-error.ts";
import { readRegistry } from "../site/registry-file.ts";
import { releasesOf } from "../site/release-record.ts";
import type { ReleaseTarget } from "./target.ts";

/** A line for each release that is there, the live ones marked; of all remotes or of one. */
export function listReleases(target: ReleaseTarget, name?: string): string[] {
  const registry = readRegistry(target.registryFile);
  const remotes = registry.remotes.filter((remote) => name === undefined || remote.name === name);
  if (remotes.length === 0) throw new CommandError(`${target.registryFile} has no ${name ?? "remotes"}.`);
  const width = Math.max(...remotes.map((remote) => remote.name.length));
  return remotes.flatMap((remote) => {
    const releases = releasesOf(target.filesDir, remote.name);
    const isKnown = releases.some(({ entry }) => entry.version === remote.version);
    return [
      ...(isKnown ? [] : [line(remote.name, width, remote.version, remote.entry, true)]),
      ...releases.map(({ entry, released }) =>
        line(
          remote.name,
          width,
          entry.version,
          released.slice(0, 19).replace("T", " "),
          entry.version === remote.version,
        ),
      ),
    ];
  });
}

const line = (name: string, width: number, version: string, released: string, isLive: boolean) =>
  `${name.padEnd(width)}  ${version.padEnd(20)}  ${released}${isLive ? "  live" : ""}`;
