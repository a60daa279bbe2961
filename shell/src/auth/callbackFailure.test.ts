import { expect, test } from "vitest";
import { callbackFailure, isCallback, keepsSession, withoutCallback } from "./callbackFailure.ts";

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

test("a code that was not exchanged was begun elsewhere", () => {
  expect(failure("?code=5f5c")).toBe(
    "This sign-in took too long, or it was begun in another browser. Please try again.",
  );
});

test("a failure ends the session unless it is about a connected account", () => {
  const keeps = (address: string) => keepsSession(new URL(address, "https://club.test"));
  expect(keeps("/auth?error=access_denied&error_code=otp_expired")).toBe(false);
  expect(keeps("/dashboard#error=server_error&error_description=x")).toBe(false);
  expect(keeps("/auth#error=server_error&error_code=identity_already_exists")).toBe(true);
  expect(keeps("/auth?error_code=identity_not_found")).toBe(true);
  expect(keeps("/auth?error_code=single_identity_not_deletable")).toBe(true);
  expect(keeps("/my-account?error=access_denied&error_code=access_denied")).toBe(true);
});

test("the address loses what failed, and nothing else", () => {
  const rest = (address: string) => withoutCallback(new URL(address, "https://club.test"));
  expect(rest("/auth?error=a&error_code=b&error_description=c")).toBe("/auth");
  expect(rest("/book?date=2026-01-02&code=1#error=a&error_description=b")).toBe("/book?date=2026-01-02");
  expect(rest("/about#team")).toBe("/about#team");
  expect(rest("/join-club?code=K7QM2XRA&error=a")).toBe("/join-club?code=K7QM2XRA");
});

test("the code of a club's join link is not one that signs somebody in", () => {
  const isRead = (address: string) => isCallback(new URL(address, "https://club.test"));
  expect(isRead("/join-club?code=K7QM2XRA")).toBe(false);
  expect(isRead("/join-club?code=K7QM2XRA&error=access_denied")).toBe(true);
  expect(isRead("/auth?code=5f5c")).toBe(true);
  expect(isRead("/auth?next=%2Fjoin-club%3Fcode%3DK7QM2XRA&code=5f5c")).toBe(true);
  expect(isRead("/my-account?tab=security&code=5f5c")).toBe(true);
  expect(isRead("/dashboard#error=server_error")).toBe(true);
  expect(isRead("/dashboard")).toBe(false);
});
