import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepApp, keptFile, keptPage, keptRegistry } from "./kept-app.ts";

const ORIGIN = "https://club.test";

/** Caches as a browser has them, as far as the worker uses them. */
function memoryCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const pathOf = (key: string) => new URL(key, ORIGIN).href.replace(/\?.*/, "");
  const cacheOf = (store: Map<string, Response>) => ({
    match: async (key: string) => store.get(pathOf(key))?.clone(),
    put: async (key: string, response: Response) => void store.set(pathOf(key), response),
  });
  return {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map();
      stores.set(name, store);
      return cacheOf(store);
    },
    match: async (key: string) => [...stores.values()].map((store) => store.get(pathOf(key))?.clone()).find(Boolean),
  } as unknown as CacheStorage;
}

/** What the server has now: a release of the one remote, and the files that respond. */
let release: string;
let missing: string[];
const fetched: string[] = [];

const registryOf = (version: string) => ({
  shell: "1",
  remotes: [
    {
      name: "mf-coach",
      version,
      entry: `/_mf/mf-coach/${version}/mf-manifest.json`,
      script: { file: "remoteEntry.js" },
      routes: [{ screen: "coaches", access: "club" }],
    },
  ],
});

function respond(url: string): Response {
  const path = url.replace(ORIGIN, "");
  fetched.push(path);
  if (missing.includes(path)) return new Response("gone", { status: 404 });
  if (path === "/my-account") {
    const registry = JSON.stringify({ ...registryOf(release), of: "the page" });
    return new Response(
      `<meta name="courtside-files" content="/assets/app-files.json"><script type="application/json" id="remotes">${registry}</script>`,
    );
  }
  if (path === "/remotes.json") return Response.json(registryOf(release));
  if (path.endsWith("/release.json")) return Response.json({ hashes: {} });
  return path === "/assets/app-files.json" ? Response.json(["/assets/main.js"]) : new Response(`file ${path}`);
}

let caches: CacheStorage;
beforeEach(() => {
  caches = memoryCaches();
  release = "one";
  missing = [];
  fetched.length = 0;
  vi.stubGlobal("fetch", async (url: string) => respond(url));
});
afterEach(() => vi.unstubAllGlobals());

const keep = (known = "") => keepApp(caches, ORIGIN, known);
const pageRelease = async () => /"version":"(\w+)"/.exec((await (await keptPage(caches))?.text()) ?? "")?.[1];
const script = async (version: string) =>
  keptFile(caches, `${ORIGIN}/_mf/mf-coach/${version}/remoteEntry.js?attempt=1`);

test("a version is kept with its page, the shell's files and the remote's; one that is known asks nothing", async () => {
  expect(await keptPage(caches)).toBeUndefined();
  await keep();
  expect(await pageRelease()).toBe("one");
  expect(await (await keptFile(caches, `${ORIGIN}/assets/main.js`))?.text()).toBe("file /assets/main.js");
  expect(await (await script("one"))?.text()).toContain("remoteEntry.js");
  expect(await (await keptRegistry(caches))?.json()).toMatchObject({ of: "the page" });
  fetched.length = 0;
  await keep("shell 1; mf-coach one");
  expect(fetched).toEqual([]);
});

test("a release replaces it as a whole: one that cannot be fetched leaves the version before it", async () => {
  await keep();
  release = "two";
  missing = ["/_mf/mf-coach/two/remoteEntry.js"];
  await expect(keep()).rejects.toThrow("404");
  expect(await pageRelease()).toBe("one");
  missing = [];
  fetched.length = 0;
  await keep();
  expect(await pageRelease()).toBe("two");
  // What the attempt before has fetched, and what both versions have, is not fetched again.
  expect(fetched.filter((path) => path.startsWith("/assets/"))).toEqual(["/assets/app-files.json"]);
});

test("open pages keep the version before, and a rollback to it needs no file", async () => {
  await keep();
  release = "two";
  await keep();
  expect(await script("one")).toBeDefined();
  release = "one";
  fetched.length = 0;
  await keep();
  expect(await pageRelease()).toBe("one");
  expect(fetched).toEqual(["/my-account", "/remotes.json"]);
  release = "three";
  await keep();
  expect(await script("two")).toBeUndefined();
});

test("a release between the page and the registry keeps nothing of either", async () => {
  vi.stubGlobal("fetch", async (url: string) => {
    const response = respond(url);
    if (url === "/my-account") release = "two";
    return response;
  });
  await keep();
  expect(await keptPage(caches)).toBeUndefined();
});
