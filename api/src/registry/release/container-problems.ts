import type { PublishedEntry } from "@courtside/contracts/shell/registry.ts";
import type { ContainerManifest } from "./federation-manifest.ts";

/** Why a shell could not load a container, or would load a second React with it. */
export function containerProblems(
  { name, script }: PublishedEntry,
  { metaData, exposes, shared }: ContainerManifest,
): string[] {
  const container = name.replaceAll("-", "_");
  const { remoteEntry, globalName } = metaData;
  const doubled = shared.filter(({ singleton }) => !singleton);
  return [
    ...(exposes.length === 1 && exposes[0]?.name === "remote" ? [] : ["It must expose ./remote, and nothing else."]),
    ...(globalName === container ? [] : [`Its container is called ${globalName} instead of ${container}.`]),
    ...(remoteEntry.type === "global" ? [] : [`Its container is of type ${remoteEntry.type} instead of global.`]),
    ...(remoteEntry.name === script?.file
      ? []
      : [`Its manifest names ${remoteEntry.name}, its files ${script?.file}.`]),
    ...doubled.map((module) => `It does not take ${module.name} as a singleton, so that there would be two of it.`),
  ];
}
