import { parseRegistry, registryText } from "./read-registry.ts";

/** A release as browsers name it. */
interface Named {
  remote: string;
  version: string;
}

/** Whether browsers get a release now, live or as a canary. What they report of others a stranger could have made up. */
export async function currentReleases(remotesFile: string): Promise<(release: Named) => boolean> {
  const text = await registryText(remotesFile);
  const registry = text === null ? null : parseRegistry(text);
  const current = new Set([...(registry?.document.remotes ?? []), ...(registry?.canaries ?? [])].map(keyOf));
  return (release) => current.has(keyOf(release));
}

/** `version` as the registry and as a report name it. */
function keyOf(entry: unknown): string {
  const { name, remote, version } = Object(entry);
  return `${remote ?? name} ${version}`;
}
