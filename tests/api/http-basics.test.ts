import { describe, expect, test } from "vitest";
import { call } from "../support/call.ts";
import { apiUrl, makeClub, ownerSql } from "../support/world.ts";

const get = (path: string, init: RequestInit = {}) => fetch(`${apiUrl}${path}`, init);

describe("an unknown path", () => {
  test.each(["GET", "POST", "PUT", "PATCH", "DELETE"])(
    "%s: 404 in the uniform error format, never a page",
    async (method) => {
      for (const path of ["/nothing", "/", "/bookings/x/y/z", "/openapi.yaml", "/..%2f..%2fetc/passwd"]) {
        const response = await call(path, { method });
        expect(response.status, path).toBe(404);
        expect(response.body).toEqual({
          code: "not_found",
          message: "Not found",
          requestId: response.headers.get("x-request-id"),
        });
      }
    },
  );

  test("a known path with another method is also one", async () => {
    const { admin } = await makeClub();
    for (const [method, path] of [
      ["DELETE", "/bookings"],
      ["PUT", "/courts"],
      ["POST", "/me"],
    ] as const) {
      expect((await call(path, { method, token: admin.token, body: {} })).rejection.code).toBe("not_found");
    }
  });

  test("a path that cannot be decoded is rejected, and the process continues", async () => {
    for (const path of ["/api/v1/%", "/api/v1/bookings/%E0%A4%A/cancel", "/api/v1/courts/%ff", "/%", "/%c0%ae"]) {
      const response = await get(path, { method: "POST" });
      expect(response.status, path).toBeGreaterThanOrEqual(400);
      expect(response.status, path).toBeLessThan(500);
    }
  });
});

describe("the id of a request", () => {
  test("is the given one, in the header and in the body of a rejection", async () => {
    const response = await call("/me", { headers: { "x-request-id": "my-request.0001" } });
    expect(response.headers.get("x-request-id")).toBe("my-request.0001");
    expect(response.rejection.requestId).toBe("my-request.0001");
  });

  test("is generated if the given one is malformed", async () => {
    for (const given of ["short", "x".repeat(65), "with spaces here", "<script>alert(1)</script>", "a;b=c,d'\"--"]) {
      const response = await call("/me", { headers: { "x-request-id": given } });
      expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

test("every response of the api has security headers and is not cached", async () => {
  const { member } = await makeClub();
  for (const response of [
    await call("/me", { token: member.token }),
    await call("/me"),
    await call("/nothing"),
    await call("/plans"),
  ]) {
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    expect(headers["strict-transport-security"]).toMatch(/max-age=/);
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  }
});

test("/healthz responds while the process runs, /readyz when its database is the right one", async () => {
  const [health, ready] = await Promise.all([get("/healthz"), get("/readyz")]);
  expect([health.status, await health.json()]).toEqual([200, { status: "ok" }]);
  const [row] = await ownerSql`select max(version)::int as version from schema_version`;
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { status: "ready", migration: row?.version, functions: "current", stuck_jobs: [] },
  ]);
});

test("public data needs no session: the plans, cheapest first", async () => {
  const { body, status } = await call("/plans");
  expect(status).toBe(200);
  expect((body.data as { id: string; price_monthly: number }[]).map((plan) => [plan.id, plan.price_monthly])).toEqual([
    ["starter", 2900],
    ["pro", 7900],
    ["elite", 14900],
  ]);
});

test("for a club without access every call but /me is rejected, and nothing changes", async () => {
  const { id, admin, courts } = await makeClub();
  await ownerSql`update clubs set subscription_status = 'none', trial_expires_at = '2026-01-01' where id = ${id}`;
  const post = { method: "POST", token: admin.token };
  const input = { court_id: courts[0]?.id, start_time: "2026-07-16T10:00" };
  for (const response of [
    await call("/courts", { token: admin.token }),
    await call("/bookings", { token: admin.token }),
    await call("/bookings", { ...post, body: input, now: "2026-07-15T12:00:00Z" }),
    await call("/courts", { ...post, body: { name: "New", sport: "tennis" } }),
  ]) {
    expect(response.status).toBe(402);
    expect(response.rejection).toMatchObject({ code: "access_expired", details: { access_type: "trial_expired" } });
  }
  const me = await call("/me", { token: admin.token });
  expect(me.body).toMatchObject({ access: { has_access: false, access_type: "trial_expired", days_remaining: 0 } });
});
