import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { reportRemoteError } from "./reportRemoteError.ts";

/** Tells of what a remote's code throws outside of rendering, in a click or a timer: it costs no screen, but is a fault. */
export function watchUncaught(remotes: readonly RegistryEntry[]): void {
  const owned = remotes.map((entry) => ({ entry, folder: new URL(".", new URL(entry.entry, location.origin)).href }));
  const tell = (error: unknown, source: string) => {
    const owner = owned.find(({ folder }) => source.includes(folder));
    if (owner) reportRemoteError(owner.entry, error);
  };
  addEventListener("error", ({ error, filename }) => tell(error, filename));
  addEventListener("unhandledrejection", ({ reason }) => {
    if (reason instanceof Error) tell(reason, reason.stack ?? "");
  });
}
