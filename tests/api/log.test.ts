import { readFile } from "node:fs/promises";
import { expect, inject, test, vi } from "vitest";
import { call } from "../support/call.ts";
import { book } from "../support/try-booking.ts";
import { makeClub } from "../support/world.ts";

interface Line {
  requestId?: string;
  method?: string;
  path?: string;
  status?: number;
  user?: string;
  club?: string;
  code?: string;
  ms?: number;
}

/** The api's log lines of one request, once they are written. */
async function linesOf(requestId: string): Promise<Line[]> {
  return vi.waitFor(
    async () => {
      const log = await readFile(inject("apiLog"), "utf8");
      const lines = log.split("\n").filter((line) => line.includes(requestId));
      if (lines.length === 0) throw new Error("not logged yet");
      return lines.map((line) => JSON.parse(line) as Line);
    },
    { timeout: 20_000 },
  );
}

test("each request writes one line: caller, club, operation, status, duration", async () => {
  const { id, member, courts } = await makeClub();
  const made = await book(member, { court_id: courts[0]?.id, start_time: "2026-07-16T10:00" }, "2026-07-15T12:00:00Z");
  const lines = await linesOf(made.headers.get("x-request-id") ?? "");
  expect(lines).toMatchObject([{ method: "POST", path: "/api/v1/bookings", status: 201, user: member.id, club: id }]);
  expect(lines[0]?.ms).toBeGreaterThan(0);
});

test.each([
  ["GET", "/courts", 200],
  ["GET", "/days/2026-07-16?sport=tennis", 200],
  ["POST", "/courts", 403],
] as const)(
  "the line of %s %s has the club, also when it comes from memory or is rejected",
  async (method, path, status) => {
    const { id, member } = await makeClub();
    const body = { name: "Court 9", sport: "tennis" };
    for (let n = 0; n < 2; n++) {
      const response = await call(path, { method, token: member.token, ...(method === "POST" && { body }) });
      expect(response.status).toBe(status);
      expect(await linesOf(response.headers.get("x-request-id") ?? "")).toMatchObject([{ status, club: id }]);
    }
  },
);

test("a rejection's line has its code", async () => {
  const response = await call("/me");
  const lines = await linesOf(response.rejection.requestId);
  expect(lines).toMatchObject([{ path: "/api/v1/me", status: 401, code: "no_authorization" }]);
});

test("the log contains no token, body, query, name or address", async () => {
  const { member, admin, courts } = await makeClub();
  const key = "a-key-that-must-stay-secret";
  const input = { court_id: courts[0]?.id, start_time: "2026-07-16T10:00" };
  await call("/bookings", { method: "POST", token: member.token, body: input, headers: { "idempotency-key": key } });
  await call("/courts?sport=an-unheard-sport", { token: member.token });
  await call("/courts", { method: "POST", token: admin.token, body: { name: "An unheard court", sport: "tennis" } });
  await call("/courts", {
    method: "POST",
    token: admin.token,
    raw: '{"name": "A broken unheard',
    headers: { "content-type": "application/json" },
  });
  await call(`/members/${member.email}`, { token: admin.token });
  const last = await call("/me", { token: `${member.token}x` });
  await linesOf(last.rejection.requestId);
  const log = await readFile(inject("apiLog"), "utf8");
  const [, payload = "", signature = ""] = member.token.split(".");
  for (const secret of [payload, signature, key, "unheard", member.email, member.name, "Bearer"]) {
    expect(log.includes(secret), secret).toBe(false);
  }
});

test("a path is logged only as far as it is one of ours", async () => {
  const requestId = `long-path-${crypto.randomUUID()}`;
  await call(`/${"x".repeat(3_000)}`, { headers: { "x-request-id": requestId } });
  const [line] = await linesOf(requestId);
  expect(line?.path).toBe(`/api/v1/${"x".repeat(192)}`);
});
