import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchOnce } from "./fetchOnce.ts";

const PATH = "/api/v1/me";
const ask = (path = PATH, authorization = "Bearer ann", method = "GET") =>
  fetchOnce(new Request(`https://club.test${path}`, { method, headers: { authorization } }));

const network = vi.fn(async (_request: Request) => new Response("from the network"));

function early(response: Promise<Response>) {
  window.courtsideEarly = { authorization: "Bearer ann", responses: { [PATH]: response } };
}

beforeEach(() => {
  vi.stubGlobal("window", {});
  vi.stubGlobal("fetch", network);
  early(Promise.resolve(new Response("early", { headers: { date: "Mon, 01 Jun 2026 10:00:00 GMT", etag: '"1"' } })));
});
afterEach(() => {
  vi.unstubAllGlobals();
  network.mockClear();
});

test("the early response serves the first caller only, without the Date that would set the clock back", async () => {
  const response = await ask();
  expect(await response.text()).toBe("early");
  expect(response.headers.get("date")).toBeNull();
  expect(response.headers.get("etag")).toBe('"1"');
  expect(network).not.toHaveBeenCalled();
  expect(await (await ask()).text()).toBe("from the network");
  expect(network.mock.lastCall?.[0].headers.get("traceparent")).toMatch(/^00-/);
});

test("a request for another resource does not consume it", async () => {
  expect(await (await ask("/api/v1/bookings")).text()).toBe("from the network");
  expect(await (await ask(PATH, "Bearer ann", "POST")).text()).toBe("from the network");
  expect(await (await ask()).text()).toBe("early");
});

test("another user never gets it, and it is dropped then", async () => {
  expect(await (await ask(PATH, "Bearer bob")).text()).toBe("from the network");
  expect(await (await ask()).text()).toBe("from the network");
});

test.each([
  ["that broke on the way", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["that is a rejection", () => Promise.resolve(new Response("{}", { status: 503 }))],
])("a response %s is asked for again", async (_what, response) => {
  early(response());
  expect(await (await ask()).text()).toBe("from the network");
});

test("each of several serves its own request, by its whole address", async () => {
  const day = "/api/v1/days/2026-06-01?sport=tennis";
  window.courtsideEarly = {
    authorization: "Bearer ann",
    responses: { [PATH]: Promise.resolve(new Response("me")), [day]: Promise.resolve(new Response("day")) },
  };
  expect(await (await ask("/api/v1/days/2026-06-01?sport=padel")).text()).toBe("from the network");
  expect(await (await ask(day)).text()).toBe("day");
  expect(await (await ask()).text()).toBe("me");
});

test("what was asked half a minute ago is asked for again", async () => {
  vi.spyOn(performance, "now").mockReturnValue(30_001);
  expect(await (await ask()).text()).toBe("from the network");
  vi.restoreAllMocks();
});
