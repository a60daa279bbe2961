import { z } from "zod";
import type { PublishedEntry, PublishedRegistry } from "../site/registry-file.ts";
import type { FederationManifest } from "./federation-manifest.ts";
import { type ContractedEntry, contractedEntry, rolesOf } from "./remote-rules.ts";

/** Why a built remote would not run beside what is live, in sentences; none when it would. */
export function contractProblems(
  entry: PublishedEntry,
  manifest: FederationManifest,
  registry: PublishedRegistry,
): string[] {
  const parsed = contractedEntry.safeParse(entry);
  if (!parsed.success) return [`remote.json: ${z.prettifyError(parsed.error)}`];
  const others = registry.remotes
    .filter(({ name }) => name !== entry.name)
    .flatMap((other) => contractedEntry.safeParse(other).data ?? []);
  return [
    ...numberProblems(parsed.data, registry, others),
    ...containerProblems(entry, manifest),
    ...sharedProblems(manifest, registry.shared ?? {}),
    ...screenProblems(parsed.data, entry.files ?? {}),
    ...routeProblems(parsed.data, others),
  ];
}

function numberProblems({ contract }: ContractedEntry, registry: PublishedRegistry, others: ContractedEntry[]) {
  const spoken = registry.contract ?? others[0]?.contract ?? contract;
  if (contract === spoken) return [];
  return [`It is built for contract ${contract}, and the live shell speaks ${spoken}.`];
}

function containerProblems({ name, script }: PublishedEntry, { metaData, exposes }: FederationManifest): string[] {
  const container = name.replaceAll("-", "_");
  const { remoteEntry, globalName } = metaData;
  return [
    ...(exposes.length === 1 && exposes[0]?.name === "remote" ? [] : ["It must expose ./remote, and nothing else."]),
    ...(globalName === container ? [] : [`Its container is called ${globalName} instead of ${container}.`]),
    ...(remoteEntry.type === "global" ? [] : [`Its container is of type ${remoteEntry.type} instead of global.`]),
    ...(remoteEntry.name === script?.file
      ? []
      : [`Its manifest names ${remoteEntry.name}, its files ${script?.file}.`]),
  ];
}

function sharedProblems({ shared }: FederationManifest, offered: Record<string, string>): string[] {
  return shared.flatMap(({ name, requiredVersion, singleton }) => {
    const version = offered[packageOf(name)];
    return [
      ...(singleton ? [] : [`It does not take ${name} as a singleton, so that there would be two of it.`]),
      ...(version === undefined || fits(version, requiredVersion)
        ? []
        : [`It wants ${name} ${requiredVersion}, and the live shell has ${version}.`]),
    ];
  });
}

/** "@courtside/design-system/core.tsx" → "@courtside/design-system" */
const packageOf = (module: string) =>
  module
    .split("/")
    .slice(0, module.startsWith("@") ? 2 : 1)
    .join("/");

/** Whether a version is in a range as contracts/federation.mjs writes them: "^1.2.3" of a major above 0, nothing else. */
function fits(version: string, range: string): boolean {
  const [, ...least] = /^\^([1-9]\d*)\.(\d+)\.(\d+)$/.exec(range)?.map(Number) ?? [];
  const [, ...given] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.map(Number) ?? [];
  const [major, minor = 0, patch = 0] = least;
  const [ownMajor, ownMinor = 0, ownPatch = 0] = given;
  if (major === undefined || major !== ownMajor) return false;
  return ownMinor > minor || (ownMinor === minor && ownPatch >= patch);
}

function screenProblems({ routes }: ContractedEntry, files: Record<string, unknown>): string[] {
  const lost = routes.filter(({ screen }) => !(screen in files));
  return lost.map(({ path, screen }) => `Its route ${path} names the screen ${screen}, which src/remote.tsx lacks.`);
}

/** The shell shows the first of two owners, so the second would never be seen. */
function routeProblems(entry: ContractedEntry, others: ContractedEntry[]): string[] {
  const owners = new Map(others.flatMap((other) => claimsOf(other).map((claim) => [claim, other.name])));
  const own = claimsOf(entry);
  const taken = own.filter((claim, position) => owners.has(claim) || own.indexOf(claim) !== position);
  const led = entry.nav.flatMap((item) => rolesOf(item).map((role) => `${item.path} for ${role}`));
  const known = new Set([...owners.keys(), ...own]);
  return [
    ...taken.map(
      (claim) => `Its route ${claim} belongs to ${owners.get(claim) ?? "another route of its own"} already.`,
    ),
    ...led.filter((claim) => !known.has(claim)).map((claim) => `Its sidebar leads to ${claim}, where no screen is.`),
  ];
}

const claimsOf = ({ routes }: ContractedEntry) =>
  routes.flatMap((route) => rolesOf(route).map((role) => `${route.path} for ${role}`));
