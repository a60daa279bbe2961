import { expect, test } from "vitest";
import { failureOf } from "./failureOf.ts";

const FIELDS = ["club_name", "email"] as const;
const rejection = (code: string, message: string, details?: Record<string, unknown>) => ({
  code,
  message,
  details,
  requestId: "r1",
});

test("a rejection that names a field of the form is shown below it", () => {
  const taken = rejection("email_taken", "This email address is already registered.", { field: "email" });
  expect(failureOf(taken, FIELDS)).toEqual({ field: "email", message: "This email address is already registered." });
});

test("a rejection of anything else is shown unchanged", () => {
  const tooMany = rejection("over_request_rate_limit", "Too many sign-ups", { field: "body" });
  expect(failureOf(tooMany, FIELDS)).toEqual({ message: "Too many sign-ups" });
});

test.each([new TypeError("Failed to fetch"), undefined, rejection("internal_error", "An unexpected error occurred")])(
  "%o is said in our own text",
  (error) => expect(failureOf(error, FIELDS)).toEqual({ message: "Failed to create your club. Please try again." }),
);
