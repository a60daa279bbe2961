import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchAgain } from "./fetchAgain.ts";
import { RemoteSlow, RemoteUnreachable } from "./remoteErrors.ts";

const entry = { entry: "/_mf/mf-coach/1.0.0-5f1c07aa/mf-manifest.json" };
const folder = "https://courtside.test/_mf/mf-coach/1.0.0-5f1c07aa/";
const fetched: unknown[] = [];

beforeEach(() => {
  fetched.length = 0;
  vi.stubGlobal("location", { origin: "https://courtside.test" });
  const names = [
    `${folder}remoteEntry.js`,
    `${folder}assets/143.js`,
    `${folder}assets/143.js`,
    "https://courtside.test/",
  ];
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(names.map((name) => ({ name }) as PerformanceEntry));
  vi.stubGlobal("fetch", async (url: string, { cache }: RequestInit) => {
    fetched.push([url, cache]);
    throw new TypeError("Failed to fetch");
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("what was requested of the remote is fetched once more, past the cache; a failure of that is none of the caller's", async () => {
  await fetchAgain(entry, new RemoteUnreachable("down"));
  expect(fetched).toEqual([
    [`${folder}remoteEntry.js`, "reload"],
    [`${folder}assets/143.js`, "reload"],
  ]);
});

test("a remote whose code did load, or that is slow, costs no further request", async () => {
  await fetchAgain(entry, new Error("thrown by a screen"));
  await fetchAgain(entry, new RemoteSlow("slow"));
  expect(fetched).toEqual([]);
});
