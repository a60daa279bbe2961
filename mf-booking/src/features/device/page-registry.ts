import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";

/** The registry as far as a device reads it: `/remotes.json`, and the data in the page. */
interface Registry {
  shell?: string;
  remotes: Pick<RegistryEntry, "name" | "version">[];
}

/** The registry that the server wrote into this page; null if it could not, and on the development server. */
export function registryInPage(): Registry | null {
  const text = document.getElementById("remotes")?.textContent;
  return text ? JSON.parse(text) : null;
}

/** The releases in a registry, to compare with those of another. Throws if it is no registry. */
export function releasesIn({ shell, remotes }: Registry): string {
  return [`shell ${shell}`, ...remotes.map(({ name, version }) => `${name} ${version}`).sort()].join("\n");
}
