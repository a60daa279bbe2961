import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PublishedEntry, ShellOffer } from "@courtside/contracts/shell/registry.ts";
import { z } from "zod";
import { demandNewShell } from "../release/new-shell-problems.ts";
import type { Bundle } from "./bundle.ts";
import { registryEntry, releaseFolder } from "./publish-remote.ts";
import { changeRegistry, liveEntry, type PublishedRegistry, writeAtomically } from "./registry-file.ts";

/** Name of a remote → the release that a build made live last. */
const builtSchema = z.record(z.string(), z.string());
type Built = z.infer<typeof builtSchema>;
type Homes = ReadonlyMap<string, string>;

export interface NewShell {
  /** Puts its files in place, together with the registry, so that neither is seen without the other for long. */
  put?: (() => Promise<void>) | undefined;
  /** Remotes that may stop working by it. */
  despite?: readonly string[] | undefined;
  /** Name of a remote → the origin on which browsers find what we publish of it; the shell's own for all others. */
  homes?: Homes | undefined;
}

/**
 * Writes the registry that the shell reads at run time, with the shell's own release, by which an open page knows that it is
 * of yesterday. Throws CommandError, and changes nothing, when a remote that stays live would not run under the new shell.
 */
export async function writeRegistry(
  bundles: Bundle[],
  siteDir: string,
  offer: ShellOffer,
  { put, despite = [], homes = new Map() }: NewShell = {},
): Promise<PublishedRegistry> {
  const shell = bundles.find(({ remote }) => !remote)?.release;
  const remotes = bundles.filter(({ remote }) => remote);
  const recordFile = join(siteDir, ".built.json");
  const built = existsSync(recordFile) ? builtSchema.parse(JSON.parse(readFileSync(recordFile, "utf8"))) : {};
  const registry = await changeRegistry(join(siteDir, "remotes.json"), async (before) => {
    const own = remotes.map((bundle) => {
      const live = liveEntry(before, bundle.name);
      return atHome(entryOf(bundle, live && withoutHome(live, homes), built, siteDir), homes);
    });
    const after = { shell, ...offer, remotes: [...own, ...othersIn(before, remotes, built)] };
    demandNewShell(before, after, despite);
    await put?.();
    return after;
  });
  writeAtomically(recordFile, JSON.stringify(Object.fromEntries(remotes.map(({ name, release }) => [name, release]))));
  return registry;
}

/**
 * A build that has nothing new of a remote leaves alone what was released, or rolled back, since. A remote that is served
 * elsewhere is released by its team.
 */
function entryOf(bundle: Bundle, live: PublishedEntry | undefined, built: Built, siteDir: string): PublishedEntry {
  if (live && URL.canParse(live.entry)) return live;
  const isNews = built[bundle.name] !== bundle.release;
  if (isNews || !live || !existsSync(releaseFolder(siteDir, live.name, live.version))) return registryEntry(bundle);
  return live;
}

/** Remotes of other checkouts stay; one that is gone from this checkout goes, if no release of it was made since. */
const othersIn = ({ remotes }: PublishedRegistry, own: Bundle[], built: Built): PublishedEntry[] =>
  remotes.filter(({ name, version }) => !own.some((bundle) => bundle.name === name) && built[name] !== version);

/** What is published here and read from a server of its own is ours like the rest. */
function withoutHome(entry: PublishedEntry, homes: Homes): PublishedEntry {
  const address = URL.parse(entry.entry);
  return address && address.origin === homes.get(entry.name) ? { ...entry, entry: address.pathname } : entry;
}

const atHome = (entry: PublishedEntry, homes: Homes): PublishedEntry =>
  URL.canParse(entry.entry) ? entry : { ...entry, entry: `${homes.get(entry.name) ?? ""}${entry.entry}` };
