import { AuthApiError } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { failureText } from "./failureText.ts";

test.each([
  ["NotAllowedError", "Nothing was confirmed. Try again when you are ready."],
  ["InvalidStateError", "This device or key is registered with your account already."],
  ["SecurityError", "Passkeys and security keys do not work at this address."],
])("the browser's %s as plain text", (name, text) => {
  const error = Object.assign(new Error("The operation either timed out or was not allowed. See: https://…"), {
    name,
    code: "ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY",
  });
  expect(failureText(error)).toBe(text);
});

test("the service's rejections as plain text", () => {
  expect(failureText(new AuthApiError("Credential verification failed", 400, "webauthn_verification_failed"))).toBe(
    "This passkey does not work here. It may have been removed from your account.",
  );
  expect(failureText(new AuthApiError("Challenge has expired", 400, "webauthn_challenge_expired"))).toBe(
    "That took too long. Please try again.",
  );
});

test("an unknown failure is unexpected", () => {
  const error = Object.assign(new Error("x"), { name: "UnknownError", code: "ERROR_AUTHENTICATOR_GENERAL_ERROR" });
  expect(failureText(error)).toBe("An unexpected error occurred");
});
