import { expect, test } from "vitest";
import { pinProblem } from "./pinProblem.ts";

const problemOf = (pin: string, confirmPin = pin) =>
  pinProblem({ pin, confirmPin, currentPassword: "", nonce: "" }, [4, 8]);

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

test("a PIN of a fixed length says so", () => {
  const input = { currentPassword: "", nonce: "" };
  expect(pinProblem({ ...input, pin: "284671", confirmPin: "284671" }, [6, 6])).toBeNull();
  expect(pinProblem({ ...input, pin: "2846", confirmPin: "2846" }, [6, 6])?.message).toBe("The PIN must have 6 digits");
});
