import { join } from "node:path";
import type { PublishedEntry, ShellOffer } from "@courtside/contracts/shell/registry.ts";
import type { RegistryChange } from "../../api/src/registry/registry-files.ts";
import { registryEntry, releaseFolder } from "../../api/src/registry/release/publish-remote.ts";
import { changeRegistry, liveEntry, type PublishedRegistry } from "../../api/src/registry/release/registry-file.ts";
import {
  readRecord,
  type SaveRecord,
  withoutMarks,
  withRecords,
} from "../../api/src/registry/release/release-record.ts";
import { CommandError } from "../process/command-error.ts";
import type { Bundle } from "./bundle.ts";
import { demandNewShell } from "./new-shell-problems.ts";

type Homes = ReadonlyMap<string, string>;

export interface NewShell {
  /** Puts its files in place, together with the registry, so that neither is seen without the other for long. */
  put?: (() => Promise<void>) | undefined;
  /** Remotes that may stop working by it. */
  despite?: readonly string[] | undefined;
  /** Name of a remote → the origin on which browsers find what we publish of it; the shell's own for all others. */
  homes?: Homes | undefined;
  /** By default `remotes.json` of the site. */
  registryFile?: string | undefined;
}

/**
 * Writes the registry that the shell reads at run time, with the shell's own release, by which an open page knows that it is
 * of yesterday. Throws CommandError, and changes nothing, when a remote that stays live would not run under the new shell.
 */
export async function writeRegistry(
  bundles: Bundle[],
  siteDir: string,
  offer: ShellOffer,
  { put, despite = [], homes = new Map(), registryFile = join(siteDir, "remotes.json") }: NewShell = {},
): Promise<PublishedRegistry> {
  const shell = bundles.find(({ remote }) => !remote)?.release;
  const remotes = bundles.filter(({ remote }) => remote);
  return withRecords((save) =>
    changeRegistry(
      registryFile,
      async (before) => {
        const after = { shell, ...registryAfter(before, remotes, { siteDir, offer, homes, entryOf: registryEntry }) };
        demandNewShell(before, after, despite);
        for (const entry of newIn(before, after)) saveBuilt(siteDir, entry, save);
        await put?.();
        return after;
      },
      builtIn,
    ),
  );
}

/** What a build leaves of a registry, but for the shell's release. */
export function registryAfter<Part extends { name: string }>(
  before: PublishedRegistry,
  remotes: readonly Part[],
  { siteDir, offer, homes, entryOf }: AfterBuild<Part>,
): PublishedRegistry {
  const own = remotes.map((part) => {
    const live = liveEntry(before, part.name);
    return atHome((live && keptEntry(withoutHome(live, homes), siteDir)) ?? entryOf(part), homes);
  });
  const { canaries } = before;
  return { ...offer, remotes: [...own, ...othersIn(before, remotes, siteDir)], ...(canaries && { canaries }) };
}

interface AfterBuild<Part> {
  siteDir: string;
  offer: ShellOffer;
  homes: Homes;
  /** The entry of a remote that follows builds. */
  entryOf: (part: Part) => PublishedEntry;
}

const newIn = (before: PublishedRegistry, after: PublishedRegistry): PublishedEntry[] =>
  after.remotes.filter(({ name, version }) => liveEntry(before, name)?.version !== version);

/** What a build made live. */
const builtIn = (before: PublishedRegistry, after: PublishedRegistry): RegistryChange[] =>
  newIn(before, after).map(({ name, version }) => ({ remote: name, version, what: "built", who: "npm run build" }));

/** From now on a rollback may choose it, and the next build replaces it. */
function saveBuilt(siteDir: string, { name, version }: PublishedEntry, save: SaveRecord): void {
  const folder = releaseFolder(siteDir, name, version);
  const record = readRecord(folder);
  if (!record)
    throw new CommandError(`${folder} was dropped meanwhile, and what is live stays as it was: build again.`);
  save(folder, { ...withoutMarks(record), by: "build", released: new Date().toISOString() });
}

/** What somebody released or rolled back to stays live, whatever is built; so does a remote that is served elsewhere. */
const keptEntry = (live: PublishedEntry, siteDir: string): PublishedEntry | undefined =>
  URL.canParse(live.entry) || madeLiveBy(siteDir, live) === "release" ? live : undefined;

/** Remotes of other checkouts stay; one that is gone from this checkout goes, if only builds made it live. */
const othersIn = (
  { remotes }: PublishedRegistry,
  own: readonly { name: string }[],
  siteDir: string,
): PublishedEntry[] =>
  remotes.filter((entry) => !own.some(({ name }) => name === entry.name) && madeLiveBy(siteDir, entry) !== "build");

const madeLiveBy = (siteDir: string, { name, version }: PublishedEntry) =>
  readRecord(releaseFolder(siteDir, name, version))?.by;

/** What is published here and read from a server of its own is ours like the rest. */
function withoutHome(entry: PublishedEntry, homes: Homes): PublishedEntry {
  const address = URL.parse(entry.entry);
  return address && address.origin === homes.get(entry.name) ? { ...entry, entry: address.pathname } : entry;
}

const atHome = (entry: PublishedEntry, homes: Homes): PublishedEntry =>
  URL.canParse(entry.entry) ? entry : { ...entry, entry: `${homes.get(entry.name) ?? ""}${entry.entry}` };
