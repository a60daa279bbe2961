import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";

/** Tells whose fault an error is: name and version of the remote. */
export function reportRemoteError({ name, version }: Pick<RegistryEntry, "name" | "version">, error: unknown): void {
  console.error("Error in a remote", { name, version }, error);
}
