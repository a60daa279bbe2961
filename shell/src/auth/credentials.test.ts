import { expect, test } from "vitest";
import { codeProblem, emailProblem, newPasswordProblem, signInProblem, signUpProblem } from "./credentials.ts";

const whole = {
  fullName: "Ana Ruiz",
  email: "ana@example.com",
  password: "secret",
  confirmPassword: "secret",
};

test("a whole form has no problem", () => {
  expect(signUpProblem(whole)).toBeNull();
  expect(signInProblem(whole)).toBeNull();
});

test.each([
  ["fullName", { fullName: "  " }],
  ["email", { email: "" }],
  ["password", { password: "" }],
  ["confirmPassword", { confirmPassword: "" }],
])("without %s", (_field, change) => {
  expect(signUpProblem({ ...whole, ...change })).toEqual({ message: "Please fill in all fields" });
});

test("each message stands at its field", () => {
  expect(signUpProblem({ ...whole, email: "ana@example" })).toEqual({
    field: "email",
    message: "Please enter a valid email address",
  });
  expect(signUpProblem({ ...whole, password: "short", confirmPassword: "short" })).toEqual({
    field: "password",
    message: "Password must be at least 6 characters",
  });
  expect(signUpProblem({ ...whole, confirmPassword: "secreT" })).toEqual({
    field: "confirmPassword",
    message: "Passwords do not match",
  });
});

test("sign-in asks for the length of no password: older ones may be shorter", () => {
  expect(signInProblem({ email: " ana@example.com ", password: "abc" })).toBeNull();
});

test("an email address alone", () => {
  expect(emailProblem({ email: " " })).toEqual({ message: "Please fill in all fields" });
  expect(emailProblem({ email: "ana@" })).toEqual({ field: "email", message: "Please enter a valid email address" });
  expect(emailProblem({ email: "ana@example.com" })).toBeNull();
});

test("a new password", () => {
  expect(newPasswordProblem({ password: "secret", confirmPassword: "" })).toEqual({
    message: "Please fill in all fields",
  });
  expect(newPasswordProblem({ password: "secret", confirmPassword: "secret" })).toBeNull();
});

test("a code is six digits, blanks aside", () => {
  expect(codeProblem({ code: "123 456" })).toBeNull();
  for (const code of ["", "12345", "1234567", "12345a"]) {
    expect(codeProblem({ code })).toEqual({ field: "code", message: "Please enter the 6-digit code" });
  }
});
