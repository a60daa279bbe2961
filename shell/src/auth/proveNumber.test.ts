import { expect, test, vi } from "vitest";
import { proveNumber } from "./proveNumber.ts";

const SESSION = {
  access_token: "of.the.number",
  token_type: "bearer",
  expires_in: 3600,
  refresh_token: "r",
  user: { id: "u" },
};

/** What was changed in this browser's storage. */
const kept: string[] = [];

/** The service, whose calls are listed with their tokens. */
function service(verified: () => Response) {
  const calls: string[] = [];
  kept.length = 0;
  vi.stubGlobal("location", { origin: "https://club.test" });
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: (name: string) => kept.push(name),
    removeItem: (name: string) => kept.push(name),
  });
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, search } = new URL(String(input));
    calls.push(`${pathname}${search} ${new Headers(init?.headers).get("authorization")}`);
    return pathname.endsWith("/verify") ? verified() : new Response(null, { status: 204 });
  });
  return calls;
}

test("the session that a number's code opens is ended, and this browser's stays", async () => {
  const calls = service(() => Response.json(SESSION));
  expect(await proveNumber("+15550123", "123456")).toBeNull();
  expect(calls[0]).toMatch(/^\/auth\/v1\/verify /);
  expect(calls[1]).toBe("/auth/v1/logout?scope=local Bearer of.the.number");
  expect(kept).toEqual([]);
});

test("a wrong code is returned as the service says it", async () => {
  const body = { code: 403, error_code: "otp_expired", msg: "Token has expired or is invalid" };
  const calls = service(() => Response.json(body, { status: 403 }));
  expect(await proveNumber("+15550123", "000000")).toMatchObject({ code: "otp_expired" });
  expect(calls).toHaveLength(1);
});
