import { CAPABILITIES, can } from "@courtside/contracts/domain/roles.ts";

/** What the worker reads of a registry. The entries are checked by the shell; one that lacks something here is passed over. */
interface Registry {
  shell?: unknown;
  remotes?: unknown;
}

interface Route {
  screen?: unknown;
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

/** The files with which a remote's screens start that members and devices may open, and their hashes. */
export function remoteFiles(registry: unknown, origin: string): { url: string; integrity?: string }[] {
  const { remotes } = Object(registry) as Registry;
  if (!Array.isArray(remotes)) return [];
  return remotes.flatMap((remote) => {
    const { entry, script, files, routes } = Object(remote) as Record<string, unknown>;
    if (typeof entry !== "string" || !Array.isArray(routes)) return [];
    const screens = [...new Set(routes.filter(isForMembers).map(({ screen }: Route) => String(screen)))];
    if (screens.length === 0) return [];
    const named = [script, ...screens.flatMap((screen) => Object(files)[screen] ?? [])];
    const base = new URL(entry, origin);
    return named.flatMap((each) => {
      const { file, integrity } = Object(each) as Record<string, unknown>;
      if (typeof file !== "string") return [];
      const url = new URL(file, base).href;
      return [typeof integrity === "string" ? { url, integrity } : { url }];
    });
  });
}

/** The files of other screens are kept once somebody opens them. */
function isForMembers(route: unknown): boolean {
  const { roles, needs } = Object(route) as Route;
  if (Array.isArray(roles)) return roles.includes("member");
  return needs === undefined || CAPABILITIES.some((each) => each === needs && can("member", each));
}
