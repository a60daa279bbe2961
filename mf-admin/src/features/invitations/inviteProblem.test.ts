import { expect, test } from "vitest";
import { emailProblem } from "./inviteProblem.ts";

test.each([
  ["", "Email is required"],
  ["  ", "Email is required"],
  ["ana", "Please enter a valid email address"],
  ["ana@club", "Please enter a valid email address"],
  ["a na@club.test", "Please enter a valid email address"],
  [" ana@club.test ", null],
])("%j: %s", (email, problem) => {
  expect(emailProblem(email)).toBe(problem);
});
