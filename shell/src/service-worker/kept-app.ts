import { fileListIn, keptRemotes, type RemoteFile, registryIn, versionOf } from "./app-version.ts";

/**
 * The application as browsers keep it: for each version one cache with all its files and, written last, its page. A version without
 * its page is unfinished and never shown, so that no page meets files of another version.
 */
const PREFIX = "courtside-app 1: ";
/** Names the version that is shown without a network. */
const POINTER = "courtside-app-current";
const KEY = "/";
/** A screen of the shell itself, whose page has no links to the files of a remote. */
const PAGE = "/my-account";

interface Pointer {
  current: string;
  /** Open pages may still run it. */
  previous?: string;
}

/** The kept page; undefined if no version is complete. */
export async function keptPage(caches: CacheStorage): Promise<Response | undefined> {
  const pointer = await readPointer(caches);
  return pointer && (await caches.open(PREFIX + pointer.current)).match(KEY);
}

/** Marks a response that the server did not send, so that no page takes it for a release. */
const KEPT = "courtside-kept";

/** The registry of the kept page, as `/remotes.json` responds. */
export async function keptRegistry(caches: CacheStorage): Promise<Response | undefined> {
  const page = await keptPage(caches);
  return page && Response.json(registryIn(await page.text()), { headers: { [KEPT]: "yes" } });
}

/** A file of a kept version: its address is of its content, so that it does not matter which. */
export const keptFile = (caches: CacheStorage, url: string): Promise<Response | undefined> =>
  caches.match(url, { ignoreSearch: true, ignoreVary: true });

/** Keeps a file that a page has fetched beside those of the current version. */
export async function keepFile(caches: CacheStorage, url: string, response: Response): Promise<void> {
  const pointer = await readPointer(caches);
  if (pointer) await (await caches.open(PREFIX + pointer.current)).put(url, response);
}

/**
 * Fetches the version that the server has now, unless it is `known`, and shows it from the next page without a network on. Fails as a
 * whole: the version before it stays, and the next attempt fetches what is still missing.
 */
export async function keepApp(caches: CacheStorage, origin: string, known: string): Promise<void> {
  const before = await readPointer(caches);
  if (before?.current === known && (await keptPage(caches))) return;
  const [page, registry] = await Promise.all([read(PAGE), read("/remotes.json").then((response) => response.json())]);
  const text = await page.clone().text();
  const version = versionOf(registryIn(text));
  const list = fileListIn(text);
  // A release between the two responses: the page's next message tries again.
  if (version === null || list === undefined || version !== versionOf(registry)) return;
  const cache = await caches.open(PREFIX + version);
  if (!(await cache.match(KEY))) {
    const own = (await read(list).then((response) => response.json())) as string[];
    const files = [list, ...own].map((path) => ({ url: new URL(path, origin).href }));
    const ofRemotes = await Promise.all(keptRemotes(registry, origin).map(filesOf));
    await fill(caches, cache, [...files, ...ofRemotes.flat()]);
    await cache.put(KEY, page);
  }
  if (before?.current === version) return;
  const pointer: Pointer = { current: version, ...(before && { previous: before.current }) };
  await (await caches.open(POINTER)).put(KEY, Response.json(pointer));
  await dropOthers(caches, [pointer.current, pointer.previous]);
}

/** Without a record, as a team's own server has none, what the screens start with. */
async function filesOf({ record, files }: ReturnType<typeof keptRemotes>[number]): Promise<RemoteFile[]> {
  const found: unknown = await read(record, { mode: "cors" }).then(
    (response) => response.json(),
    () => null,
  );
  return files(Object(found).hashes);
}

/** Removes what is kept of versions that no page needs, and what an earlier worker has kept in another way. */
export async function dropOthers(caches: CacheStorage, versions: readonly (string | undefined)[]): Promise<void> {
  const kept = [POINTER, ...versions.map((version) => PREFIX + version)];
  for (const name of await caches.keys()) {
    if (name.startsWith("courtside-app") && !kept.includes(name)) await caches.delete(name);
  }
}

export async function readPointer(caches: CacheStorage): Promise<Pointer | undefined> {
  const response = await (await caches.open(POINTER)).match(KEY);
  return response && ((await response.json()) as Pointer);
}

/** How many files are fetched at once: fewer than a browser has connections, so that what the page itself fetches does not wait. */
const AT_ONCE = 3;

async function fill(caches: CacheStorage, cache: Cache, files: readonly RemoteFile[]): Promise<void> {
  const waiting = [...files];
  const fetchRest = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const { url, integrity } = file;
      if (await cache.match(url)) continue;
      const init: RequestInit = { mode: "cors", ...(integrity && { integrity }) };
      await cache.put(url, (await keptFile(caches, url)) ?? (await read(url, init)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchRest));
}

async function read(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { priority: "low", ...init });
  if (!response.ok) throw new Error(`${url} responded ${response.status}`);
  return response;
}
