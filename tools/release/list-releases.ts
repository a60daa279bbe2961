import { existsSync, readFileSync } from "node:fs";
import type { CanaryAudience } from "@courtside/contracts/domain/canary.ts";
import { historyOf, type RegistryChange } from "../../api/src/registry/registry-files.ts";
import { readRegistry } from "../../api/src/registry/release/registry-file.ts";
import { type ReleaseRecord, releasesOf } from "../../api/src/registry/release/release-record.ts";
import type { ReleaseTarget } from "../../api/src/registry/release/target.ts";
import { CommandError } from "../process/command-error.ts";

/** A line for each release that is there, with who made it, the live ones and the canaries marked; of all remotes or of one. */
export function listReleases(target: ReleaseTarget, name?: string): string[] {
  const { remotes, canaries = [] } = readRegistry(target.registryFile);
  const names = [...new Set([...remotes, ...canaries].map((entry) => entry.name))];
  const chosen = names.filter((each) => name === undefined || each === name);
  if (chosen.length === 0) throw new CommandError(`${target.registryFile} has no ${name ?? "remotes"}.`);
  const width = Math.max(...chosen.map((each) => each.length));
  return chosen.flatMap((each) => {
    const releases = releasesOf(target.filesDir, each);
    const shown = [
      ...remotes.map((entry) => ({ entry, state: "live" })),
      ...canaries.map((entry) => ({ entry, state: `canary: ${audienceText(entry.audience)}` })),
    ].filter(({ entry }) => entry.name === each);
    const elsewhere = shown.filter(({ entry }) => !releases.some((release) => release.entry.version === entry.version));
    const stateOf = (version: string) => shown.find(({ entry }) => entry.version === version)?.state;
    return [
      ...elsewhere.map(({ entry, state }) => line([each.padEnd(width), entry.version.padEnd(20), entry.entry, state])),
      ...releases.map(({ entry, released, releaser }) =>
        line([
          ...[each.padEnd(width), entry.version.padEnd(20), time(released)],
          ...[releaserText(releaser), stateOf(entry.version)],
        ]),
      ),
    ];
  });
}

/** A line for each change of what browsers get, the newest first; of all remotes or of one. */
export function listHistory({ registryFile }: ReleaseTarget, name?: string): string[] {
  const file = historyOf(registryFile);
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  const changes = lines.flatMap(readChange);
  const chosen = changes.filter(({ remote }) => name === undefined || remote === name);
  if (chosen.length === 0) throw new CommandError(`${file} has no change of ${name ?? "any remote"}.`);
  return chosen
    .reverse()
    .map(({ at, remote, version, what, who, commit, audience, reason }) =>
      line([
        ...[time(at), remote, version, audience ? `${what}: ${audienceText(audience)}` : what],
        ...[releaserText({ who, commit }), reason && `(${reason})`],
      ]),
    );
}

/** None for a line that a killed command has not finished. */
function readChange(line: string): (RegistryChange & { at: string })[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/** "10 % of the sessions, 1 club, staff" */
function audienceText({ share, clubs = [], staff }: CanaryAudience): string {
  const parts = [
    ...(share === undefined ? [] : [`${share} % of the sessions`]),
    ...clubs.map((club) => `club ${club}`),
    ...(staff ? ["staff"] : []),
  ];
  return parts.join(", ");
}

function releaserText(releaser: ReleaseRecord["releaser"]): string | undefined {
  if (!releaser) return undefined;
  const { who, commit, withoutChecks } = releaser;
  return [
    `by ${who}`,
    ...(commit === undefined ? [] : [`from ${commit}`]),
    ...(withoutChecks === undefined ? [] : [`without checks: ${withoutChecks}`]),
  ].join(", ");
}

const time = (iso: string) => iso.slice(0, 19).replace("T", " ");
const line = (parts: (string | undefined)[]) => parts.filter((part) => part !== undefined && part !== "").join("  ");
