import { CAPABILITIES, can } from "@courtside/contracts/domain/roles.ts";

/** What the worker reads of a registry. The entries are checked by the shell; one that lacks something here is passed over. */
interface Registry {
  shell?: unknown;
  remotes?: unknown;
}

interface Route {
  screen?: unknown;
  access?: unknown;
  roles?: unknown;
  needs?: unknown;
}

const REGISTRY = /<script type="application\/json" id="remotes">(.*?)<\/script>/s;
const FILE_LIST = /<meta name="courtside-files" content="([^"]+)">/;

/** The registry that the server wrote into a page; null if there is none. */
export function registryIn(page: string): Registry | null {
  const [, text] = REGISTRY.exec(page) ?? [];
  return text === undefined ? null : (JSON.parse(text) as Registry);
}

/** The address of the list of the shell's files, which belongs to the same build as the page. */
export const fileListIn = (page: string): string | undefined => FILE_LIST.exec(page)?.[1];

/** The releases of the shell and of all remotes: a version of the application is all of them together. Null if it is no registry. */
export function versionOf(registry: unknown): string | null {
  const { shell, remotes } = Object(registry) as Registry;
  if (!Array.isArray(remotes)) return null;
  const released = remotes.map((remote) => `${Object(remote).name} ${Object(remote).version}`).sort();
  return [`shell ${String(shell ?? "")}`, ...released].join("; ");
}

/** A file of a remote, and its hash. */
export interface RemoteFile {
  url: string;
  integrity?: string;
}

/** A remote that has a screen for a club's members. */
interface KeptRemote {
  /** The record of its release, which names all its files. */
  record: string;
  /** Its files as far as they are kept. `hashes`: of the record, by name; without it, what the screens start with. */
  files: (hashes: unknown) => RemoteFile[];
}

/** The remotes that are kept, those with a screen of members; of the others a file is kept once a page has fetched it. */
export function keptRemotes(registry: unknown, origin: string): KeptRemote[] {
  const { remotes } = Object(registry) as Registry;
  if (!Array.isArray(remotes)) return [];
  return remotes.flatMap((remote) => {
    const { entry, script, files, routes } = Object(remote) as Record<string, unknown>;
    if (typeof entry !== "string" || !Array.isArray(routes)) return [];
    const kept = new Set(routes.filter(isForMembers).map(({ screen }: Route) => String(screen)));
    if (!routes.some((route) => isForMembers(route) && Object(route).access === "club")) return [];
    const screens = Object.entries(Object(files) as Record<string, unknown>);
    const start = new Map(
      [[script], ...screens.filter(([name]) => kept.has(name)).map(([, each]) => each)].flatMap(named),
    );
    const base = new URL(entry, origin);
    return [
      {
        record: new URL("release.json", base).href,
        files: (hashes: unknown) => {
          // Those of staff's screens too: what such a screen starts with may be what a kept one loads later.
          const loadedLater = Object.entries(Object(hashes)).filter(([file]) => IS_CODE.test(file));
          return [...new Map([...start, ...loadedLater])].map(([file, integrity]) => ({
            url: new URL(file, base).href,
            ...(typeof integrity === "string" && { integrity }),
          }));
        },
      },
    ];
  });
}

const IS_CODE = /\.(js|css)$/;

/** Name and hash of each file of a list in the registry. */
const named = (list: unknown): [string, unknown][] =>
  (Array.isArray(list) ? list : []).flatMap((each) => {
    const { file, integrity } = Object(each) as Record<string, unknown>;
    return typeof file === "string" ? [[file, integrity] as [string, unknown]] : [];
  });

function isForMembers(route: unknown): boolean {
  const { roles, needs } = Object(route) as Route;
  if (Array.isArray(roles)) return roles.includes("member");
  return needs === undefined || CAPABILITIES.some((each) => each === needs && can("member", each));
}
