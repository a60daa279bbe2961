import { expect, test } from "vitest";
import { staffPinProblem } from "./staffPinProblem.ts";

const problemOf = (pin: string, confirmPin = pin) =>
  staffPinProblem({ pin, confirmPin, currentPassword: "", nonce: "" });

test("a PIN of 4 to 8 digits, typed twice, is fine", () => {
  for (const pin of ["2846", "73915208"]) expect(problemOf(pin)).toBeNull();
});

test("an empty field, another shape and two different ones are not", () => {
  for (const [pin, confirmPin] of [
    ["", "2846"],
    ["2846", ""],
  ] as const) {
    expect(problemOf(pin, confirmPin)).toEqual({ message: "Please fill in all fields" });
  }
  for (const pin of ["284", "739152086", "28a6", " 2846", "٢٨٤٦"]) expect(problemOf(pin)?.field).toBe("pin");
  expect(problemOf("2846", "2847")?.field).toBe("confirmPin");
});
