import { expect, test } from "vitest";
import { passwordAttributes } from "./passwordAttributes.ts";

const input = { password: "secret", confirmPassword: "secret", currentPassword: "", nonce: "" };

test("without a proof, none is sent: an empty one would be rejected", () => {
  expect(passwordAttributes(input)).toEqual({ password: "secret" });
});

test("the current password, or the mailed code without its blanks", () => {
  expect(passwordAttributes({ ...input, currentPassword: "old" })).toEqual({
    password: "secret",
    current_password: "old",
  });
  expect(passwordAttributes({ ...input, nonce: "123 456" })).toEqual({ password: "secret", nonce: "123456" });
});
