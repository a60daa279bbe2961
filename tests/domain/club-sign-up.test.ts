import {
  clubSignUpProblem,
  DEFAULT_WELCOME,
  isPersonalised,
  timeZoneProblem,
  UNNAMED_CLUB,
} from "@courtside/contracts/domain/club-sign-up.ts";
import { expect, test } from "vitest";

const form = { club_name: "Riverside", admin_name: "Ann", email: "ann@club.test", password: "secret" };
const NO_ZONE = { field: "time_zone", message: "Choose a time zone, such as America/New_York" };

test("a filled form has no problem, with and without a zone, a location or spaces around the address", () => {
  expect(clubSignUpProblem(form)).toBeNull();
  expect(clubSignUpProblem({ ...form, location: "", time_zone: "Europe/Berlin" })).toBeNull();
  expect(clubSignUpProblem({ ...form, email: " ann@club.test " })).toBeNull();
});

test.each(["club_name", "admin_name", "email", "password"] as const)("%s has to be filled in", (field) => {
  for (const blank of ["", "  "]) {
    expect(clubSignUpProblem({ ...form, [field]: blank })).toEqual({ field, message: "Please fill in all fields" });
  }
});

test("the first problem in the order of the form is named", () => {
  expect(clubSignUpProblem({ ...form, admin_name: "", email: "" })?.field).toBe("admin_name");
  expect(clubSignUpProblem({ ...form, email: "ann", password: "short" })?.field).toBe("email");
  expect(clubSignUpProblem({ ...form, password: "short", time_zone: "Mars" })?.field).toBe("password");
});

test.each([
  "ann",
  "ann@club",
  "@club.test",
  "ann@.test",
  "ann@club.",
  "an n@club.test",
  "a nn@club.test",
  "ann@cl ub.test",
  "ann@club.te st",
  "ann@@club.test",
  "ann@club.t@est",
])("%j is not an address", (email) => {
  expect(clubSignUpProblem({ ...form, email })).toEqual({
    field: "email",
    message: "Please enter a valid email address",
  });
});

test("a password has at least 6 characters, and a zone an IANA name", () => {
  expect(clubSignUpProblem({ ...form, password: "12345" })).toEqual({
    field: "password",
    message: "Password must be at least 6 characters",
  });
  expect(clubSignUpProblem({ ...form, time_zone: "Mars" })).toEqual(NO_ZONE);
  expect(timeZoneProblem({ time_zone: "" })).toEqual(NO_ZONE);
  expect(timeZoneProblem({})).toBeNull();
});

test("a club is personalised with a name and a welcome of its own", () => {
  expect([UNNAMED_CLUB, DEFAULT_WELCOME]).toEqual(["New Club", ""]);
  expect(isPersonalised({ name: "Riverside", welcome_message: "Hello" })).toBe(true);
  expect(isPersonalised({ name: "New Club", welcome_message: "Hello" })).toBe(false);
  expect(isPersonalised({ name: "Riverside", welcome_message: "" })).toBe(false);
});
