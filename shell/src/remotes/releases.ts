import { parseRegistry } from "./parseRegistry.ts";

/** The versions of the shell and of its remotes in a registry, to compare with those of another. Throws if it is no registry. */
export function releasesIn(registry: unknown): string {
  const remotes = parseRegistry(registry).remotes.map(({ name, version }) => `${name} ${version}`);
  return [shellIn(registry), ...remotes.sort()].join("\n");
}

const shellIn = (registry: unknown): string =>
  typeof registry === "object" && registry !== null && "shell" in registry ? `shell ${registry.shell}` : "shell";
