import { afterEach, beforeEach, expect, test, vi } from "vitest";

const MINUTES = 60_000;
const registry = (booking: string, shell = "1") => ({
  shell,
  remotes: [
    { name: "mf-coach", version: "1" },
    { name: "mf-booking", version: booking },
  ],
});

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that was started with a registry, or without one, while the server has released another. */
async function open(inPage: object | null, released: object | string, headers: HeadersInit = {}) {
  const server = { released };
  vi.stubGlobal("document", { getElementById: () => inPage && { textContent: JSON.stringify(inPage) } });
  const fetch = vi.fn(async () => {
    const body = typeof server.released === "string" ? server.released : JSON.stringify(server.released);
    return new Response(body, { headers });
  });
  vi.stubGlobal("fetch", fetch);
  const { followReleases } = await import("./follow-releases.ts");
  const reload = vi.fn();
  return { server, fetch, reload, stop: followReleases(reload), again: () => followReleases(reload) };
}

test("a page that began with an earlier release loads the new one, though it was released before the first look", async () => {
  const { reload } = await open(registry("1"), registry("2"));
  await vi.advanceTimersByTimeAsync(5 * MINUTES);
  expect(reload).toHaveBeenCalledOnce();
});

test("a page that was just loaded waits for its next look: a reload does not follow a reload at once", async () => {
  const { fetch, stop, again } = await open(registry("1"), registry("2"));
  await vi.advanceTimersByTimeAsync(4 * MINUTES);
  expect(fetch).not.toHaveBeenCalled();
  stop();
  await vi.advanceTimersByTimeAsync(4 * MINUTES);
  expect(fetch).not.toHaveBeenCalled();
  again();
  expect(fetch).toHaveBeenCalledOnce();
});

test("a release of the shell alone is one too; the order of the entries, and what else they say, is none", async () => {
  const { server, reload } = await open(registry("1"), { ...registry("1"), canaries: [] });
  server.released = { ...registry("1"), remotes: registry("1").remotes.toReversed() };
  await vi.advanceTimersByTimeAsync(5 * MINUTES);
  expect(reload).not.toHaveBeenCalled();
  server.released = registry("1", "2");
  await vi.advanceTimersByTimeAsync(5 * MINUTES);
  expect(reload).toHaveBeenCalledOnce();
});

test("what the service worker has kept, or what is no registry, is no release", async () => {
  const kept = await open(registry("1"), registry("2"), { "courtside-kept": "yes" });
  await vi.advanceTimersByTimeAsync(5 * MINUTES);
  kept.stop();
  vi.spyOn(console, "warn").mockReturnValue();
  const broken = await open(registry("1"), "<html>");
  await vi.advanceTimersByTimeAsync(5 * MINUTES);
  expect([kept.reload.mock.calls.length, broken.reload.mock.calls.length]).toEqual([0, 0]);
});

test("a page without a registry goes by its first look", async () => {
  const { server, reload } = await open(null, registry("1"));
  await vi.advanceTimersByTimeAsync(5 * MINUTES);
  expect(reload).not.toHaveBeenCalled();
  server.released = registry("2");
  await vi.advanceTimersByTimeAsync(5 * MINUTES);
  expect(reload).toHaveBeenCalledOnce();
});

test("a device reports the release of the screen that the page was started with", async () => {
  await open(registry("1"), registry("2"));
  const { screenVersion } = await import("./screen-version.ts");
  expect(screenVersion()).toBe("1");
  await open(null, registry("2"));
  expect(screenVersion()).toBeUndefined();
});
