import type { Factor, User } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { appsOf, lacksSecondFactor } from "./secondFactor.ts";

const factor = (status: "verified" | "unverified"): Factor => ({
  id: "4f1b9f3e-0000-4000-8000-000000000001",
  factor_type: "totp",
  status,
  created_at: "2026-11-20T12:00:00Z",
  updated_at: "2026-11-20T12:00:00Z",
});

const user = (...factors: Factor[]): User => ({
  id: "4f1b9f3e-0000-4000-8000-000000000002",
  app_metadata: {},
  user_metadata: {},
  aud: "authenticated",
  created_at: "2026-11-20T12:00:00Z",
  factors,
});

/** With a name that needs the characters in which base64url differs from base64. */
const token = (aal: string) => `h.${Buffer.from(JSON.stringify({ aal, name: "ÿþ¿>?~" })).toString("base64url")}.s`;

test("a session at aal1 lacks the factor that its user has verified", () => {
  expect(lacksSecondFactor({ access_token: token("aal1"), user: user(factor("verified")) })).toBe(true);
  expect(lacksSecondFactor({ access_token: token("aal2"), user: user(factor("verified")) })).toBe(false);
});

test("without a verified factor nothing is missing", () => {
  expect(lacksSecondFactor({ access_token: token("aal1"), user: user() })).toBe(false);
  expect(lacksSecondFactor({ access_token: token("aal1"), user: user(factor("unverified")) })).toBe(false);
});

test("only a verified app can be asked for a code", () => {
  expect(appsOf(user(factor("verified"), factor("unverified")))).toEqual([factor("verified")]);
});
