import { parseRegistry } from "./parseRegistry.ts";

/** The versions of the shell and of its remotes in a registry, to be compared with those of another. Throws where it is none. */
export function releasesIn(registry: unknown): string {
  const remotes = parseRegistry(registry).remotes.map(({ name, version }) => `${name} ${version}`);
  return [shellIn(registry), ...remotes.sort()].join("\n");
}

const shellIn = (registry: unknown): string =>
  typeof registry === "object" && registry !== null && "shell" in registry ? `shell ${registry.shell}` : "shell";
