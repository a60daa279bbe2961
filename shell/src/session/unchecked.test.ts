import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { expect, test } from "vitest";
import { guard } from "../access/guard.ts";
import { TokenUnavailable } from "../auth/accessToken.ts";
import { unchecked } from "./unchecked.ts";

const me = fakeMe("member");
const failed = (code: string) => ({ code, message: "Something went wrong", requestId: "r" });

test("a check that fails during a session revokes access, and the guard shows the error", () => {
  const after = unchecked(me, failed("internal_error"));
  expect(after.access).toMatchObject({ has_access: false, access_type: "error" });
  expect(guard({ access: "club", roles: ["member"] }, after)).toEqual({ kind: "unchecked" });
  expect(guard({ access: "signed-in" }, after)).toEqual({ kind: "allow" });
});

test.each([
  ["no failure", null],
  ["no connection", new TypeError("Failed to fetch")],
  ["a session that cannot be renewed now", new TokenUnavailable("Failed to fetch")],
  ["a proxy's page, which is thrown as text", "<html>502 Bad Gateway</html>"],
  ["a database that is away", failed("database_unavailable")],
  ["a busy server", failed("busy")],
])("%s leaves what was known", (_what, error) => expect(unchecked(me, error)).toBe(me));
