import { AuthRetryableFetchError } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { sessionProblem } from "./sessionProblem.ts";

const none = { session: null };

test("what a session lacks is reported, and a lost connection is not reported as that", () => {
  expect(sessionProblem({ data: { session: { access_token: "t" } }, error: null })).toBeNull();
  expect(sessionProblem({ data: none, error: null })).toBe("No user session found.");
  expect(sessionProblem({ data: none, error: new Error("rejected") })).toBe("No user session found.");
  expect(sessionProblem({ data: { session: { access_token: "" } }, error: null })).toBe("No access token found.");
  expect(sessionProblem({ data: none, error: new AuthRetryableFetchError("offline", 0) })).toBeNull();
});
