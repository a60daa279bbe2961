import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { matchPath } from "react-router";
import { reportRemoteError } from "./reportRemoteError.ts";

/** Reports what a remote's code throws outside of rendering, in a click or a timer: no screen breaks, but it is an error. */
export function watchUncaught(remotes: readonly RegistryEntry[]): void {
  const notify = (error: unknown, source: string) => {
    const owner = ownerOf(`${source}\n${error instanceof Error ? error.stack : ""}`, remotes);
    if (owner) reportRemoteError(owner, error, screenOf(owner));
  };
  addEventListener("error", ({ error, filename }) => notify(error, filename));
  addEventListener("unhandledrejection", ({ reason }) => notify(reason, ""));
}

/** The remote whose code is nearest to where an error was thrown; the code that threw may belong to the shell. */
function ownerOf(source: string, remotes: readonly RegistryEntry[]): RegistryEntry | undefined {
  const found = remotes
    .map((entry) => ({ entry, at: source.indexOf(new URL(".", new URL(entry.entry, location.origin)).href) }))
    .filter(({ at }) => at >= 0);
  return found.sort((one, other) => one.at - other.at)[0]?.entry;
}

/** The remote's screen that is open, if one is. */
const screenOf = ({ routes }: RegistryEntry) => routes.find(({ path }) => matchPath(path, location.pathname))?.screen;
