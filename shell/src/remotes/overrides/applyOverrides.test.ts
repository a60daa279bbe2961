import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { applyOverrides } from "./applyOverrides.ts";
import { OVERRIDES_KEY } from "./requestedOverrides.ts";

const origins = ["http://localhost:*"];
const route = { path: "/coaches", screen: "coaches", title: "Coaches", access: "club" as const };
const nav = { path: "/coaches", label: "Coaches", icon: "coach", roles: ["member" as const], order: 1 };
const manifest = { name: "mf-coach", version: "1.1.0", contract: 1, routes: [route], nav: [] };
const book = { ...manifest, name: "mf-book", version: "1.0.0-aaaaaaaa", entry: "/_mf/mf-book/mf-manifest.json" };
const coach = { ...manifest, version: "1.0.0-bbbbbbbb", entry: "/_mf/mf-coach/mf-manifest.json" };
const released = [book, { ...coach, script: { file: "remoteEntry.js", integrity: "sha384-x" } }];

/** The response of each address; an Error = no response. */
const servers = new Map<string, unknown>();
const stored = new Map<string, string>();

beforeEach(() => {
  servers.clear();
  stored.clear();
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("fetch", async (url: URL) => {
    const response = servers.get(url.href);
    if (response === undefined) throw new TypeError("Failed to fetch");
    return response instanceof Response ? response : Response.json(response);
  });
  vi.stubGlobal("localStorage", {
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a local remote replaces the released one, with its own routes and navigation, without a hash", async () => {
  servers.set("http://localhost:1/remote.json", {
    ...manifest,
    nav: [nav],
    script: { file: "x.js", integrity: "sha384-x" },
  });
  const { remotes, overrides } = await applyOverrides(released, origins, ["mf-coach@http://localhost:1"]);
  const entry = "http://localhost:1/mf-manifest.json";
  expect(remotes).toEqual([book, { ...manifest, version: "1.1.0-local", nav: [nav], entry }]);
  expect(overrides.locals).toMatchObject([{ name: "mf-coach", address: "http://localhost:1/" }]);
  expect(overrides.locals[0]?.problem).toBeUndefined();
  expect(stored.get(OVERRIDES_KEY)).toBe("mf-coach@http://localhost:1/");
});

test("a remote that was never released is added; of several addresses of one remote the last counts", async () => {
  servers.set("http://localhost:2/remote.json", { ...manifest, name: "mf-shop" });
  servers.set("http://localhost:3/remote.json", manifest);
  const requested = ["mf-coach@http://localhost:1", "mf-shop@http://localhost:2", "mf-coach@http://localhost:3"];
  const { remotes } = await applyOverrides(released, origins, requested);
  expect(remotes.map(({ name, version }) => `${name} ${version}`)).toEqual([
    "mf-book 1.0.0-aaaaaaaa",
    "mf-coach 1.1.0-local",
    "mf-shop 1.1.0-local",
  ]);
  expect(stored.get(OVERRIDES_KEY)).toBe("mf-coach@http://localhost:3/ mf-shop@http://localhost:2/");
});

test.each([
  ["It does not respond.", undefined],
  ["It has no remote.json (404).", new Response("", { status: 404 })],
  ["Its remote.json is not JSON.", new Response("<!doctype html>")],
  ["Its remote.json cannot be used: Remote mf-coach has no contract.", { ...manifest, contract: undefined }],
  ["Its remote.json cannot be used: Remote number 1 has no name.", null],
  ["The remote at this address is mf-book.", { ...manifest, name: "mf-book" }],
])("%s The released routes lead to it, and the others stand", async (problem, response) => {
  if (response !== undefined) servers.set("http://localhost:1/remote.json", response);
  const requested = ["mf-coach@http://localhost:1", "mf-shop@http://localhost:2"];
  const { remotes, overrides } = await applyOverrides(released, origins, requested);
  const entry = "http://localhost:1/mf-manifest.json";
  expect(remotes).toEqual([book, { ...coach, version: "1.0.0-local", entry }]);
  expect(overrides.locals.map((local) => local.problem)).toEqual([problem, "It does not respond."]);
});

test("rejected overrides are reported, and removed from those remembered", async () => {
  stored.set(OVERRIDES_KEY, "mf-coach@https://gone.example/");
  const { remotes, overrides } = await applyOverrides(released, origins, ["mf-coach@https://gone.example/"]);
  expect(remotes).toEqual(released);
  expect(overrides).toEqual({ locals: [], rejected: [expect.stringContaining("https://gone.example was rejected")] });
  expect(stored.has(OVERRIDES_KEY)).toBe(false);
});
