import { canaryOf, type PublishedRegistry } from "./registry-file.ts";

/** What a session may get beside a release of a remote: all that is live, and that with the canaries of all other remotes. */
export function neighbourhoods(registry: PublishedRegistry, name: string): PublishedRegistry[] {
  const canaries = (registry.canaries ?? []).filter((canary) => canary.name !== name);
  if (canaries.length === 0) return [registry];
  const live = registry.remotes.filter((entry) => entry.name === name || !canaryOf(registry, entry.name));
  return [registry, { ...registry, remotes: [...live, ...canaries] }];
}
