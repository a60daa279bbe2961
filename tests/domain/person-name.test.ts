import { personNameProblem } from "@courtside/contracts/domain/person-name.ts";
import { expect, test } from "vitest";

test.each(["Ada", "Zoë O’Neill-Sørensen", "陳美玲", "محمد", "x".repeat(120)])("%s is a name", (name) => {
  expect(personNameProblem(name)).toBeNull();
});

test.each([
  ["", "Name is required"],
  ["Ada\nBcc: all", "Name can hold no line breaks or direction marks"],
  ["Ada\u202Egnp.exe", "Name can hold no line breaks or direction marks"],
  ["Ada\u2028", "Name can hold no line breaks or direction marks"],
  ["x".repeat(121), "Name can have at most 120 characters"],
])("%j is not a name: %s", (name, problem) => {
  expect(personNameProblem(name)).toBe(problem);
});
