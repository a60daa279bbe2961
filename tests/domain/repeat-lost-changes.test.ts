import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeatLostChanges } from "../../contracts/shell/repeatLostChanges.ts";

const KEY = "idempotency-key";
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const network = vi.fn<(request: Request) => Promise<Response>>();
let person: string | undefined;
const send = repeatLostChanges(network, () => person);

const cancel = (headers: Record<string, string> = {}, more: RequestInit = {}, path = "/bookings/1/cancel") =>
  send(
    new Request(`https://club.test/api/v1${path}`, {
      method: "POST",
      headers: { authorization: "Bearer ann", ...headers },
      body: JSON.stringify({ reason: "rain" }),
      ...more,
    }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  person = "ann";
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("document", { visibilityState: "visible" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  network.mockReset();
});

test.each(["POST", "PUT", "PATCH", "DELETE"])(
  "a %s whose response is lost is sent once more, with the same key and body",
  async (method) => {
    network.mockImplementationOnce(lost).mockResolvedValue(new Response("done"));
    const response = cancel({}, { method });
    await vi.runAllTimersAsync();
    expect(await (await response).text()).toBe("done");
    const [first, second] = network.mock.calls.map(([request]) => request);
    expect(first?.headers.get(KEY)).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.headers.get(KEY)).toBe(first?.headers.get(KEY));
    expect([await first?.json(), await second?.json()]).toEqual([{ reason: "rain" }, { reason: "rain" }]);
  },
);

test("two changes are two requests", async () => {
  network.mockImplementation(async () => new Response("done"));
  await cancel();
  await cancel();
  const keys = network.mock.calls.map(([request]) => request.headers.get(KEY));
  expect(new Set(keys).size).toBe(2);
});

test("a second loss is the caller's, and a rejection is final", async () => {
  network.mockImplementation(lost);
  const failed = expect(cancel()).rejects.toThrow("Failed to fetch");
  await vi.runAllTimersAsync();
  await failed;
  expect(network).toHaveBeenCalledTimes(2);
  network.mockReset();
  network.mockResolvedValue(new Response("{}", { status: 503 }));
  expect((await cancel()).status).toBe(503);
  expect(network).toHaveBeenCalledTimes(1);
});

test.each([
  ["of a visitor", () => cancel({ authorization: "" }, { headers: {} })],
  ["with its caller's key", () => cancel({ [KEY]: "own" })],
  ["that reads", () => cancel({}, { method: "GET", body: null })],
  ["whose caller has given it up", () => cancel({}, { signal: AbortSignal.abort() })],
  ["of a PIN, which counts each time", () => cancel({}, {}, "/staff-pin/verify")],
  ["that deletes the account", () => cancel({}, { method: "DELETE" }, "/me")],
  ["for a download, which does too", () => cancel({}, {}, "/platform/clubs/1/export")],
  ["of a logo, whose version is of before", () => cancel({}, { method: "PUT" }, "/club/logo?version=1")],
  ["of a new PIN, whose proof counts", () => cancel({}, { method: "PUT" }, "/me/kiosk-pin")],
])("one %s is not repeated", async (_what, ask) => {
  network.mockImplementation(lost);
  const failed = expect(ask()).rejects.toThrow();
  await vi.runAllTimersAsync();
  await failed;
  expect(network).toHaveBeenCalledTimes(1);
});

test("an export of one's own data is sent once more: it streams nothing", async () => {
  network.mockImplementationOnce(lost).mockResolvedValue(new Response("ordered"));
  const response = cancel({}, {}, "/me/export");
  await vi.runAllTimersAsync();
  expect(await (await response).text()).toBe("ordered");
});

test("nothing is repeated for who has signed out, or long after it was asked for", async () => {
  network.mockImplementation(async () => {
    person = undefined;
    throw new TypeError("Failed to fetch");
  });
  const signedOut = expect(cancel()).rejects.toThrow("Failed to fetch");
  await vi.runAllTimersAsync();
  await signedOut;
  network.mockImplementation(async () => {
    vi.setSystemTime(Date.now() + 31_000);
    throw new TypeError("Failed to fetch");
  });
  const asleep = expect(cancel()).rejects.toThrow("Failed to fetch");
  await vi.runAllTimersAsync();
  await asleep;
  expect(network).toHaveBeenCalledTimes(2);
});

test.each([
  ["offline", { onLine: false }, { visibilityState: "visible" }],
  ["hidden", { onLine: true }, { visibilityState: "hidden" }],
])("a page that is %s queues nothing", async (_what, navigator, document) => {
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("document", document);
  network.mockImplementation(lost);
  const failed = expect(cancel()).rejects.toThrow("Failed to fetch");
  await vi.runAllTimersAsync();
  await failed;
  expect(network).toHaveBeenCalledTimes(1);
});
