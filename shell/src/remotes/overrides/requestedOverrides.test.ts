import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

const replaceState = vi.fn();

/** A fresh page each time, because the address is read once. */
async function openPage(href: string, stored: string | null = null) {
  vi.resetModules();
  vi.stubGlobal("location", { href });
  vi.stubGlobal("history", { state: "kept", replaceState });
  vi.stubGlobal("localStorage", { getItem: () => stored });
  return (await import("./requestedOverrides.ts")).requestedOverrides;
}

test("a page without overrides requests none, and keeps its address", async () => {
  expect((await openPage("https://club.test/book?date=2026-11-21"))()).toEqual([]);
  expect(replaceState).not.toHaveBeenCalled();
});

test("those of the address follow those remembered, are removed from the address, and are requested again on a retry", async () => {
  const requested = await openPage(
    "https://club.test/book?remote=mf-a@http://x&date=1&remote=mf-b@http://y#top",
    "mf-c@http://z/",
  );
  const all = ["mf-c@http://z/", "mf-a@http://x", "mf-b@http://y"];
  expect(requested()).toEqual(all);
  expect(requested()).toEqual(all);
  expect(replaceState.mock.calls.map(([state, , url]) => [state, String(url)])).toEqual([
    ["kept", "https://club.test/book?date=1#top"],
  ]);
});
