import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deviceClient, type Fetch, personClient } from "./device-clients.ts";
import { makeKeyPair } from "./device-key.ts";

const ORIGIN = "https://club.example";

beforeEach(() => {
  vi.stubGlobal("location", { origin: ORIGIN });
  vi.stubGlobal("document", { getElementById: () => null });
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A server whose tokens end when told to; the board says which one it got. */
async function startServer() {
  let tokens = 0;
  const fetch: typeof globalThis.fetch = async (input) => {
    const request = new Request(input);
    if (request.url.endsWith("/devices/token")) {
      const { challenge } = await request.json();
      return challenge ? Response.json({ access_token: `token ${++tokens}` }) : Response.json({ challenge: "sign me" });
    }
    const token = request.headers.get("authorization");
    return token === `Bearer token ${tokens}` ? Response.json({ token }) : Response.json({}, { status: 401 });
  };
  const { privateKey } = await makeKeyPair();
  const device = { id: "1", name: "Lobby", clubName: "Riverside", privateKey };
  const { fetchClient } = deviceClient(device, fetch);
  const readBoard = async () => (await fetchClient.GET("/devices/board")).response.status;
  const endToken = () => {
    tokens++;
  };
  return { readBoard, endToken, signed: () => tokens };
}

test("a token is signed for once, and anew before its end", async () => {
  const { readBoard, signed } = await startServer();
  expect([await readBoard(), await readBoard(), signed()]).toEqual([200, 200, 1]);
  vi.setSystemTime(Date.now() + 271_000);
  expect([await readBoard(), signed()]).toEqual([200, 2]);
});

test("a device whose clock was set back gets another token once the server has ended the one it has", async () => {
  const { readBoard, endToken } = await startServer();
  expect(await readBoard()).toBe(200);
  vi.setSystemTime(Date.now() - 3_600_000);
  endToken();
  expect([await readBoard(), await readBoard()]).toEqual([401, 200]);
});

test("a person's call without a response is given up after fifteen seconds, as the device's own", async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  const hanging: Fetch = (input, init) =>
    new Promise((_, reject) => {
      const { signal } = new Request(input, init);
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  const read = personClient("member", hanging).fetchClient.GET("/waitlist-entries");
  await vi.waitFor(() => expect(timeout).toHaveBeenCalledWith(15_000));
  limit.abort(new Error("given up"));
  await expect(read).rejects.toThrow("given up");
  timeout.mockRestore();
});

test.each([
  ["says nothing", () => new Promise(() => {})],
  ["does not allow it", () => Promise.reject(new DOMException("not allowed", "NotAllowedError"))],
])("a browser that %s about its battery keeps no device from its board", async (_, getBattery) => {
  vi.stubGlobal("navigator", { getBattery });
  vi.useFakeTimers({ toFake: ["Date", "setTimeout"] });
  const { readBoard } = await startServer();
  const read = vi.fn();
  void readBoard().then(read);
  await vi.waitFor(() => expect(read).toHaveBeenCalledWith(200), { timeout: 5_000 });
});
