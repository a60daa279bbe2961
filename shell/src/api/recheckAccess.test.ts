import { createApiClient } from "@courtside/contracts/api/client.ts";
import { expect, test, vi } from "vitest";
import { recheckAccessOnRejection } from "./recheckAccess.ts";

async function rechecksAfter(path: "/me" | "/courts", response: () => Promise<Response>): Promise<number> {
  const invalidateQueries = vi.fn(async () => {});
  const { fetchClient } = createApiClient({
    baseUrl: "https://club.test/api/v1",
    getAccessToken: async () => null,
    fetch: response,
  });
  recheckAccessOnRejection(fetchClient, { invalidateQueries });
  await fetchClient.GET(path).catch(() => undefined);
  return invalidateQueries.mock.calls.length;
}

const responding = (status: number) => async () =>
  Response.json({ code: "x", message: "x", requestId: "r" }, { status });

test.each([
  [200, 0],
  [402, 1],
  [403, 0],
  [503, 1],
])("a response %i makes %i check of the access", async (status, checks) => {
  expect(await rechecksAfter("/courts", responding(status))).toBe(checks);
});

test("so does no response at all, but not the check's own", async () => {
  const broken = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await rechecksAfter("/courts", broken)).toBe(1);
  expect(await rechecksAfter("/me", broken)).toBe(0);
  expect(await rechecksAfter("/me", responding(503))).toBe(0);
});
