import { expect, test } from "vitest";
import { callbackFailure } from "./callbackFailure.ts";

const failure = (rest: string) => callbackFailure(new URL(`https://club.test/auth${rest}`));

test("an address without error says nothing", () => {
  expect(failure("")).toBeNull();
  expect(failure("?step=forgot")).toBeNull();
});

test("a known code has its own text, in the query and in the fragment", () => {
  expect(failure("?error=access_denied&error_code=access_denied")).toBe("Sign-in was canceled.");
  expect(failure("#error=access_denied&error_code=otp_expired")).toBe("Email link is invalid or has expired");
});

test("no text of the address is ever shown", () => {
  const text = "Signing in did not work. Please try again.";
  expect(failure("?error=server_error&error_description=Call+555-0100")).toBe(text);
  expect(failure("?error_code=constructor&error_description=Call+555-0100")).toBe(text);
});

test("a code that nobody exchanged was begun elsewhere", () => {
  expect(failure("?code=5f5c")).toBe(
    "This sign-in took too long, or it was begun in another browser. Please try again.",
  );
});
