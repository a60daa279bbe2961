import { createApiClient } from "@courtside/contracts/api/client.ts";
import { expect, test, vi } from "vitest";
import { endSessionOnRejection } from "./endedSession.ts";

const rejecting = (code: string) => Response.json({ code, message: "x", requestId: "r" }, { status: 403 });
const sentBy = (request: Request) => request.headers.get("authorization");

/** Sends with the token "sent"; the browser has `stored` once no session is being replaced, or only when that has arrived in its tab. */
function browser(code: string, stored: string | null, { isLate = false } = {}) {
  let isThere = false;
  const end = vi.fn(async () => {});
  const renew = vi.fn(async () => {});
  const again = vi.fn(async (request: Request | URL | string) => Response.json({ sentBy: sentBy(request as Request) }));
  const { fetchClient } = createApiClient({
    baseUrl: "https://club.test/api/v1",
    getAccessToken: async () => "sent",
    fetch: async () => rejecting(code),
  });
  const replaced = async () => {
    await Promise.resolve();
    isThere = !isLate;
  };
  const arrived = async () => {
    await Promise.resolve();
    isThere = true;
  };
  const token = () => (isThere ? stored : "sent");
  endSessionOnRejection(fetchClient, { token, replaced, arrived, renew, end }, again);
  return { fetchClient, end, renew, again };
}

test.each(["session_not_found", "user_not_found", "user_banned"])("%s ends the session that sent it", async (code) => {
  const { fetchClient, end, again } = browser(code, "sent");
  await fetchClient.GET("/me");
  expect([end.mock.calls.length, again.mock.calls.length]).toEqual([1, 0]);
});

test.each([
  ["this tab", false],
  ["another tab, from which it arrives late", true],
])(
  "the rejection of a session that %s has replaced meanwhile ends nothing, and what it read is read again",
  async (_, isLate) => {
    const { fetchClient, end } = browser("session_not_found", "newer", { isLate });
    const { data } = await fetchClient.GET("/me");
    expect(data).toEqual({ sentBy: "Bearer newer" });
    expect(end).not.toHaveBeenCalled();
  },
);

test("a change that was rejected so is not sent again by itself", async () => {
  const { fetchClient, end, again } = browser("session_not_found", "newer");
  const { response } = await fetchClient.POST("/demo/end" as never);
  expect([response.status, end.mock.calls.length, again.mock.calls.length]).toEqual([403, 0, 0]);
});

test("an expired token, or one whose second factor is gone, renews the session; any other rejection leaves it", async () => {
  const expired = browser("bad_jwt", "sent");
  await expired.fetchClient.GET("/me");
  const lowered = browser("insufficient_aal", "sent");
  await lowered.fetchClient.GET("/me");
  expect([lowered.renew.mock.calls.length, lowered.end.mock.calls.length]).toEqual([1, 0]);
  const other = browser("not_allowed", "sent");
  await other.fetchClient.GET("/me");
  expect([expired.renew, expired.end, other.renew, other.end].map((call) => call.mock.calls.length)).toEqual([
    1, 0, 0, 0,
  ]);
});

/** The api has rejected the token "sent" as expired; `renew` leaves `renewed` in this browser. */
function lateBrowser(renewed: string | null, { fails = false, second = Response.json({}) } = {}) {
  let stored: string | null = "sent";
  const renew = vi.fn(async () => {
    stored = renewed;
    if (fails) throw new Error("The code of the auth client could not be loaded");
  });
  const again = vi.fn(async (_request: Request | URL | string) => second.clone());
  const end = vi.fn(async () => {});
  const { fetchClient } = createApiClient({
    baseUrl: "https://club.test/api/v1",
    getAccessToken: async () => "sent",
    fetch: async () => Response.json({ code: "bad_jwt", message: "x", requestId: "r" }, { status: 401 }),
  });
  const done = async () => {};
  endSessionOnRejection(fetchClient, { token: () => stored, replaced: done, arrived: done, renew, end }, again);
  return { fetchClient, renew, again, end };
}

test("what an expired token read is read again with the renewed one; a change is not sent again", async () => {
  const { fetchClient, renew, again } = lateBrowser("newer");
  expect((await fetchClient.GET("/me")).response.status).toBe(200);
  expect(again.mock.calls.map(([request]) => sentBy(request as Request))).toEqual(["Bearer newer"]);
  const late = lateBrowser("newer");
  expect((await late.fetchClient.POST("/demo/end" as never)).response.status).toBe(401);
  expect([renew, late.renew, late.again].map((call) => call.mock.calls.length)).toEqual([1, 1, 0]);
});

test("another read that the expired token sent renews nothing again", async () => {
  const { fetchClient, renew, again } = lateBrowser("newer");
  await fetchClient.GET("/me");
  await fetchClient.GET("/courts");
  expect([renew.mock.calls.length, again.mock.calls.length]).toEqual([1, 2]);
});

test.each([
  ["leaves the token as it was", "sent", {}],
  ["ends the session", null, {}],
  ["is not possible now", "sent", { fails: true }],
])("the rejection stands if a renewal %s", async (_, renewed, how) => {
  vi.spyOn(console, "warn").mockReturnValue();
  const { fetchClient, again, end } = lateBrowser(renewed, how);
  expect((await fetchClient.GET("/me")).response.status).toBe(401);
  expect([again.mock.calls.length, end.mock.calls.length]).toEqual([0, 0]);
});

test("a renewed token that is rejected too is not renewed again", async () => {
  const second = Response.json({ code: "bad_jwt", message: "x", requestId: "r" }, { status: 401 });
  const { fetchClient, renew, again } = lateBrowser("newer", { second });
  expect((await fetchClient.GET("/me")).response.status).toBe(401);
  expect([renew.mock.calls.length, again.mock.calls.length]).toEqual([1, 1]);
});
