import type { Factor } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { freeName, grouped } from "./factorNames.ts";

const app = (friendly_name: string, status: "verified" | "unverified" = "verified"): Factor => ({
  id: friendly_name,
  friendly_name,
  factor_type: "totp",
  status,
  created_at: "2026-11-20T12:00:00Z",
  updated_at: "2026-11-20T12:00:00Z",
});

test("the first name that no app has", () => {
  expect(freeName({}, "Authenticator app")).toBe("Authenticator app");
  expect(freeName({ factors: [app("Authenticator app", "unverified")] }, "Authenticator app")).toBe(
    "Authenticator app",
  );
  expect(freeName({ factors: [app("Authenticator app")] }, "Authenticator app")).toBe("Authenticator app 2");
  expect(freeName({ factors: [app("Authenticator app"), app("Authenticator app 2")] }, "Authenticator app")).toBe(
    "Authenticator app 3",
  );
  expect(freeName({ factors: [app("Authenticator app 2")] }, "Authenticator app")).toBe("Authenticator app");
});

test("a key is shown in groups of four", () => {
  expect(grouped("ABCDEFGHIJ")).toBe("ABCD EFGH IJ");
  expect(grouped("ABCDEFGH")).toBe("ABCD EFGH");
});
